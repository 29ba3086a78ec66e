/** What people look for, from the query of a page. */
import { or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { containsText } from '../query/contains.ts';

/** Characters that are looked for at most: no field of an invoice that is searched has more. */
const LONGEST = 200;

/** null where nothing is asked for. PostgreSQL takes no NUL in a text. */
export function textOf(given: string | undefined): string | null {
  const text = (given ?? '').replaceAll('\0', '').trim().slice(0, LONGEST);
  return text === '' ? null : text.replace(/[\ud800-\udbff]$/, '');
}

/** A day of the calendar, YYYY-MM-DD; null for what is none. */
export function dayOf(given: string | undefined): string | null {
  if (given === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(given) || given.startsWith('0000')) return null;
  const at = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given) ? given : null;
}

/** Whether one of the columns contains the text, whatever its case. */
export function anyContains(columns: readonly SQLWrapper[], text: string | null): SQL | undefined {
  return text === null ? undefined : or(...columns.map((column) => containsText(column, text)));
}
