/** Tables that fit the page: cells wrap, and if the page is still too narrow, rows become blocks of fields. */
import { widthOf, wrap } from '../../validate/index.ts';
import type { Row, TableSection } from '../content/content.ts';
import type { TextLayout } from './columns.ts';
import { entryLines } from './entries.ts';

const GAP = 2;
const INDENT = '  ';

/** Minimum width of a column of running text. */
const MIN_TEXT = 14;
/** Maximum length of unbroken codes. */
const LONGEST_WORD = 18;

export function tableLines(section: TableSection, page: TextLayout): readonly string[] {
  const inner = { width: page.width - INDENT.length, style: page.style };
  const widths = columnWidths(section, inner.width);
  const lines =
    widths === null
      ? section.rows.flatMap((row, index) => [...(index > 0 ? [''] : []), ...stacked(section, row, inner)])
      : [
          ...cellLines(
            section,
            section.columns.map(({ title }) => title),
            widths,
          ).map((line) => page.style('dim', line)),
          ...section.rows.flatMap((row) => [
            ...cellLines(section, row.cells, widths),
            ...detailLines(row, section, widths, inner),
          ]),
        ];
  return lines.map((line) => (line === '' ? '' : `${INDENT}${line}`));
}

/** Returns null if the columns do not fit side by side. */
function columnWidths({ columns, rows }: TableSection, room: number): readonly number[] | null {
  const texts = columns.map(({ title }, index) => [title, ...rows.map(({ cells }) => cells[index] ?? '')]);
  const least = texts.map((cells, index) => {
    // Numbers are never broken; text is broken between words.
    const isNumber = columns[index]?.align === 'end';
    const words = largest(cells.map((text) => longestWord(text)));
    return isNumber ? words : Math.min(words, columns[index]?.grows === true ? MIN_TEXT : LONGEST_WORD);
  });
  const wanted = texts.map(([, ...cells], index) =>
    Math.max(least[index] ?? 0, largest(cells.map((text) => widthOf(text)))),
  );
  const spare = room - GAP * (columns.length - 1) - sum(least);
  if (spare < 0) return null;
  return shared({ columns, least, wanted, spare });
}

/** Fixed columns get their width first, narrow ones before wide ones; running text gets the rest. */
function shared({
  columns,
  least,
  wanted,
  spare,
}: {
  readonly columns: TableSection['columns'];
  readonly least: readonly number[];
  readonly wanted: readonly number[];
  readonly spare: number;
}): readonly number[] {
  const widths = [...least];
  const missing = (index: number): number => (wanted[index] ?? 0) - (least[index] ?? 0);
  const byNeed = columns.map((_, index) => index).sort((a, b) => missing(a) - missing(b));
  const texts = byNeed.filter((index) => columns[index]?.grows === true);
  let left = spare;
  const give = (index: number, most: number): void => {
    const more = Math.max(0, Math.min(missing(index), most));
    widths[index] = (least[index] ?? 0) + more;
    left -= more;
  };
  const reserved = sum(texts.map((index) => Math.min(missing(index), MIN_TEXT)));
  for (const index of byNeed) if (columns[index]?.grows !== true) give(index, left - reserved);
  for (const [at, index] of texts.entries()) give(index, Math.floor(left / (texts.length - at)));
  return widths;
}

function longestWord(text: string): number {
  if (!text.includes(' ')) return widthOf(text);
  return largest(text.split(' ').map(widthOf));
}

/** Returns the maximum of any number of values: Math.max takes them as arguments, whose number is limited. */
function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function cellLines(
  { columns }: TableSection,
  cells: readonly string[],
  widths: readonly number[],
): readonly string[] {
  const wrapped = cells.map((cell, index) => wrap(cell, widths[index] ?? 1));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    wrapped
      .map((lines, index) => {
        const text = lines[at] ?? '';
        const room = ' '.repeat(Math.max(0, (widths[index] ?? 0) - widthOf(text)));
        return columns[index]?.align === 'end' ? room + text : text + room;
      })
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

/** Renders details below the running text, so that the row remains recognizable. */
function detailLines(
  { details }: Row,
  { columns }: TableSection,
  widths: readonly number[],
  { width, style }: TextLayout,
): readonly string[] {
  if (details.length === 0) return [];
  const before = columns.findIndex(({ grows }) => grows);
  const indent = sum(widths.slice(0, before)) + GAP * before + (before === 0 ? GAP : 0);
  const text = details.map(({ label, value }) => `${label}: ${value}`).join(' │ ');
  return wrap(text, width - indent).map((line) => `${' '.repeat(indent)}${style('dim', line)}`);
}

function stacked({ columns }: TableSection, { cells, details }: Row, page: TextLayout): readonly string[] {
  const fields = columns.flatMap(({ title }, index) => {
    const value = cells[index] ?? '';
    return value === '' ? [] : [{ label: title, value }];
  });
  return entryLines([...fields, ...details], page).map(({ text }) => text);
}
