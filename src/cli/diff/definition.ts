import { type CallOf, command } from '../command/definition.ts';

export const diff = command({
  name: 'diff',
  operands: 'A B',
  maxOperands: 2,
  completes: 'files',
  options: [
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
    { name: 'exact' },
    { name: 'ignore-line-order' },
    { name: 'ignore-transmission' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'diff invoice.xml corrected.xml',
    'diff --ignore-transmission invoice.xml corrected.xml',
    'diff --format json invoice.xml invoice.json',
  ],
});

export type DiffCall = CallOf<typeof diff>;
