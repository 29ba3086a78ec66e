/** Search texts from the query of a page. */
import { or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { containsText } from '../query/contains.ts';

/** Maximum length of a search text: no searched field of an invoice is longer. */
const LONGEST = 200;

/** null without a search text. PostgreSQL does not accept NUL in a text. */
export function textOf(given: string | undefined): string | null {
  const text = (given ?? '').replaceAll('\0', '').trim().slice(0, LONGEST);
  return text === '' ? null : text.replace(/[\ud800-\udbff]$/, '');
}

/** A date, YYYY-MM-DD; null for an invalid value. */
export function dayOf(given: string | undefined): string | null {
  if (given === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(given) || given.startsWith('0000')) return null;
  const at = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given) ? given : null;
}

/** True if one of the columns contains the text, case-insensitively. */
export function anyContains(columns: readonly SQLWrapper[], text: string | null): SQL | undefined {
  return text === null ? undefined : or(...columns.map((column) => containsText(column, text)));
}
