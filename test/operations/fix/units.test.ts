/** Units of fixes: room, suspects and overlaps. */
import { describe, expect, it } from 'vitest';
import {
  type Applied,
  bodyOf,
  findingsOf,
  inText,
  type Unit,
  unitsAt,
  unitsWithRoom,
  withoutOverlaps,
} from '../../../src/operations/fix/units.ts';

interface Short {
  readonly op?: Applied['fix']['op'];
  readonly path?: string;
  readonly at?: readonly [offset: number, end: number];
  readonly text?: string;
  readonly id?: string;
}

function applied({ op = 'replace', path = '/a', at: [offset, end] = [0, 1], text = '', id }: Short): Applied {
  return {
    code: '00421',
    finding: id === undefined ? null : ({ id } as Applied['finding']),
    fix: { kind: 'safe', op, path },
    edit: { offset, end, text, at: offset, xpath: null },
  };
}

describe('the units at the places of findings', () => {
  const LINES = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee';
  const body = (index: number, rest = ''): string => `/fattura_elettronica_body/${index}${rest}`;

  it.each<
    readonly [
      what: string,
      units: readonly (readonly string[])[],
      findings: readonly string[],
      suspects: readonly number[],
    ]
  >([
    ['no finding', [['/a'], ['/b']], [], []],
    // In one invoice: the item of the last list.
    ['the same line', [[`${LINES}/1/x`], [`${LINES}/2/x`]], [`${LINES}/2/y`], [1]],
    ['the line itself', [[`${LINES}/1/x`], [`${LINES}/2/x`]], [`${LINES}/1`], [0]],
    ['a line of two digits', [[`${LINES}/1/x`], [`${LINES}/12/x`]], [`${LINES}/12/y`], [1]],
    ['a line that is removed', [[`${LINES}/7`], [`${LINES}/8`]], [`${LINES}/8/y`], [1]],
    [
      'two lines',
      [[`${LINES}/1/x`], [`${LINES}/2/x`], [`${LINES}/3/x`]],
      [`${LINES}/3`, `${LINES}/1`],
      [0, 2],
    ],
    [
      'a list in a line',
      [[`${LINES}/1/sconto/0/x`], [`${LINES}/1/sconto/1/x`]],
      [`${LINES}/1/sconto/1`],
      [1],
    ],
    ['a line, and a list in it', [[`${LINES}/1/sconto/0/x`], [`${LINES}/1/x`]], [`${LINES}/1/y`], [1]],
    ['a place with a digit in its name', [['/a/1/b2/x'], ['/a/2/b2/x']], ['/a/1/b2/y'], [0]],
    ['a name that begins with a digit', [['/a/1/2b/x'], ['/a/2/2b/x']], ['/a/2/2b/y'], [1]],
    ['a digit alone in a name', [['/a/1/b/x'], ['/a/x1/b/x']], ['/a/x1/b/y'], [1]],
    ['places outside of lists', [['/a/x'], ['/b/0/x']], ['/c/y'], [0]],
    ['another line', [[`${LINES}/1/x`], [`${LINES}/2/x`]], [`${LINES}/3/y`], []],
    ['a unit of several places', [['/a/0/x', '/a/1/x'], ['/a/2/x']], ['/a/1/y'], [0]],
    // In a lotto: the invoice.
    ['another list of the same invoice', [[body(0, '/a/0')], [body(1, '/a/0')]], [body(1, '/b/3')], [1]],
    ['an invoice of two digits', [[body(1, '/a/0')], [body(12, '/a/0')]], [body(12, '/b/3')], [1]],
    ['the header beside an invoice', [['/header/x'], [body(0, '/a/0')]], ['/header/list/0/y'], [0]],
    ['an invoice beside the header', [['/header/x'], [body(0, '/a/0')]], [body(0)], [1]],
    [
      'a list of the same name elsewhere',
      [[`/b${body(0, '/a/0')}`], [`/b${body(1, '/a/1')}`]],
      [`/b${body(0, '/a/1')}`],
      [],
    ],
  ])('%s', (_what, paths, findings, suspects) => {
    const units: readonly Unit[] = paths.map((unit) => unit.map((path) => applied({ path })));
    expect(unitsAt(units, findings).map((unit) => units.indexOf(unit))).toEqual(suspects);
  });
});

it.each([
  ['/fattura_elettronica_body/0/dati_generali', 0],
  ['/fattura_elettronica_body/12/dati_generali', 12],
  ['/fattura_elettronica_body/1', -1],
  ['/fattura_elettronica_header/dati_trasmissione', -1],
  ['/x/fattura_elettronica_body/1/y', -1],
  ['', -1],
])('the document of %j: %i', (path, index) => {
  expect(bodyOf(path)).toBe(index);
});

