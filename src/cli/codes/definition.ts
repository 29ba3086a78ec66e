import { command } from '../command/definition.ts';

export const codes = command({
  name: 'codes',
  operands: '[LIST] [CODE]',
  maxOperands: 2,
  completes: 'lists',
  options: [{ name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] }],
  examples: ['codes', 'codes Natura', 'codes Natura N6.1', 'codes --lang en TipoDocumento credit'],
});
