import { type CallOf, command } from '../command/definition.ts';

export const merge = command({
  name: 'merge',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
    { name: 'overwrite' },
    { name: 'progressive', value: 'TEXT' },
    { name: 'drop-signature' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'merge single/1.xml single/2.xml -o new.xml',
    "merge 'single/*.xml' --progressive 00007 -o new.xml",
  ],
});

export type MergeCall = CallOf<typeof merge>;
