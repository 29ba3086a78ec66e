/** Case-insensitive search in texts. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A database with the locale C knows only the case of ASCII: all other letters of the search text are converted
 * explicitly before the comparison. Without such letters, the comparison is the one of the indexes for texts
 * (database/textSearch.ts).
 */
export function containsText(expression: SQLWrapper, text: string): SQL {
  const pairs = [...new Set(text)]
    .map((letter) => [letter.toUpperCase(), letter.toLowerCase()] as const)
    .filter(([capital, letter]) => capital !== letter && capital > '\x7f' && isOne(capital) && isOne(letter));
  const small = pairs.reduce((all, [capital, letter]) => all.replaceAll(capital, letter), escaped(text));
  const pattern = `%${small}%`;
  if (pairs.length === 0) return sql`(${expression})::text collate "default" ilike ${pattern}`;
  const capitals = pairs.map(([capital]) => capital).join('');
  const letters = pairs.map(([, letter]) => letter).join('');
  return sql`translate((${expression})::text, ${capitals}, ${letters}) collate "default" ilike ${pattern}`;
}

const isOne = (text: string): boolean => [...text].length === 1;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
