import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
  { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
] as const satisfies readonly OptionDefinition[];

export type ControlsCall = Call<OptionValues<typeof options>>;

export const controls = command({
  name: 'controls',
  operands: '[CODE|WORD]',
  maxOperands: 1,
  completes: 'codes',
  options,
  examples: ['controls', 'controls 0042', 'controls Q-', 'controls --lang en certificate'],
  run: async (call) => (await import('./run.ts')).run(call),
});
