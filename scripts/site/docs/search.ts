/** The index of the search, one for each language. */
import MiniSearch from 'minisearch';
import {
  SEARCH_FIELDS,
  type SearchEntry,
  STORED_FIELDS,
  searchForm,
  searchTerms,
} from '../../../site/docs/searchTerms.ts';

/** The index as JSON, as MiniSearch loads it. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>({
    fields: [...SEARCH_FIELDS],
    storeFields: [...STORED_FIELDS],
    tokenize: searchTerms,
    processTerm: searchForm,
  });
  index.addAll(entries);
  return JSON.stringify(index);
}
