/** Search texts from the query of a page. */
import { or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { isDay } from '../../model/index.ts';
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
  return given !== undefined && isDay(given) ? given : null;
}

/** True if one of the columns contains the text, case-insensitively. */
export function anyContains(columns: readonly SQLWrapper[], text: string | null): SQL | undefined {
  return text === null ? undefined : or(...columns.map((column) => containsText(column, text)));
}
