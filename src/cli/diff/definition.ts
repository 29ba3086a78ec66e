import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
  { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
  { name: 'exact' },
  { name: 'ignore-line-order' },
  { name: 'ignore-transmission' },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type DiffCall = Call<OptionValues<typeof options>>;

export const diff = command({
  name: 'diff',
  operands: 'A B',
  maxOperands: 2,
  completes: 'files',
  options,
  examples: [
    'diff invoice.xml corrected.xml',
    'diff --ignore-transmission invoice.xml corrected.xml',
    'diff --format json invoice.xml invoice.json',
  ],
  run: async (call) => (await import('./run.ts')).run(call),
});
