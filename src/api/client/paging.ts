/** The `page` of a list response, and the address of the next page. */
import { ShapeError } from './shapeError.ts';

/** `page: { cursor, size }`; on the last page, the cursor is null, missing or empty. */
export interface PageInfo {
  readonly cursor: string | null;
  readonly size: number | null;
}

/** @throws ShapeError for a cursor of another type: ignoring it would silently end the list early */
export function pageOf(body: unknown): PageInfo {
  const page = typeof body === 'object' && body !== null && 'page' in body ? body.page : null;
  if (page === null || page === undefined) return { cursor: null, size: null };
  if (typeof page !== 'object') throw new ShapeError('page is not an object');
  const cursor = 'cursor' in page ? (page.cursor ?? null) : null;
  if (cursor !== null && typeof cursor !== 'string')
    throw new ShapeError(`page.cursor is a ${typeof cursor}, not a string`);
  const size = 'size' in page && typeof page.size === 'number' ? page.size : null;
  return { cursor: cursor === '' ? null : cursor, size };
}

/** The address of the first page with the cursor of another one. */
export function nextPageUrl(first: string, cursor: string): string {
  return withParameter(first, 'cursor', cursor);
}

/** The address of a list with this page size. */
export function sizedUrl(url: string, size: number): string {
  return withParameter(url, 'page_size', String(size));
}

function withParameter(url: string, name: string, value: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}
