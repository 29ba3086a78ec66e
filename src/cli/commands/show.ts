import { type Call, command, type OptionDefinition, type OptionValues } from '../definition.ts';

const options = [
  { name: 'html', value: 'FILE', completes: 'files' },
  { name: 'pdf', value: 'FILE', completes: 'files' },
  { name: 'overwrite' },
  { name: 'body', value: 'N' },
  { name: 'findings' },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type ShowCall = Call<OptionValues<typeof options>>;

export const show = command({
  name: 'show',
  operands: '[FILE…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options,
  examples: [
    'show invoice.xml',
    'show --html invoice.html invoice.xml',
    'show --pdf invoice.pdf --lang en invoice.xml',
    'show --findings --body 2 lotto.xml',
  ],
  run: async (call) => (await import('../show/run.ts')).run(call),
});
