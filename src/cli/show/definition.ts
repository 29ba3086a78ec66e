import { type CallOf, command } from '../command/definition.ts';

export const show = command({
  name: 'show',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'html', value: 'PLACE', completes: 'files' },
    { name: 'pdf', value: 'PLACE', completes: 'files' },
    { name: 'out-dir', value: 'DIR', completes: 'folders' },
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['pdf', 'html'] },
    { name: 'overwrite' },
    { name: 'resume', value: 'FILE', completes: 'files' },
    { name: 'body', value: 'N' },
    { name: 'findings' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'show invoice.xml',
    'show --html invoice.html invoice.xml',
    'show --pdf invoice.pdf --lang en invoice.xml',
    'show --out-dir pages invoices',
    'show --pdf march.pdf invoices',
    'show --findings --body 2 lotto.xml',
  ],
});

export type ShowCall = CallOf<typeof show>;
