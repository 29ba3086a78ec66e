/** The words of a text for the search, both for the index and for queries. */

/**
 * Numbers of fields, codes and options are kept whole, in addition to their parts: `2.2.1.11`, `Q-BOLLO`, `max-size`.
 */
const WORD = /[\p{L}\p{N}]+(?:[.\-_/][\p{L}\p{N}]+)*/gu;

export function searchTerms(text: string): string[] {
  return [...text.matchAll(WORD)].flatMap(([word]) =>
    /^[\d.]+$/.test(word) || !/[.\-_/]/.test(word) ? [word] : [word, ...word.split(/[.\-_/]/)],
  );
}

/** Lower case, without accents: `perche` finds `Perché`. */
export function searchForm(term: string): string {
  return term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A part of a page in the index. */
export interface SearchEntry {
  /** The address below the root of the site. */
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** The indexed fields, those that a result shows, and their weight. */
export const SEARCH_FIELDS = ['title', 'heading', 'text'] as const;
export const STORED_FIELDS = ['title', 'heading'] as const;
export const SEARCH_BOOST = { title: 4, heading: 3 } as const;
