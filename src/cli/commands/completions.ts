import { command } from '../definition.ts';

export const completions = command({
  name: 'completions',
  operands: 'SHELL',
  maxOperands: 1,
  completes: 'shells',
  options: [],
  examples: ['completions bash', 'completions zsh', 'completions fish'],
  run: async (call) => (await import('../completions/run.ts')).run(call),
});
