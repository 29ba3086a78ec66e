import { expect, it } from 'vitest';
import { longestInOrder } from '../../src/xml/read/order.ts';

/** Positions in the official order, and which of the elements are in order; undefined if all are. */
it.each<[readonly number[], readonly number[] | undefined]>([
  [[], undefined],
  [[3], undefined],
  [[1, 1, 2], undefined],
  [[2, 1], [1]],
  [
    [1, 3, 2],
    [0, 2],
  ],
  [
    [3, 1, 2],
    [1, 2],
  ],
  [
    [1, 2, 0, 3],
    [0, 1, 3],
  ],
  [
    [5, 1, 2, 3, 4],
    [1, 2, 3, 4],
  ],
  [
    [2, 2, 1],
    [0, 1],
  ],
  [
    [0, 4, 1, 2, 5, 3],
    [0, 2, 3, 5],
  ],
  [[4, 3, 2, 1, 0], [4]],
  [
    [0, 0, 1, 0, 0],
    [0, 1, 3, 4],
  ],
])('%j: %j', (indices, expected) => {
  const kept = longestInOrder(indices);
  expect(kept === undefined ? undefined : [...kept].sort((a, b) => a - b)).toEqual(expected);
});
