import { type CallOf, command } from '../command/definition.ts';

export const open = command({
  name: 'open',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'extract', short: 'x', value: 'DIR', completes: 'folders' },
    { name: 'overwrite' },
    { name: 'resume', value: 'FILE', completes: 'files' },
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: ['open signed.xml.p7m', 'open --extract documents signed.xml.p7m', 'open --format json invoices'],
});

export type OpenCall = CallOf<typeof open>;
