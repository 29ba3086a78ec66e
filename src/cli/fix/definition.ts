import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
  { name: 'dry-run', short: 'n' },
  { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
  { name: 'overwrite' },
  { name: 'amounts' },
  { name: 'fix', value: 'CODE', completes: 'advice', repeatable: true },
  { name: 'drop-signature' },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type FixCall = Call<OptionValues<typeof options>>;

export const fix = command({
  name: 'fix',
  operands: '[FILE…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options,
  examples: [
    'fix --dry-run invoice.xml',
    'fix --amounts invoice.xml -o new.xml',
    'fix --fix Q-BOLLO invoice.xml',
    "fix 'invoices/*.xml'",
    'fix - < invoice.xml',
  ],
  run: async (call) => (await import('./run.ts')).run(call),
});
