/** The page of a list: its rows in order, filtered by text, company and dates. */
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Refusal } from '../../http/refusal.ts';
import { type ListPage as Found, readPage } from '../../query/page.ts';
import { columnOf, resourceNamed } from '../../resources/tables.ts';
import { offeredCompanies } from '../companies.ts';
import { ZONE } from '../format.ts';
import { slot, withQuery } from '../frame.ts';
import { type Html, html, withCode } from '../html.ts';
import type { HtmlPage, PageRequest } from '../pageRequest.ts';
import { ROWS } from '../pager.ts';
import { anyContains } from '../search.ts';
import { filterForm, type ListFilter, listFilterOf } from './form.ts';
import { type List, pathOf, wayText } from './list.ts';
import { listTable } from './table.ts';

interface CompanyRow {
  readonly id: string;
  readonly company_id: string;
}

export const listPage =
  <Row extends CompanyRow, Related>(list: List<Row, Related>) =>
  async (request: PageRequest): Promise<HtmlPage> => {
    const { context, words } = request;
    const there = await offeredCompanies(context.db);
    const filter = listFilterOf(request, list, there);
    const { rows: found, cursor } = await read(request, list, filter);
    const rows = found as readonly unknown[] as readonly Row[];
    const related = await list.related(context.db, rows);
    const names =
      there.length > 1 && filter.company === null ? new Map(there.map(({ id, name }) => [id, name])) : null;
    const table =
      rows.length === 0
        ? nothing(request, list, isNarrowed(request, filter))
        : listTable({ list, rows, related, words, companies: names });
    const page = { live: { rows: html`${table}${pages(request, cursor)}` } };
    const { title, text } = words.lists.of[list.name];
    return {
      ...page,
      title,
      section: list.name,
      body: () => html`<h1>${title}</h1>
<p>${text}</p>
${filterForm({ request, list, filter, companies: there })}
${slot(page, 'rows')}`,
    };
  };

/** An outdated cursor, such as in a bookmark, restarts the list. */
async function read<Row, Related>(
  request: PageRequest,
  list: List<Row, Related>,
  filter: ListFilter,
): Promise<Found> {
  const { db, secret } = request.context;
  const resource = resourceNamed(list.resource);
  const pageFrom = (cursor: string | null) =>
    readPage({
      db,
      secret,
      resource,
      within: and(
        list.only,
        filter.company === null ? undefined : eq(columnOf(resource, 'company_id'), filter.company),
        anyContains(list.searched, filter.text),
        ...(list.dated === undefined ? [] : between(list.dated, filter)),
      ),
      list: [pathOf(list.name), filter],
      query: { filters: [], sort: [list.order], expand: [], pageSize: ROWS, cursor, own: {} },
    });
  const cursor = request.query['cursor'] ?? null;
  try {
    return await pageFrom(cursor);
  } catch (error) {
    if (cursor === null || !(error instanceof Refusal)) throw error;
    return pageFrom(null);
  }
}

/** Dates as shown in the table, both inclusive. */
function between(moment: SQLWrapper, { from, to }: ListFilter): readonly (SQL | undefined)[] {
  const shown = sql`(${moment} at time zone ${ZONE})::date`;
  return [
    from === null ? undefined : sql`${shown} >= ${from}::date`,
    to === null ? undefined : sql`${shown} <= ${to}::date`,
  ];
}

const isNarrowed = ({ query }: PageRequest, filter: ListFilter): boolean =>
  query['cursor'] !== undefined || Object.values(filter).some((value) => value !== null);

function nothing<Row, Related>(
  { words }: PageRequest,
  { name, way }: List<Row, Related>,
  isNarrow: boolean,
): Html {
  const { lists } = words;
  if (isNarrow) return html`<p class="empty" data-empty="found">${lists.noneFound}</p>`;
  return html`<p class="empty" data-empty="all">${withCode(lists.of[name].none(wayText(way)))}${
    'operation' in way && html` <a href="/api/reference#${way.operation}">${lists.documented}</a>`
  }</p>`;
}

function pages({ words, address, query }: PageRequest, next: string | null): Html | null {
  const isFirst = query['cursor'] === undefined;
  if (isFirst && next === null) return null;
  return html`<nav class="pager" aria-label="${words.list.pages}">
${!isFirst && html`<a class="button" id="first" href="${withQuery(address, 'cursor', null)}">← ${words.lists.first}</a>`}
${next !== null && html`<a class="button" id="next" href="${withQuery(address, 'cursor', next)}" rel="next">${words.lists.next} →</a>`}
</nav>`;
}
