/** Comparison of the states before and after a repair. */
import { describe, expect, it } from 'vitest';
import {
  errorsOf,
  isAhead,
  isBetter,
  isFormal,
  objectionable,
  type State,
  stateOf,
} from '../../src/operations/fix/progress.ts';
import type { Examined, Finding } from '../../src/validate/index.ts';

type Short = readonly [code: string, path: string | null, severity?: Finding['severity'], xpath?: string];

const found = ([code, path, severity = 'error', xpath]: Short): Finding =>
  ({
    code,
    id: `${code}.x`,
    path,
    severity,
    xpath: xpath ?? null,
    stage: code === '00200' ? 'structure' : 'controls',
  }) as Finding;

const withRemoval = (one: Short): Finding => ({
  ...found(one),
  fix: { kind: 'safe', op: 'remove', path: one[1] ?? '' },
});

interface More {
  readonly isCut?: boolean | undefined;
  /** Findings beyond those that are kept, each with its number. */
  readonly unkept?: readonly (readonly [Short, number])[] | undefined;
}

const state = (findings: readonly Short[], { isCut = false, unkept = [] }: More = {}): State =>
  ({
    findings: findings.map(found),
    isCut,
    unkept: unkept.map(([first, count]) => ({ first: found(first), count })),
    omitted: unkept.reduce((sum, [, count]) => sum + count, 0),
  }) as unknown as State;

const TAX = ['00421', '/a/0/imposta'] as const;
const OTHER = ['00421', '/a/1/imposta'] as const;
const TOTAL = ['00422', '/a/0/imponibile'] as const;
const DATE = ['00200', '/a/0/data'] as const;
const OTHER_DATE = ['00200', '/a/1/data'] as const;

interface Row {
  readonly what: string;
  readonly before: readonly Short[];
  readonly after: readonly Short[];
  readonly applied?: readonly Short[];
  /** The same, if the repair removes the element. */
  readonly removed?: readonly Short[];
  readonly mayBeNew?: boolean;
  readonly cut?: readonly [before: boolean, after: boolean];
  readonly unkept?: readonly [before: More['unkept'], after: More['unkept']];
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
    {
      what: 'not if one of the same kind comes up at another name of a path',
      before: [TAX, TOTAL],
      after: [['00421', '/a/0/imposta2']],
      applied: [TOTAL],
      expected: false,
    },
    // More findings of rules than are kept.
    {
      what: 'of many: if the finding was not kept',
      before: [TOTAL],
      after: [TOTAL],
      unkept: [[[TAX, 2]], [[OTHER, 1]]],
      expected: true,
    },
    {
      what: 'of many: if it makes room for others',
      before: [TAX],
      after: [TOTAL],
      unkept: [[[TOTAL, 2]], [[TOTAL, 1]]],
      expected: true,
    },
    {
      what: 'of many: not if it stays',
      before: [TOTAL],
      after: [TOTAL],
      unkept: [[[TAX, 2]], [[TAX, 2]]],
      expected: false,
    },
    {
      what: 'of many: not with a new one',
      before: [TAX],
      after: [],
      unkept: [[], [[TOTAL, 1]]],
      expected: false,
    },
    {
      what: 'of many: with a new one that is allowed',
      before: [TAX],
      after: [],
      mayBeNew: true,
      unkept: [[], [[TOTAL, 50_000]]],
      expected: true,
    },
    // More problems than the reader counts.
    {
      what: 'of a part: gone',
      before: [DATE],
      after: [],
      cut: [true, true],
      applied: [DATE],
      expected: true,
    },
    {
      what: 'of a part: stays',
      before: [DATE],
      after: [DATE],
      cut: [true, false],
      applied: [DATE],
      expected: false,
    },
    {
      what: 'of a part: one of two stays',
      before: [DATE, OTHER_DATE],
      after: [OTHER_DATE],
      cut: [true, true],
      applied: [DATE, OTHER_DATE],
      expected: false,
    },
    {
      what: 'of a part: the next one has the path of a removed one',
      before: [DATE],
      after: [DATE],
      cut: [true, true],
      removed: [DATE],
      expected: true,
    },
    {
      what: 'of a part: a removed one beside one that stays',
      before: [DATE, OTHER_DATE],
      after: [DATE, OTHER_DATE],
      cut: [true, true],
      applied: [OTHER_DATE],
      removed: [DATE],
      expected: false,
    },
    {
      what: 'of a part: others come up',
      before: [DATE],
      after: [OTHER_DATE, ['00200', '/a/1/numero']],
      cut: [true, true],
      applied: [DATE],
      expected: true,
    },
    {
      what: 'of a part: not with a new one of a rule',
      before: [DATE],
      after: [OTHER_DATE, TAX],
      cut: [true, true],
      applied: [DATE],
      expected: false,
    },
    {
      what: 'of a part: by its XPath',
      before: [['00200', null, 'error', '/*/a[1]/b']],
      after: [['00200', null, 'error', '/*/a[2]/b']],
      applied: [['00200', null, 'error', '/*/a[1]/b']],
      cut: [true, true],
      expected: true,
    },
  ])('$what', (row) => {
    const { before, after, removed = [], mayBeNew = false, cut = [], unkept = [], expected } = row;
    const { applied = removed.length > 0 ? [] : [TAX] } = row;
    const comparison = {
      before: state(before, { isCut: cut[0], unkept: unkept[0] }),
      after: state(after, { isCut: cut[1], unkept: unkept[1] }),
      applied: [...applied.map(found), ...removed.map(withRemoval)],
      mayBeNew: () => mayBeNew,
    };
    expect(isBetter(comparison)).toBe(expected);
  });
});

