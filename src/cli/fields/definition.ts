import { command } from '../command/definition.ts';

export const fields = command({
  name: 'fields',
  operands: '[NAME|NUMBER]',
  maxOperands: 1,
  completes: 'nothing',
  options: [{ name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] }],
  examples: ['fields AliquotaIVA', 'fields 2.2.1.11', 'fields --format json codice_destinatario'],
});
