import { type CallOf, command } from '../command/definition.ts';

export const total = command({
  name: 'total',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'explain' },
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: ['total invoice.xml', 'total --explain invoice.xml', 'total --format json invoices'],
});

export type TotalCall = CallOf<typeof total>;