describe('the units for which the file has room', () => {
  /** The growth by each edit of some units. */
  type Growths = readonly (readonly number[])[];

  const ROWS: readonly (readonly [what: string, room: number, units: Growths, fitting: readonly number[]])[] =
    [
      ['no units', 0, [], []],
      ['all of them, exactly', 6, [[1], [2], [3]], [0, 1, 2]],
      ['all but the last', 5, [[1], [2], [3]], [0, 1]],
      ['smaller ones behind one that is too large', 3, [[1], [4], [2]], [0, 2]],
      ['none', 0, [[1], [2]], []],
      ['one that makes room', 0, [[1], [-3], [2], [2]], [1, 2]],
      ['one as long as before', 0, [[0], [1]], [0]],
      [
        'a unit by all of its edits',
        5,
        [
          [3, 3],
          [2, 3],
        ],
        [1],
      ],
      ['a unit whose edits make up for each other', 0, [[3, -3], [1]], [0]],
    ];

  it.each(ROWS)('%s', (_what, room, growths, fitting) => {
    const units: readonly Unit[] = growths.map((unit) =>
      unit.map((growth) => applied({ at: [0, growth], text: 'x'.repeat(100) })),
    );
    const draft = { room, growthBy: ({ end }: { readonly end: number }) => end };
    expect(unitsWithRoom(draft, units).map((unit) => units.indexOf(unit))).toEqual(fitting);
  });

  it.each([
    ['more than any encoding can take', 1_000, 0],
    ['exactly as much', 48, 0],
    ['a byte less', 47, 3],
    ['without a limit', Number.POSITIVE_INFINITY, 0],
  ])('the growth is not computed with room for %s', (_what, room, computed) => {
    let calls = 0;
    const growthBy = (): number => {
      calls += 1;
      return 1;
    };
    // Six units of UTF-16.
    const units = [[applied({ text: 'x' }), applied({ text: 'yy' })], [applied({ text: 'zzz' })]];
    expect(unitsWithRoom({ room, growthBy }, units)).toEqual(units);
    expect(calls).toBe(computed);
  });
});

describe('of overlapping fixes, the first in the text', () => {
  it.each<readonly [what: string, fixes: readonly Short[], chosen: readonly number[]]>([
    ['none', [], []],
    ['one', [{}], [0]],
    ['apart', [{ at: [0, 2] }, { at: [4, 6] }], [0, 1]],
    ['adjacent', [{ at: [0, 2] }, { at: [2, 4] }], [0, 1]],
    ['overlapping', [{ at: [0, 3] }, { at: [2, 4] }], [0]],
    ['overlapping with one that waits', [{ at: [0, 3] }, { at: [2, 6] }, { at: [4, 7] }], [0, 2]],
    ['at the same place', [{ at: [0, 3] }, { at: [0, 3] }], [0]],
    ['insertions at the same place', [{ at: [3, 3] }, { at: [3, 3], path: '/b' }], [0]],
    [
      'additions at the same path',
      [
        { op: 'add', at: [3, 3] },
        { op: 'add', at: [3, 3] },
      ],
      [0, 1],
    ],
    [
      'additions at other paths',
      [
        { op: 'add', at: [3, 3] },
        { op: 'add', at: [3, 3], path: '/b' },
      ],
      [0],
    ],
    ['an addition before another fix', [{ op: 'add', at: [3, 3] }, { at: [3, 3] }], [0]],
    ['an addition behind another fix', [{ at: [3, 3] }, { op: 'add', at: [3, 3] }], [0]],
  ])('%s', (_what, shorts, chosen) => {
    const fixes = shorts.map(applied);
    expect(withoutOverlaps(fixes).map((one) => fixes.indexOf(one))).toEqual(chosen);
  });
});

it('edits are in the order of their starts, then of their ends, then as given', () => {
  const rows: readonly NonNullable<Short['at']>[] = [
    [5, 6],
    [2, 9],
    [2, 2],
    [5, 6],
    [0, 1],
  ];
  const fixes = rows.map((at) => applied({ at }));
  expect([...fixes].sort(inText).map((one) => fixes.indexOf(one))).toEqual([4, 2, 1, 0, 3]);
});

it('the findings of a unit are those of its fixes that have one', () => {
  expect(findingsOf([applied({ id: 'a' }), applied({}), applied({ id: 'b' })])).toEqual([
    { id: 'a' },
    { id: 'b' },
  ]);
});
