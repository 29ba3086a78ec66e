import { type CallOf, command } from '../command/definition.ts';

export const name = command({
  name: 'name',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'check' },
    { name: 'rename' },
    { name: 'progressive', value: 'TEXT' },
    { name: 'party', value: 'PARTY', choices: ['transmitter', 'supplier'] },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'name invoice.xml',
    "name --rename --progressive 00100 'invoices/*.xml'",
    'name --check IT01234567890_00001.xml',
  ],
});

export type NameCall = CallOf<typeof name>;
