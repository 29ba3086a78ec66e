import { type CallOf, command } from '../command/definition.ts';

export const split = command({
  name: 'split',
  operands: '[FILE]',
  maxOperands: 1,
  completes: 'files',
  options: [
    { name: 'output', short: 'o', value: 'DIR', completes: 'folders' },
    { name: 'overwrite' },
    { name: 'progressive', value: 'TEXT' },
    { name: 'drop-signature' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: ['split lotto.xml -o single', 'split lotto.xml --progressive 00100 -o single'],
});

export type SplitCall = CallOf<typeof split>;
