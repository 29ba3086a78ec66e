/** The rows of the table of documents. */
import { statusBadge } from '../badge.ts';
import type { FindingCount } from '../findings.ts';
import { day, money } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Words } from '../words/words.ts';
import type { ListedDocument } from './select.ts';

export interface TableRow extends ListedDocument {
  /** null: it is not an e-invoice. */
  readonly count: FindingCount | null;
}

export interface DocumentTable {
  readonly rows: readonly TableRow[];
  readonly words: Words;
  /** True if a filter is active. */
  readonly filtered: boolean;
  /** True if there is more than one company. */
  readonly several: boolean;
}

export function documentTable({ rows, words, filtered, several }: DocumentTable): Html {
  const { list } = words;
  if (rows.length === 0) return html`<p class="empty">${filtered ? list.noneFound : list.none}</p>`;
  return html`<table class="cards documents">
<thead><tr>
<th scope="col">${list.status}</th>
<th scope="col">${list.number}</th>
<th scope="col">${list.date}</th>
<th scope="col">${list.counterpart}</th>
${several && html`<th scope="col">${list.company}</th>`}
<th scope="col" class="end">${list.total}</th>
<th scope="col">${list.findings}</th>
</tr></thead>
<tbody>
${rows.map((row) => documentRow(row, words, several))}
</tbody>
</table>`;
}

function documentRow(row: TableRow, words: Words, several: boolean): Html {
  const { list, language } = words;
  return html`<tr>
<td>${statusBadge(row.status, words)}</td>
<td class="main"><a id="d-${row.id}" href="/sandbox/documents/${row.id}">${row.number}</a></td>
<td data-label="${list.date}">${day(row.creationDate, language)}</td>
<td class="wide whole" data-label="${list.counterpart}">${row.counterpart ?? '–'}${
    row.direction === 'RECEIVED' && html` <span class="dim">(${list.received})</span>`
  }</td>
${several && html`<td class="whole" data-label="${list.company}">${row.company}</td>`}
<td class="end" data-label="${list.total}">${money(row.total, row.currency, language)}</td>
<td class="${isClean(row.count) ? 'zero' : 'found'}" data-label="${list.findings}">${findingCount(row.count, words)}</td>
</tr>
`;
}

const isClean = (count: FindingCount | null): boolean =>
  count === null || count.errors + count.warnings === 0;

function findingCount(count: FindingCount | null, { severities }: Words): Html {
  if (count === null) return html`<span class="dim">–</span>`;
  const { errors, warnings } = count;
  if (errors + warnings === 0) return html`<span class="dim">0</span>`;
  return html`${errors > 0 && html`<span class="count bad" title="${severities.error}">${errors}</span>`}${
    warnings > 0 && html`<span class="count warning" title="${severities.warning}">${warnings}</span>`
  }`;
}
