/** The payments of a document. */
import { badge } from '../badge.ts';
import { type Html, html } from '../html.ts';
import { day, money } from '../shown.ts';
import type { Words } from '../words/words.ts';
import type { ShownFlow } from './load.ts';

export function flowTable(flows: readonly ShownFlow[], { document, list, language }: Words): Html {
  if (flows.length === 0) return html`<p class="empty">${document.noFlows}</p>`;
  return html`<table class="cards">
<thead><tr>
<th scope="col">${document.payment}</th>
<th scope="col">${document.due}</th>
<th scope="col">${document.paid}</th>
<th scope="col">${document.method}</th>
<th scope="col" class="end">${list.total}</th>
</tr></thead>
<tbody>
${flows.map(
  ({ row, isReconciled }) => html`<tr>
<td class="main">${badge(row.payment_status)}${isReconciled && html` <span title="reconciliation">✓</span>`}</td>
<td data-label="${document.due}">${day(row.expected_payment_date, language)}</td>
<td data-label="${document.paid}">${row.payment_status === 'PAID' ? day(row.payment_date, language) : '–'}</td>
<td data-label="${document.method}"><span class="mono">${row.payment_method ?? '–'}</span></td>
<td class="end" data-label="${list.total}">${money(row.amount, row.currency, language)}</td>
</tr>
`,
)}
</tbody>
</table>`;
}
