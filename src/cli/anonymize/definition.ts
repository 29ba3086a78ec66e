import { type CallOf, command } from '../command/definition.ts';

export const anonymize = command({
  name: 'anonymize',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'output', short: 'o', value: 'PLACE', completes: 'files' },
    { name: 'overwrite' },
    { name: 'resume', value: 'FILE', completes: 'files' },
    { name: 'seed', value: 'TEXT' },
    { name: 'keep', value: 'FIELD', repeatable: true },
    { name: 'drop-signature' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'anonymize invoice.xml -o sample.xml',
    'anonymize --seed winter invoices -o samples',
    'anonymize --keep 1.2 --keep Descrizione invoice.xml',
    'anonymize - < invoice.xml',
  ],
});

export type AnonymizeCall = CallOf<typeof anonymize>;
