/** Cells of SpreadsheetML (ECMA-376, part 1, 18.3.1.4), typed by their column. */
import { civilDate, daysBetween, isDay } from '../../../model/index.ts';
import type { ExportColumn } from '../../../operations/index.ts';

/** Indexes into `cellXfs` of {@link STYLES}. */
export const STYLE = { plain: 0, head: 1, text: 2, date: 3, amount: 4, count: 5 } as const;

/** Maximum significant digits of a numeric cell: a cell is a binary float, exact to 15 digits. */
const MAX_DIGITS = 15;

/** Maximum length of a cell's text (specifications of Excel). */
export const LONGEST_TEXT = 32_767;

const AMOUNT = /^-?[0-9]+(?:\.[0-9]+)?$/;
/** Day 0 of Excel's calendar, which includes 29 February 1900, a day that did not exist. */
const DAY_ZERO = '1899-12-30';
/** 1 March 1900, the first day that Excel's calendar numbers correctly. */
const FIRST_RIGHT_DAY = 61;

/** Returns the cell as XML; empty for an empty value. */
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
  return AMOUNT.test(text) && text.replace(/^-?0*|\./g, '').length <= MAX_DIGITS;
}

/** Null for an invalid date, or one before {@link FIRST_RIGHT_DAY}. */
function dayNumber(text: string): number | null {
  const day = civilDate(text) ?? '';
  if (!isDay(day)) return null;
  const count = daysBetween(DAY_ZERO, day);
  return count < FIRST_RIGHT_DAY ? null : count;
}

/**
 * Escapes characters that XML forbids or changes, as `_x000D_` (ECMA-376, part 1, 22.9.2.19, ST_Xstring). In text that
 * already looks like an escape, the underscore is escaped.
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
