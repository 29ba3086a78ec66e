import { type CallOf, command } from '../command/definition.ts';

export const controls = command({
  name: 'controls',
  operands: '[CODE|WORD]',
  maxOperands: 1,
  completes: 'codes',
  options: [{ name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] }],
  examples: ['controls', 'controls 0042', 'controls Q-', 'controls --lang en certificate'],
});

export type ControlsCall = CallOf<typeof controls>;
