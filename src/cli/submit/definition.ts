import { type CallOf, command } from '../command/definition.ts';

export const submit = command({
  name: 'submit',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'issue' },
    { name: 'company', value: 'ID' },
    { name: 'dry-run', short: 'n' },
    { name: 'wait' },
    { name: 'yes', short: 'y' },
    { name: 'force' },
    { name: 'drop-signature' },
    { name: 'skip-invalid' },
    { name: 'reissue' },
    { name: 'again' },
    { name: 'resend-unconfirmed' },
    { name: 'look-up' },
    { name: 'sectional', value: 'ID' },
    { name: 'automatic-number' },
    { name: 'reconciliation', value: 'ID' },
    { name: 'journal', value: 'FILE', completes: 'files' },
    { name: 'rate', value: 'N' },
    { name: 'timeout', value: 'TIME' },
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'submit --dry-run invoices',
    'submit invoice.xml',
    'submit --issue --wait invoice.xml',
    "submit --issue --yes --format json 'invoices/*.xml'",
    'submit --issue --reissue corrected.xml',
  ],
});

export type SubmitCall = CallOf<typeof submit>;
