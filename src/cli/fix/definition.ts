import { type CallOf, command } from '../command/definition.ts';

export const fix = command({
  name: 'fix',
  operands: '[FILE…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'dry-run', short: 'n' },
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
    { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
    { name: 'overwrite' },
    { name: 'amounts' },
    { name: 'fix', value: 'CODE', completes: 'advice', repeatable: true },
    { name: 'drop-signature' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'fix --dry-run invoice.xml',
    'fix --dry-run --format json invoice.xml',
    'fix --amounts invoice.xml -o new.xml',
    'fix --fix Q-BOLLO invoice.xml',
    "fix 'invoices/*.xml'",
    'fix - < invoice.xml',
  ],
});

export type FixCall = CallOf<typeof fix>;
