/** The payments of a document. */
import { badge, coded } from '../badge.ts';
import { day, money } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Words } from '../words/words.ts';
import type { ShownFlow } from './load.ts';

/** @param today Default date of a payment */
export function flowTable(flows: readonly ShownFlow[], words: Words, today: string): Html {
  const { document, list, language } = words;
  if (flows.length === 0) return html`<p class="empty">${document.noFlows}</p>`;
  return html`<table class="cards">
<thead><tr>
<th scope="col">${document.payment}</th>
<th scope="col">${document.due}</th>
<th scope="col">${document.paid}</th>
<th scope="col">${document.method}</th>
<th scope="col" class="end">${list.total}</th>
<th scope="col"><span class="hidden">${words.actions.action}</span></th>
</tr></thead>
<tbody>
${flows.map(
  ({ row, isReconciled }) => html`<tr>
<td class="main">${badge('PaymentStatus', row.payment_status, words)}${isReconciled && html` <span title="${words.actions.matched}">✓</span>`}</td>
<td data-label="${document.due}">${day(row.expected_payment_date, language)}</td>
<td data-label="${document.paid}">${row.payment_status === 'PAID' ? day(row.payment_date, language) : '–'}</td>
<td data-label="${document.method}">${coded('PaymentMethod', row.payment_method, words) ?? '–'}</td>
<td class="end" data-label="${list.total}">${money(row.amount, row.currency, language)}</td>
<td class="act">${payForm(row, words, today)}</td>
</tr>
`,
)}
</tbody>
</table>`;
}

function payForm(
  { id, document_id, payment_status, payment_date }: ShownFlow['row'],
  { actions }: Words,
  today: string,
): Html {
  const path = `/sandbox/documents/${document_id}/flows/${id}`;
  if (payment_status === 'PAID')
    return html`<form method="post" action="${path}"><input type="hidden" name="status" value="TO_PAY"><input type="hidden" name="date" value="${payment_date}">
<button id="unpay-${id}">${actions.unpay}</button></form>`;
  return html`<form method="post" action="${path}"><input type="hidden" name="status" value="PAID">
<label><span class="hidden">${actions.payOn}</span><input type="date" name="date" id="paid-${id}" value="${today}" required></label>
<button id="pay-${id}">${actions.pay}</button></form>`;
}
