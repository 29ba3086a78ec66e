/** Dates of European invoices. */
import type { ModelSource } from './source.ts';

/** A date without a time zone. */
export function dateOf(source: ModelSource, path: string, number: string): string | undefined {
  const value = source.get(path);
  if (value === undefined) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0];
  if (day === value) return source.take(path, number);
  if (day === undefined) source.refuse({ code: 'X-DATE', term: null, field: number, value, option: null });
  else source.note(path, 'changed', 'X-FORM', { term: number, to: day });
  return day;
}
