/** One value as a cell of SpreadsheetML (ECMA-376, part 1, 18.3.1.4), typed by its column. */
import type { ExportColumn } from '../../../operations/index.ts';

/** Styles by their place in `cellXfs` of {@link STYLES}. */
export const STYLE = { plain: 0, head: 1, text: 2, date: 3, amount: 4, count: 5 } as const;

/** A number that is kept as it is: a cell is a binary float, of which 15 figures are exact. */
const MOST_FIGURES = 15;

/** Characters that a cell holds at most (specifications of Excel). */
export const LONGEST_TEXT = 32_767;

const AMOUNT = /^-?[0-9]+(?:\.[0-9]+)?$/;
const DAY = /^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:Z|[+-][0-9]{2}:[0-9]{2})?$/;

const MILLISECONDS_PER_DAY = 86_400_000;
/** Day 0 of the calendar that begins in 1900 and has a 29 February 1900, which never was. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** 1 March 1900: from here on the calendar is right. */
const FIRST_RIGHT_DAY = 61;

/** Empty where there is no value. */
export function cellOf(
  value: string | number | null | undefined,
  kind: ExportColumn['kind'],
  place: string,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return numberCell(String(value), STYLE.count, place);
  if (kind === 'amount' && isExact(value)) return numberCell(value, STYLE.amount, place);
  const day = kind === 'date' ? dayNumber(value) : null;
  if (day !== null) return numberCell(String(day), STYLE.date, place);
  return textCell(value, STYLE.text, place);
}

export function textCell(text: string, style: number, place: string): string {
  const content = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(content)}</t></is></c>`;
}

function numberCell(text: string, style: number, place: string): string {
  return `<c r="${place}" s="${style}"><v>${text}</v></c>`;
}

function isExact(text: string): boolean {
  return AMOUNT.test(text) && text.replace(/^-?0*|\./g, '').length <= MOST_FIGURES;
}

/** Null for what is no day, or one before the calendar is right. */
function dayNumber(text: string): number | null {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined) return null;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== `${year}-${month}-${day}`)
    return null;
  const count = (time - DAY_ZERO) / MILLISECONDS_PER_DAY;
  return count < FIRST_RIGHT_DAY ? null : count;
}

/**
 * `_x000D_` stands for a character that XML has not, or would change (ECMA-376, part 1, 22.9.2.19, ST_Xstring); a text
 * that looks like that is escaped by its underscore.
 */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

/** The name of a column by its index from 0: A, Z, AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return `${rest < 0 ? '' : columnName(rest)}${String.fromCharCode(65 + (index % 26))}`;
}
