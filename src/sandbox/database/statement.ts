/** Statements with a fixed text: PostgreSQL parses and plans them once per connection. */
import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

export interface Statement {
  /** Under which a connection keeps it; follows from the text. */
  readonly name: string;
  readonly text: string;
}

const NAME_LENGTH = 24;

const names = new Map<string, string>();

/** @param text One of few: every connection keeps all that it has run */
export function statement(text: string): Statement {
  const known = names.get(text);
  if (known !== undefined) return { name: known, text };
  const name = createHash('sha256').update(text).digest('base64url').slice(0, NAME_LENGTH);
  names.set(text, name);
  return { name, text };
}

/** The name of a statement with this text; undefined for any other text. */
export const nameOfStatement = (text: string): string | undefined => names.get(text);

/** @returns The rows as the driver reads them: times, amounts and large integers may be texts */
export async function run<Row extends object>(
  db: Database,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const query = { sql: text, params: [...values] };
  const answer = await db._.session.prepareQuery(query, undefined, name, false).execute();
  return (answer as { readonly rows: readonly Row[] }).rows;
}

/** A query of the query builder. */
interface BuiltQuery<Answer> {
  toSQL(): { readonly sql: string };
  prepare(name: string): { execute(): Promise<Answer> };
}

/** Runs a query of the query builder, whose text must be one of few, under its name. */
export const runBuilt = <Answer>(query: BuiltQuery<Answer>): Promise<Answer> =>
  query.prepare(statement(query.toSQL().sql).name).execute();
