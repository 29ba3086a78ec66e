/** Links to the following rows of a list that shows the newest first. */
import { withQuery } from './frame.ts';
import { type Html, html } from './html.ts';
import type { PageRequest } from './pageRequest.ts';

/** Rows per page. */
export const ROWS = 25;

/** @param more One row beyond the page, if there is one */
export function pager(
  request: PageRequest,
  shown: readonly { readonly seq: number }[],
  more: boolean,
): Html | null {
  const { words, address, query } = request;
  const last = shown.at(-1);
  const older = more && last !== undefined ? withQuery(address, 'before', String(last.seq)) : null;
  const isFirst = query['before'] === undefined;
  if (older === null && isFirst) return null;
  return html`<nav class="pager" aria-label="${words.list.pages}">
${!isFirst && html`<a class="button" href="${withQuery(address, 'before', null)}">← ${words.list.newest}</a>`}
${older !== null && html`<a class="button" href="${older}" rel="next">${words.list.older} →</a>`}
</nav>`;
}

export interface Chip {
  readonly text: string;
  readonly title?: string;
  /** Value of the query parameter; null: without it. */
  readonly value: string | null;
}

/** Links that filter a list, starting again at its newest rows. */
export function chips(
  { address }: PageRequest,
  name: string,
  label: string,
  all: readonly Chip[],
  current: string | null,
): Html {
  return html`<nav class="chips" aria-label="${label}">${all.map(({ text, title, value }) => {
    const path = withQuery(withQuery(address, 'before', null), name, value);
    const mark = value === current && html` aria-current="true"`;
    return html`<a href="${path}"${mark}${title !== undefined && html` title="${title}"`}>${text}</a>`;
  })}</nav>`;
}
