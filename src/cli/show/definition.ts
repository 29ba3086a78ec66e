import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
  { name: 'html', value: 'PLACE', completes: 'files' },
  { name: 'pdf', value: 'PLACE', completes: 'files' },
  { name: 'out-dir', value: 'DIR', completes: 'folders' },
  { name: 'format', short: 'f', value: 'FORMAT', choices: ['pdf', 'html'] },
  { name: 'overwrite' },
  { name: 'body', value: 'N' },
  { name: 'findings' },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type ShowCall = Call<OptionValues<typeof options>>;

export const show = command({
  name: 'show',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options,
  examples: [
    'show invoice.xml',
    'show --html invoice.html invoice.xml',
    'show --pdf invoice.pdf --lang en invoice.xml',
    'show --out-dir pages invoices',
    'show --pdf march.pdf invoices',
    'show --findings --body 2 lotto.xml',
  ],
  run: async (call) => (await import('./run.ts')).run(call),
});
