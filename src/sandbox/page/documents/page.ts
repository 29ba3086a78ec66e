/** `/`: the documents, the form to send one, and the access for programs. */
import { offeredCompanies } from '../companies.ts';
import { dropForm } from '../drop/form.ts';
import type { FindingCounts } from '../findings.ts';
import { slot } from '../frame.ts';
import { html } from '../html.ts';
import { beforeOf, type HtmlPage, type PageRequest } from '../pageRequest.ts';
import { chips, pager, ROWS } from '../pager.ts';
import { codeName } from '../words/codes.ts';
import { access } from './access.ts';
import { filterForm, filterOf, isFiltered, STATUSES } from './filter.ts';
import { selectDocuments } from './select.ts';
import { documentTable, type TableRow } from './table.ts';

export async function documentsPage(request: PageRequest, counts: FindingCounts): Promise<HtmlPage> {
  const { context, words } = request;
  const filter = filterOf(request);
  const found = await selectDocuments(context.db, { filter, before: beforeOf(request), limit: ROWS + 1 });
  const shown: TableRow[] = [];
  for (const row of found.slice(0, ROWS)) {
    shown.push({ ...row, count: row.isInvoice ? await counts.of(row.id, row.updatedAt) : null });
  }
  const there = await offeredCompanies(context.db);
  const table = documentTable({
    rows: shown,
    words,
    filtered: isFiltered(filter),
    several: there.length > 1,
  });
  const page = { live: { rows: html`${table}${pager(request, shown, found.length > ROWS)}` } };
  const all = [
    { text: words.list.all, value: null },
    ...STATUSES.map((one) => ({
      text: codeName('DocumentStatus', one, words.language),
      title: words.statuses[one] ?? one,
      value: one,
    })),
  ];
  return {
    ...page,
    title: words.list.title,
    section: 'documents',
    body: () => html`<h1>${words.list.title}</h1>
${dropForm(words, there)}
${chips(request, 'status', words.list.filter, all, filter.status)}
${filterForm(request, filter)}
${slot(page, 'rows')}
${access(request, there)}`,
  };
}
