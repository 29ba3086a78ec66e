import { command } from '../command/definition.ts';

export const help = command({
  name: 'help',
  operands: '[COMMAND]',
  maxOperands: 1,
  completes: 'commands',
  options: [],
  examples: ['help validate'],
});
