import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
  { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
  { name: 'overwrite' },
  { name: 'progressive', value: 'TEXT' },
  { name: 'drop-signature' },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type MergeCall = Call<OptionValues<typeof options>>;

export const merge = command({
  name: 'merge',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options,
  examples: [
    'merge single/1.xml single/2.xml -o new.xml',
    "merge 'single/*.xml' --progressive 00007 -o new.xml",
  ],
  run: async (call) => (await import('./run.ts')).run(call),
});
