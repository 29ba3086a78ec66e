/** `/sandbox/payments/:id`: a draft payment, as the web application would show it. */
import { and, eq } from 'drizzle-orm';
import { requests } from '../database/tables/index.ts';
import { moment, money } from './format.ts';
import { type Html, html } from './html.ts';
import { type HtmlPage, idOf, PageNotFound, type PageRequest } from './pageRequest.ts';

export interface Payment {
  readonly payee: string;
  readonly account: string;
  readonly reason: string;
  readonly amount: string;
  readonly currency: string;
}

export async function paymentPage(pageRequest: PageRequest): Promise<HtmlPage> {
  const { context, words } = pageRequest;
  const [request] = await context.db
    .select({ payments: requests.payments, createdAt: requests.created_at })
    .from(requests)
    .where(and(eq(requests.id, idOf(pageRequest)), eq(requests.kind, 'bulk_payment')));
  if (request === undefined) throw new PageNotFound();
  const payments = paymentsOf(request.payments);
  return {
    title: words.payment.title,
    section: 'payments',
    body: () => html`<h1>${words.payment.title}</h1>
<p>${words.payment.text}</p>
<p class="dim">${words.payment.made} ${moment(request.createdAt, words.language)}</p>
${table(payments, words)}`,
  };
}

function table(payments: readonly Payment[], { payment, language }: PageRequest['words']): Html {
  return html`<table class="cards">
<thead><tr>
<th scope="col">${payment.payee}</th>
<th scope="col">${payment.account}</th>
<th scope="col">${payment.reason}</th>
<th scope="col" class="end">${payment.amount}</th>
</tr></thead>
<tbody>
${payments.map(
  (row) => html`<tr>
<td class="main">${row.payee}</td>
<td data-label="${payment.account}"><span class="mono">${row.account}</span></td>
<td class="wide" data-label="${payment.reason}">${row.reason}</td>
<td class="end" data-label="${payment.amount}">${money(row.amount, row.currency, language)}</td>
</tr>
`,
)}
</tbody>
<tfoot>
${totals(payments).map(
  ({ amount, currency }) => html`<tr>
<th scope="row" colspan="3">${payment.total}</th>
<td class="end"><b>${money(amount, currency, language)}</b></td>
</tr>
`,
)}
</tfoot>
</table>`;
}

/** The stored content, as far as it has the form of the contract's BulkPaymentRow. */
export function paymentsOf(stored: unknown): readonly Payment[] {
  const rows: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return rows.map((row) => ({
    payee: textOf(row, 'payee_name'),
    account: textOf(row, 'payee_identifier'),
    reason: textOf(row, 'reason'),
    amount: textOf(memberOf(row, 'amount'), 'amount'),
    currency: textOf(memberOf(row, 'amount'), 'currency'),
  }));
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function textOf(value: unknown, name: string): string {
  const text = memberOf(value, name);
  return typeof text === 'string' ? text : '';
}

/** The total in each currency. */
export function totals(payments: readonly Payment[]): readonly Pick<Payment, 'amount' | 'currency'>[] {
  return [...new Set(payments.map(({ currency }) => currency))].map((currency) => ({
    amount: sum(payments.filter((row) => row.currency === currency).map(({ amount }) => amount)),
    currency,
  }));
}

/** An exact sum, for any number of decimals. */
function sum(amounts: readonly string[]): string {
  const scale = Math.max(2, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
  const total = amounts.reduce((so, amount) => {
    const [units = '', decimals = ''] = amount.split('.');
    const digits = `${units}${decimals.padEnd(scale, '0')}`;
    return so + (/^-?\d+$/.test(digits) ? BigInt(digits) : 0n);
  }, 0n);
  const text = String(total < 0n ? -total : total).padStart(scale + 1, '0');
  return `${total < 0n ? '-' : ''}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}
