/** A mark that a misbehaving page adds to a cursor, so that it is a new one for the same place. */
const MARK = /^again\d+\./;

export const marked = (cursor: string | null, number: number): string =>
  `again${number}.${(cursor ?? '').replace(MARK, '')}`;

/** The query for the sandbox: the cursor without the mark, and no cursor if only the mark was there. */
export function unmarked(search: string): string {
  const parts = search.split('&').map((part) => part.replace(/^(cursor=)again\d+\./, '$1'));
  return parts.filter((part) => part !== 'cursor=').join('&');
}
