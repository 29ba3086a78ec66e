import { command } from '../command/definition.ts';

export const completions = command({
  name: 'completions',
  operands: 'SHELL',
  maxOperands: 1,
  completes: 'shells',
  options: [],
  examples: ['completions bash', 'completions zsh', 'completions fish'],
});
