/** A table whose header repeats on every page. */
import type { Column, Entry, Row, TableSection } from '../content/content.ts';
import { escaped } from './escape.ts';

const LONGEST_CODE = 24;

export function table({ columns, rows }: TableSection): string {
  const head = columns.map((column) => `<th scope="col"${style(column)}>${escaped(column.title)}</th>`);
  return [
    '<div class="wrapper">',
    `<table${columns.filter(({ grows }) => grows).length === 1 ? ' class="one"' : ''}>`,
    `<thead><tr>${head.join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map((row) => rowOf(row, columns)),
    '</tbody>',
    '</table>',
    '</div>',
  ].join('\n');
}

function rowOf({ cells, details }: Row, columns: readonly Column[]): string {
  const fields = columns.map((column, index) => {
    const text = cells[index] ?? '';
    return `<td${style(column, text)}>${escaped(text)}</td>`;
  });
  const row = `<tr>${fields.join('')}</tr>`;
  return details.length === 0 ? row : `${row}\n${detailsRow(details, columns)}`;
}

/** Details, below the running text, across the remaining width. */
function detailsRow(details: readonly Entry[], columns: readonly Column[]): string {
  const before = Math.max(
    0,
    columns.findIndex(({ grows }) => grows),
  );
  const pairs = details.map(
    ({ label, value }) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`,
  );
  return [
    '<tr class="details">',
    before === 0 ? '' : `<td colspan="${before}"></td>`,
    `<td colspan="${columns.length - before}"><dl class="details">${pairs.join('')}</dl></td></tr>`,
  ].join('');
}

/** Numbers and codes stay on one line, except lists of them and invalid codes. */
function style({ align, grows }: Column, text = ''): string {
  const wraps = !grows && (text.includes(', ') || text.length > LONGEST_CODE);
  const classes = [
    ...(align === 'end' ? ['end'] : []),
    ...(grows ? ['grows'] : []),
    ...(wraps ? ['wraps'] : []),
  ];
  return classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
}
