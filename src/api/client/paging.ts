/** The `page` of a list's answer, and the address of the next. */

/** `page: { cursor, size }`; the cursor is null on the last page, and may be missing or empty there. */
export interface PageInfo {
  readonly cursor: string | null;
  readonly size: number | null;
}

export function pageOf(body: unknown): PageInfo {
  const page = typeof body === 'object' && body !== null && 'page' in body ? body.page : undefined;
  if (typeof page !== 'object' || page === null) return { cursor: null, size: null };
  const cursor =
    'cursor' in page && typeof page.cursor === 'string' && page.cursor !== '' ? page.cursor : null;
  const size = 'size' in page && typeof page.size === 'number' ? page.size : null;
  return { cursor, size };
}

/** The address of the first page, with the cursor that leads to another. */
export function nextPageUrl(first: string, cursor: string): string {
  return `${first}${first.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
}
