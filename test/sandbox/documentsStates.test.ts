/** Every status with every cause of a transition, compared with an independent table. */
import { describe, expect, it } from 'vitest';
import { type Move, type Status, nextStatus as whereTo } from '../../src/sandbox/documents/states.ts';

const MOVES = ['issue', 'transmit', 'discard', 'deliver', 'miss', 'refuse'] as const satisfies Move[];

type Row = readonly [
  status: Status,
  issue: Status | null,
  transmit: Status | null,
  discard: Status | null,
  deliver: Status | null,
  miss: Status | null,
  refuse: Status | null,
];

/** FPA12. */
const TABLE: readonly Row[] = [
  // status          issue      transmit  discard      deliver      miss             refuse
  ['DRAFT', 'CREATED', null, null, null, null, null],
  ['CREATED', null, 'SENT', null, null, null, null],
  ['SENT', null, null, 'DISCARDED', 'DELIVERED', 'NOT_DELIVERED', null],
  ['DELIVERED', null, null, null, null, null, 'REFUSED'],
  ['NOT_DELIVERED', null, null, null, null, null, null],
  ['DISCARDED', null, null, null, null, null, null],
  ['REFUSED', null, null, null, null, null, null],
  ['PENDING_ISSUE', null, null, null, null, null, null],
];

describe('moves', () => {
  it.each(TABLE)('from %s', (status, ...targets) => {
    expect(MOVES.map((move) => whereTo(status, move, 'FPA12') ?? null)).toEqual(targets);
    // Only an administration can refuse.
    const others = targets.map((to) => (to === 'REFUSED' ? null : to));
    for (const format of ['FPR12', null]) {
      expect(MOVES.map((move) => whereTo(status, move, format) ?? null)).toEqual(others);
    }
  });
});
