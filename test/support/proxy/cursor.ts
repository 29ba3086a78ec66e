/** A mark that a misbehaving page puts before a cursor, so that it is a new one for the same place. */
const MARK = /^again\d+\./;

export const marked = (cursor: string | null, number: number): string =>
  `again${number}.${(cursor ?? '').replace(MARK, '')}`;

/** A query as the sandbox takes it: the cursor without the mark, and none where nothing is left of it. */
export function unmarked(search: string): string {
  const parts = search.split('&').map((part) => part.replace(/^(cursor=)again\d+\./, '$1'));
  return parts.filter((part) => part !== 'cursor=').join('&');
}
