/** Texts that contain another one, whatever its case. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A database that was made in the locale C knows the case of ASCII only: of other letters in the text, those that are
 * looked for are made small before they are compared.
 */
export function containsText(expression: SQLWrapper, text: string): SQL {
  const pairs = [...new Set(text)]
    .map((letter) => [letter.toUpperCase(), letter.toLowerCase()] as const)
    .filter(([capital, letter]) => capital !== letter && capital > '\x7f' && isOne(capital) && isOne(letter));
  const small = pairs.reduce((all, [capital, letter]) => all.replaceAll(capital, letter), escaped(text));
  const capitals = pairs.map(([capital]) => capital).join('');
  const letters = pairs.map(([, letter]) => letter).join('');
  const pattern = `%${small}%`;
  return sql`translate((${expression})::text, ${capitals}, ${letters}) collate "default" ilike ${pattern}`;
}

const isOne = (text: string): boolean => [...text].length === 1;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
