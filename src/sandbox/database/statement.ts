/** Statements with a fixed text: PostgreSQL parses and plans them once per connection. */
import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

export interface Statement {
  /** Under which a connection keeps it; follows from the text. */
  readonly name: string;
  readonly text: string;
}

const NAME_LENGTH = 24;

export const statement = (text: string): Statement => ({
  name: createHash('sha256').update(text).digest('base64url').slice(0, NAME_LENGTH),
  text,
});

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