describe('a state is ahead of another', () => {
  it.each<Omit<Row, 'applied' | 'removed' | 'mayBeNew' | 'cut'>>([
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
    {
      what: 'of many: with less of those not kept',
      before: [TOTAL],
      after: [TOTAL],
      unkept: [[[TAX, 2]], [[TAX, 1]]],
      expected: true,
    },
    {
      what: 'of many: not with the same',
      before: [TAX],
      after: [TAX],
      unkept: [[[TAX, 2]], [[TAX, 2]]],
      expected: false,
    },
    {
      what: 'of many: not with others',
      before: [TAX],
      after: [],
      unkept: [[], [[TOTAL, 1]]],
      expected: false,
    },
  ])('$what', ({ before, after, unkept: [was, is] = [[], []], expected }) => {
    expect(isAhead(state(after, { unkept: is }), state(before, { unkept: was }))).toBe(expected);
  });
});

it('a state has all findings of an examination, and those that were only counted', () => {
  const [findings, unkept] = [[found(TAX)], [{ first: found(TOTAL), count: 2 }]];
  const examined = { kind: 'FPR12', outlines: () => findings, unkept: () => unkept } as unknown as Examined;
  expect(stateOf(examined)).toMatchObject({ kind: 'FPR12', findings, unkept });
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

describe('the paths that speak against a repair', () => {
  type Against = Omit<Row, 'expected'> & { readonly paths: readonly string[] };
  it.each<Against>([
    { what: 'none', before: [TAX], after: [], paths: [] },
    { what: 'a finding that should be gone', before: [TAX], after: [TAX], applied: [TAX], paths: [TAX[1]] },
    { what: 'one that was there', before: [TAX, TOTAL], after: [TOTAL], applied: [TAX], paths: [] },
    { what: 'a new error', before: [TAX], after: [TOTAL], paths: [TOTAL[1]] },
    { what: 'a new warning', before: [], after: [['Q-X', '/a', 'warning']], paths: ['/a'] },
    { what: 'a new remark', before: [], after: [['Q-X', '/a', 'info']], paths: [] },
    { what: 'a new one that is allowed', before: [], after: [TOTAL], mayBeNew: true, paths: [] },
    { what: 'a new one without a path', before: [], after: [['00200', null]], paths: [] },
    { what: 'two of them', before: [], after: [TAX, TOTAL], paths: [TAX[1], TOTAL[1]] },
    // Where not all findings were known, others are not new.
    {
      what: 'of many: a finding that was not kept',
      before: [TAX],
      after: [TOTAL],
      unkept: [[[TOTAL, 1]], []],
      paths: [],
    },
    {
      what: 'of many: a finding that should be gone',
      before: [TAX],
      after: [TAX, TOTAL],
      applied: [TAX],
      unkept: [[[TOTAL, 1]], []],
      paths: [TAX[1]],
    },
    { what: 'of a part: another', before: [DATE], after: [OTHER_DATE], cut: [true, false], paths: [] },
    {
      what: 'of a part: that should be gone',
      before: [DATE],
      after: [DATE, OTHER_DATE],
      applied: [DATE],
      cut: [true, false],
      paths: [DATE[1]],
    },
    {
      what: 'where only the repair has a part',
      before: [TAX],
      after: [TOTAL],
      cut: [false, true],
      paths: [TOTAL[1]],
    },
  ])('$what', ({ before, after, applied = [], mayBeNew = false, cut = [], unkept = [], paths }) => {
    const comparison = {
      before: state(before, { isCut: cut[0], unkept: unkept[0] }),
      after: state(after, { isCut: cut[1], unkept: unkept[1] }),
      applied: applied.map(found),
      mayBeNew: () => mayBeNew,
    };
    expect(objectionable(comparison)).toEqual(paths);
  });
});
