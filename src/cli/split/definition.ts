import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
  { name: 'output', short: 'o', value: 'DIR', completes: 'folders' },
  { name: 'overwrite' },
  { name: 'progressive', value: 'TEXT' },
  { name: 'drop-signature' },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type SplitCall = Call<OptionValues<typeof options>>;

export const split = command({
  name: 'split',
  operands: '[FILE]',
  maxOperands: 1,
  completes: 'files',
  options,
  examples: ['split lotto.xml -o single', 'split lotto.xml --progressive 00100 -o single'],
  run: async (call) => (await import('./run.ts')).run(call),
});
