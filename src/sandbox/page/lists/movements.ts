/** `/sandbox/movements`: bank movements, and the documents whose payments they settle. */
import type { Database } from '../../database/database.ts';
import { transactions } from '../../database/tables/index.ts';
import { rowsBy } from '../../resources/rows.ts';
import { resourceNamed } from '../../resources/tables.ts';
import { badge, coded } from '../badge.ts';
import { dayIn, money } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Words } from '../words/words.ts';
import type { List } from './list.ts';

type Movement = typeof transactions.$inferSelect;

interface Settled {
  readonly id: string;
  readonly number: string;
}

interface Related {
  /** Account names by id. */
  readonly accounts: ReadonlyMap<string, string>;
  /** Documents by the movement that settles one of their payments. */
  readonly settled: ReadonlyMap<string, readonly Settled[]>;
}

export const movements: List<Movement, Related> = {
  name: 'movements',
  resource: 'transactions',
  order: { field: 'date', descending: true },
  searched: [transactions.description, transactions.clean_description, transactions.counterpart_name],
  dated: transactions.date,
  way: { control: '/companies/{company_id}/transactions' },
  related,
  columns: [
    { name: 'date', cell: ({ date }, { language }) => dayIn(date, language) },
    { name: 'account', cell: ({ account_id }, _words, { accounts }) => accounts.get(account_id) ?? null },
    {
      name: 'description',
      kind: 'main',
      cell: ({ description, type }, words) =>
        html`${description} <span class="dim kind">${coded('TransactionType', type, words)}</span>`,
    },
    { name: 'counterpart', cell: ({ counterpart_name }) => counterpart_name },
    {
      name: 'amount',
      kind: 'end',
      cell: ({ amount, currency }, { language }) => money(amount, currency, language),
    },
    { name: 'matched', cell: ({ id }, words, { settled }) => matched(settled.get(id) ?? null, words) },
  ],
};

function matched(settled: readonly Settled[] | null, words: Words): Html {
  if (settled === null) return badge('MatchState', 'unmatched', words);
  return html`${badge('MatchState', 'matched', words)}${settled.map(
    ({ id, number }) => html` <a href="/sandbox/documents/${id}">${number}</a>`,
  )}`;
}

async function related(db: Database, rows: readonly Movement[]): Promise<Related> {
  const others = async (resource: string, column: string, ids: readonly unknown[]) =>
    rowsBy(db, resourceNamed(resource), column, [...new Set(ids)]);
  const accounts = await others(
    'accounts',
    'id',
    rows.map(({ account_id }) => account_id),
  );
  const pairs = await others(
    'reconciliations',
    'transaction_id',
    rows.map(({ id }) => id),
  );
  const flows = await others(
    'flows',
    'id',
    pairs.map((pair) => pair['flow_id']),
  );
  const documents = await others(
    'documents',
    'id',
    flows.map((flow) => flow['document_id']),
  );
  const documentOf = new Map(flows.map((flow) => [flow['id'], flow['document_id']]));
  const numberOf = new Map(documents.map(({ id, number }) => [id, String(number)]));
  const settled = new Map<string, Map<string, Settled>>();
  for (const { transaction_id, flow_id } of pairs) {
    const id = String(documentOf.get(flow_id));
    const movement = settled.get(String(transaction_id)) ?? new Map<string, Settled>();
    settled.set(String(transaction_id), movement.set(id, { id, number: numberOf.get(id) ?? id }));
  }
  return {
    accounts: new Map(accounts.map(({ id, nickname }) => [String(id), String(nickname)])),
    settled: new Map([...settled].map(([movement, found]) => [movement, [...found.values()]])),
  };
}
