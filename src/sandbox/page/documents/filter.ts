/** Filters of the list of documents, and their form. */
import { codeList } from '../../../api/contract/index.ts';
import { type Html, html } from '../html.ts';
import type { PageRequest } from '../pageRequest.ts';
import { dayOf, textOf } from '../search.ts';
import { codeName } from '../words/codes.ts';

export interface DocumentFilter {
  readonly status: string | null;
  /** Part of the number. */
  readonly number: string | null;
  /** Part of the counterpart's name, VAT number or tax number. */
  readonly customer: string | null;
  /** Range of document dates, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  readonly direction: string | null;
}

export const STATUSES = Object.keys(codeList('DocumentStatus').codes);
const DIRECTIONS = Object.keys(codeList('DocumentDirection').codes);

/** Ignores invalid values. */
export function filterOf({ query }: PageRequest): DocumentFilter {
  return {
    status: STATUSES.find((one) => one === query['status']) ?? null,
    number: textOf(query['number']),
    customer: textOf(query['customer']),
    from: dayOf(query['from']),
    to: dayOf(query['to']),
    direction: DIRECTIONS.find((one) => one === query['direction']) ?? null,
  };
}

/** True if there is any filter other than the status, which has its own links. */
const isNarrow = ({ status: _status, ...fields }: DocumentFilter): boolean =>
  Object.values(fields).some((value) => value !== null);

export const isFiltered = (filter: DocumentFilter): boolean => filter.status !== null || isNarrow(filter);

export function filterForm({ words }: PageRequest, filter: DocumentFilter): Html {
  const { search, list, language } = words;
  return html`<form class="search" method="get" action="/" role="search" aria-label="${search.title}">
${filter.status !== null && html`<input type="hidden" name="status" value="${filter.status}">`}
<label>${list.number} <input type="search" name="number" value="${filter.number}"></label>
<label>${search.customer} <input type="search" name="customer" value="${filter.customer}"></label>
<label>${search.from} <input type="date" name="from" value="${filter.from}"></label>
<label>${search.to} <input type="date" name="to" value="${filter.to}"></label>
<label>${search.direction} <select name="direction"><option value="">${list.all}</option>${DIRECTIONS.map(
    (one) =>
      html`<option value="${one}"${one === filter.direction && html` selected`}>${codeName('DocumentDirection', one, language)}</option>`,
  )}</select></label>
<button>${search.submit}</button>
${isNarrow(filter) && html`<a class="button" id="clear" href="${filter.status === null ? '/' : `/?status=${filter.status}`}">${search.clear}</a>`}
</form>`;
}
