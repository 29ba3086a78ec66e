import { databaseFailure, rootCause } from '../database/failure.ts';

/**
 * The loggable part of an error: messages of the query builder contain the values of the statement, which may be
 * secrets.
 */
export function loggableError(error: unknown): { readonly error: string } {
  const { code, message } = databaseFailure(error) ?? {};
  if (code !== undefined) return { error: `PostgreSQL ${code}: ${message}` };
  const inner = rootCause(error);
  return { error: inner instanceof Error ? `${inner.name}: ${inner.message}` : String(inner) };
}
