/** Filters of a list, and their form. */
import type { OfferedCompany } from '../companies.ts';
import { type Html, html } from '../html.ts';
import type { PageRequest } from '../pageRequest.ts';
import { dayOf, textOf } from '../search.ts';
import { type List, pathOf } from './list.ts';

export interface ListFilter {
  readonly text: string | null;
  /** Id of a company. */
  readonly company: string | null;
  /** Range of dates, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Ignores invalid values. */
export function listFilterOf<Row, Related>(
  { query }: PageRequest,
  { dated }: List<Row, Related>,
  companies: readonly OfferedCompany[],
): ListFilter {
  const days = dated === undefined ? {} : query;
  return {
    text: textOf(query['text']),
    company: companies.find(({ id }) => id === query['company'])?.id ?? null,
    from: dayOf(days['from']),
    to: dayOf(days['to']),
  };
}

export interface FilterForm<Row, Related> {
  readonly request: PageRequest;
  readonly list: List<Row, Related>;
  readonly filter: ListFilter;
  readonly companies: readonly OfferedCompany[];
}

export function filterForm<Row, Related>({
  request: { words },
  list,
  filter,
  companies,
}: FilterForm<Row, Related>): Html {
  const { search, lists } = words;
  const path = pathOf(list.name);
  return html`<form class="search" method="get" action="${path}" role="search" aria-label="${search.submit}">
<label class="text">${lists.of[list.name].search} <input type="search" name="text" value="${filter.text}"></label>
${
  list.dated !== undefined &&
  html`<label>${search.from} <input type="date" name="from" value="${filter.from}"></label>
<label>${search.to} <input type="date" name="to" value="${filter.to}"></label>`
}
${companies.length > 1 && companyChoice(words, filter, companies)}
<button>${search.submit}</button>
${Object.values(filter).some((value) => value !== null) && html`<a class="button" id="clear" href="${path}">${search.clear}</a>`}
</form>`;
}

function companyChoice(
  { list, lists }: PageRequest['words'],
  { company }: ListFilter,
  companies: readonly OfferedCompany[],
): Html {
  return html`<label>${list.company} <select name="company"><option value="">${lists.allCompanies}</option>${companies.map(
    ({ id, name }) => html`<option value="${id}"${id === company && html` selected`}>${name}</option>`,
  )}</select></label>`;
}
