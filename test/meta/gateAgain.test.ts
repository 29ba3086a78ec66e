import { describe, expect, it } from 'vitest';
import { again, type Outcome } from '../../scripts/gate/steps.ts';

const outcome = (more: Partial<Outcome>): Outcome => ({
  ok: false,
  passed: 10,
  failed: 2,
  seconds: 5,
  output: '',
  ...more,
});

interface Row {
  readonly name: string;
  readonly first: Partial<Outcome>;
  /** The second run; null if there must be none. */
  readonly second: Partial<Outcome> | null;
  readonly expected: Pick<Outcome, 'ok' | 'passed' | 'failed'>;
}

const rows: readonly Row[] = [
  {
    name: 'what passed is not repeated',
    first: { ok: true, failed: 0 },
    second: null,
    expected: { ok: true, passed: 10, failed: 0 },
  },
  {
    name: 'files that pass alone do not fail the gate',
    first: { failedFiles: ['a', 'b'] },
    second: { ok: true, passed: 40, failed: 0 },
    expected: { ok: true, passed: 12, failed: 0 },
  },
  {
    name: 'files that fail again do',
    first: { failedFiles: ['a', 'b'] },
    second: { ok: false, passed: 39, failed: 1 },
    expected: { ok: false, passed: 10, failed: 2 },
  },
  {
    name: 'many failed files are no accident',
    first: { failedFiles: ['a', 'b', 'c', 'd'] },
    second: null,
    expected: { ok: false, passed: 10, failed: 2 },
  },
  {
    name: 'an error outside the tests is not repeated',
    first: {},
    second: null,
    expected: { ok: false, passed: 10, failed: 2 },
  },
];

describe('failed files of the gate', () => {
  it.each(rows)('$name', async ({ first, second, expected }) => {
    const asked: (readonly string[])[] = [];
    const result = await again(outcome(first), async (files) => {
      asked.push(files);
      return outcome(second ?? {});
    });
    expect(result).toMatchObject(expected);
    expect(asked).toEqual(second === null ? [] : [first.failedFiles]);
  });
});
