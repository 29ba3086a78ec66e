/** The text of an entry that the filter box searches. */
export function searchText(...texts: readonly string[]): string {
  return texts.join(' ').toLowerCase();
}
