/** The `page` of a list's answer, and the address of the next. */
import { ShapeError } from './shapeError.ts';

/** `page: { cursor, size }`; the cursor is null on the last page, and may be missing or empty there. */
export interface PageInfo {
  readonly cursor: string | null;
  readonly size: number | null;
}

/** @throws ShapeError for a cursor of another kind: without it the list would end early, and nobody would know. */
export function pageOf(body: unknown): PageInfo {
  const page = typeof body === 'object' && body !== null && 'page' in body ? body.page : null;
  if (page === null || page === undefined) return { cursor: null, size: null };
  if (typeof page !== 'object') throw new ShapeError('page of the answer is no object');
  const cursor = 'cursor' in page ? (page.cursor ?? null) : null;
  if (cursor !== null && typeof cursor !== 'string')
    throw new ShapeError(`page.cursor of the answer is a ${typeof cursor}, not text`);
  const size = 'size' in page && typeof page.size === 'number' ? page.size : null;
  return { cursor: cursor === '' ? null : cursor, size };
}

/** The address of the first page, with the cursor that leads to another. */
export function nextPageUrl(first: string, cursor: string): string {
  return withParameter(first, 'cursor', cursor);
}

/** The address of a list whose pages have so many items. */
export function sizedUrl(url: string, size: number): string {
  return withParameter(url, 'page_size', String(size));
}

function withParameter(url: string, name: string, value: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}
