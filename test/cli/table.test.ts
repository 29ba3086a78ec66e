import { expect, it } from 'vitest';
import { type Column, tableFor } from '../../src/cli/terminal/table.ts';

const ID = 'd0000000-5eed-4000-8000-000000000001';
const LONG = 'a description that goes on and on and on and on';
const COLUMNS: readonly Column[] = [
  { head: 'id', whole: true },
  { head: 'text' },
  { head: 'sum', right: true },
];

/** The cells of a row, in a table laid out from the rows known first. */
const cells = (width: number | null, known = ID): readonly string[] => {
  const table = tableFor(COLUMNS, [[known, LONG, '10.00']], { width, bold: (text) => text });
  return table
    .rows([[ID, LONG, '10.00']])
    .trimEnd()
    .split('  ');
};

it.each([
  ['no terminal', null, [ID, LONG, '10.00']],
  ['a wide one', 200, [ID, LONG, '10.00']],
  ['one that takes half of the text', 80, [ID, `${LONG.slice(0, 34)}…`, '10.00']],
  ['one narrower than the id', 20, [ID, `${LONG.slice(0, 7)}…`, '10.00']],
])('on %s the id is complete, even if other cells are truncated', (_, width, expected) => {
  expect(cells(width)).toEqual(expected);
});

it('a shorter id leaves its column aligned, even on a terminal narrower than the column', () => {
  const table = tableFor(COLUMNS, [[ID, LONG, '10.00']], { width: 20, bold: (text) => text });
  const rows = table.rows([
    [ID, 'text', '10.00'],
    ['d0', 'text', '10.00'],
  ]);
  expect(rows.split('\n', 2).map((row) => row.indexOf('text'))).toEqual([ID.length + 2, ID.length + 2]);
});

it('a later id that is longer than the first ones is complete, too', () => {
  expect(cells(80, 'd0')[0]).toBe(ID);
});
