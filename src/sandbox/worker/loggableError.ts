import { databaseFailure, rootCause } from '../database/failure.ts';

/** What a log may hold of an error: the query builder's own quote the values of a statement, which may be secrets. */
export function loggableError(error: unknown): { readonly error: string } {
  const { code, message } = databaseFailure(error) ?? {};
  if (code !== undefined) return { error: `PostgreSQL ${code}: ${message}` };
  const inner = rootCause(error);
  return { error: inner instanceof Error ? `${inner.name}: ${inner.message}` : String(inner) };
}
