/** `/sandbox/payments`: draft payments, with links to their content. */
import { eq, sql } from 'drizzle-orm';
import { requests } from '../../database/tables/index.ts';
import { badge } from '../badge.ts';
import { dayIn, money } from '../format.ts';
import { html } from '../html.ts';
import { type Payment, paymentsOf, totals } from '../payment.ts';
import type { Words } from '../words/words.ts';
import { type List, unrelated } from './list.ts';

type Draft = typeof requests.$inferSelect;

/** The searchable text, without the names of the members. */
const payeeText = sql`(select string_agg(concat_ws(' ', one->>'payee_name', one->>'payee_identifier', one->>'reason'), ' ') from json_array_elements(${requests.payments}) one)`;

export const payments: List<Draft, null> = {
  name: 'payments',
  resource: 'requests',
  only: eq(requests.kind, 'bulk_payment'),
  order: { field: 'created_at', descending: true },
  searched: [payeeText],
  way: { operation: 'requests.createBulkPayment' },
  related: unrelated,
  columns: [
    { name: 'created', cell: ({ created_at }, { language }) => dayIn(created_at, language) },
    {
      name: 'payee',
      kind: 'main',
      cell: ({ id, payments: all }, words) =>
        html`<a href="/sandbox/payments/${id}">${first(all, ({ payee }) => payee)}</a>${others(all, words)}`,
    },
    {
      name: 'iban',
      cell: ({ payments: all }, words) =>
        html`<span class="mono">${first(all, ({ account }) => account)}</span>${others(all, words)}`,
    },
    { name: 'reason', cell: ({ payments: all }) => first(all, ({ reason }) => reason) },
    {
      name: 'amount',
      kind: 'end',
      cell: ({ payments: all }, { language }) =>
        totals(paymentsOf(all))
          .map(({ amount, currency }) => money(amount, currency, language))
          .join(' + '),
    },
    { name: 'status', cell: ({ status }, words) => badge('RequestStatus', status, words) },
  ],
};

function first(all: unknown, text: (payment: Payment) => string): string | null {
  const [payment] = paymentsOf(all);
  return payment === undefined ? null : text(payment);
}

function others(all: unknown, { lists }: Words) {
  const more = paymentsOf(all).length - 1;
  return more > 0 && html` <span class="dim">${lists.others(more)}</span>`;
}
