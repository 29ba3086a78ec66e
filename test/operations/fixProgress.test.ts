/** Comparison of the states before and after a repair. */
import { describe, expect, it } from 'vitest';
import { errorsOf, isAhead, isBetter, isFormal, type State } from '../../src/operations/fix/progress.ts';
import type { Finding } from '../../src/validate/index.ts';

type Short = readonly [code: string, path: string | null, severity?: Finding['severity'], xpath?: string];

const found = ([code, path, severity = 'error', xpath]: Short): Finding =>
  ({ code, id: `${code}.x`, path, severity, xpath: xpath ?? null, stage: 'controls' }) as Finding;

const state = (findings: readonly Short[], omitted = 0): State =>
  ({ findings: findings.map(found), omitted }) as unknown as State;

const TAX = ['00421', '/a/0/imposta'] as const;
const OTHER = ['00421', '/a/1/imposta'] as const;
const TOTAL = ['00422', '/a/0/imponibile'] as const;

interface Row {
  readonly what: string;
  readonly before: readonly Short[];
  readonly after: readonly Short[];
  readonly applied?: readonly Short[];
  readonly mayBeNew?: boolean;
  readonly omitted?: readonly [before: number, after: number];
  readonly expected: boolean;
}

describe('a repair of findings is better', () => {
  it.each<Row>([
    { what: 'if the finding is gone', before: [TAX], after: [], expected: true },
    { what: 'not if it stays', before: [TAX], after: [TAX], expected: false },
    { what: 'if one of two of a kind is gone', before: [TAX, OTHER], after: [TAX], expected: true },
    {
      what: 'not if one of two repaired ones stays',
      before: [TAX, OTHER],
      after: [TAX],
      applied: [TAX, OTHER],
      expected: false,
    },
    { what: 'not with a new one', before: [TAX], after: [TOTAL], expected: false },
    { what: 'with a new one that is allowed', before: [TAX], after: [TOTAL], mayBeNew: true, expected: true },
    {
      what: 'with a new remark',
      before: [TAX],
      after: [['Q-X', '/a', 'info']],
      expected: true,
    },
    {
      what: 'not with a new warning',
      before: [TAX],
      after: [['Q-X', '/a', 'warning']],
      expected: false,
    },
    {
      what: 'not if findings are omitted after it',
      before: [TAX],
      after: [],
      omitted: [0, 1],
      expected: false,
    },
    {
      what: 'without a path, by its XPath without positions',
      before: [['00200', null, 'error', '/*/a[1]/b']],
      after: [['00200', null, 'error', '/*/a[2]/b']],
      applied: [['00200', null, 'error', '/*/a[1]/b']],
      expected: false,
    },
    {
      what: 'if a finding with another name of a path stays',
      before: [TAX, ['00421', '/a/0/imposta2']],
      after: [['00421', '/a/0/imposta2']],
      expected: true,
    },
    // More findings than are kept.
    { what: 'of many: gone', before: [TAX], after: [], omitted: [2, 2], expected: true },
    { what: 'of many: stays', before: [TAX], after: [TAX], omitted: [2, 0], expected: false },
    {
      what: 'of many: another of its kind moves up',
      before: [TAX],
      after: [OTHER],
      omitted: [2, 2],
      expected: true,
    },
    { what: 'of many: more in total', before: [TAX], after: [OTHER], omitted: [2, 3], expected: false },
    {
      what: 'of many: by its XPath',
      before: [['00200', null, 'error', '/*/a[1]/b']],
      after: [['00200', null, 'error', '/*/a[2]/b']],
      applied: [['00200', null, 'error', '/*/a[1]/b']],
      omitted: [1, 1],
      expected: true,
    },
  ])(
    '$what',
    ({ before, after, applied = [TAX], mayBeNew = false, omitted: [was, is] = [0, 0], expected }) => {
      const comparison = {
        before: state(before, was),
        after: state(after, is),
        applied: applied.map(found),
        mayBeNew: () => mayBeNew,
      };
      expect(isBetter(comparison)).toBe(expected);
    },
  );
});

describe('a state is ahead of another', () => {
  it.each<Omit<Row, 'applied' | 'mayBeNew'>>([
    { what: 'with less', before: [TAX, TOTAL], after: [TOTAL], expected: true },
    { what: 'not with the same', before: [TAX], after: [TAX], expected: false },
    { what: 'not with another', before: [TAX, TAX], after: [TOTAL], expected: false },
    { what: 'not with a remark less', before: [['Q-X', '/a', 'info']], after: [], expected: false },
    { what: 'with a warning less', before: [['Q-X', '/a', 'warning']], after: [], expected: true },
    {
      what: 'with a remark more',
      before: [TAX],
      after: [['Q-X', '/a', 'info']],
      expected: true,
    },
    { what: 'with as many omitted', before: [TAX], after: [], omitted: [1, 1], expected: true },
    { what: 'not with more omitted', before: [TAX], after: [], omitted: [0, 1], expected: false },
  ])('$what', ({ before, after, omitted: [was, is] = [0, 0], expected }) => {
    expect(isAhead(state(after, is), state(before, was))).toBe(expected);
  });
});

it('errors are findings of this severity', () => {
  const one = state([TAX, ['Q-X', '/a', 'warning'], ['Q-Y', '/a', 'info']]);
  expect(errorsOf(one).map(({ code }) => code)).toEqual(['00421']);
});

it.each([
  ['envelope', true],
  ['wellformed', true],
  ['structure', true],
  ['controls', false],
  ['quality', false],
] as const)('stage %s is formal: %s', (stage, expected) => {
  expect(isFormal({ ...found(TAX), stage })).toBe(expected);
});
