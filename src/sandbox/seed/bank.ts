/** Three months on the bank accounts: settlements of invoices, and other movements. */
import { type CategoryName, categoryOf, nameOf } from './catalogue.ts';
import type { SeedDocument } from './documents.ts';
import { SEED, seedId } from './identity.ts';
import type { SeedRow, SeedRows } from './insert.ts';
import { KINDS, type MovementKind } from './movements.ts';
import { parties } from './parties.ts';
import { seededRandom } from './random.ts';

/** Number of movements. */
const MOVEMENTS = 120;

/** First date and number of days. */
const FROM = Date.parse('2026-09-01T00:00:00Z');
const DAYS = 80;
const DAY = 86_400_000;

interface Movement {
  readonly date: string;
  readonly account: 1 | 2;
  /** In cents; negative for outgoing payments. */
  readonly cents: number;
  readonly type: string;
  /** Causale ABI. */
  readonly bankCode: string;
  readonly description: string;
  readonly clean: string;
  readonly with: string;
  readonly filed: CategoryName;
  /** Ids of the flows that it settles. */
  readonly flows: readonly string[];
}

/** The movements, the flows of all documents, and the reconciliations between them. */
export function bankRows(documents: readonly SeedDocument[]): SeedRows {
  const settling = documents.flatMap(settlements);
  const others = beside(MOVEMENTS - settling.length);
  const movements = [...settling, ...others].sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  );
  const settled = movements.flatMap(({ flows }, index) =>
    flows.map((flow) => [flow, seedId('transaction', index + 1)] as const),
  );
  return {
    transactions: movements.map((movement, index) => transaction(movement, index + 1)),
    flows: documents.flatMap(flowRows),
    reconciliations: settled.map(([flow_id, transaction_id], index) => ({
      id: seedId('reconciliation', index + 1),
      company_id: SEED.companyId,
      flow_id,
      transaction_id,
    })),
  };
}

/** Type of movement, causale ABI and description, by ModalitaPagamento. */
const MEANS = {
  MP05: ['TRANSFER', '48', 'BON.'],
  MP08: ['CARDS', '43', 'PAG. CARTA'],
  MP12: ['RIBA', '31', 'RIBA'],
  MP19: ['DIRECT_DEBIT', '50', 'SDD'],
} as const;

function settlements({ deal, direction, flows }: SeedDocument): readonly Movement[] {
  const { paid } = deal;
  if (paid === undefined) return [];
  const party = parties[deal.with];
  const name = nameOf(party);
  const [type, bankCode, verb] = MEANS[party.method];
  return flows.map(({ id, amount }) => ({
    date: paid,
    account: 1,
    cents: Math.round(Number(amount) * 100) * (direction === 'ISSUED' ? 1 : -1),
    type,
    bankCode,
    description: `${verb} ${name.toUpperCase()} SALDO FT ${deal.number}`,
    clean: `${name}, saldo della fattura ${deal.number}`,
    with: name,
    filed: deal.filed,
    flows: [id],
  }));
}

function flowRows({ deal, flows, document }: SeedDocument): readonly SeedRow[] {
  return flows.map((flow) => ({
    ...flow,
    company_id: SEED.companyId,
    document_id: document['id'],
    account_id: deal.paid === undefined ? null : seedId('account', 1),
    payment_date: deal.paid ?? flow.payment_date,
    payment_status: deal.paid === undefined ? 'TO_PAY' : 'PAID',
    created_at: document['created_at'],
  }));
}

/** Every kind at least once, weighted. */
function beside(count: number): readonly Movement[] {
  const next = seededRandom(2_026);
  const often = KINDS.flatMap((kind) => Array<MovementKind>(kind.weight ?? 1).fill(kind));
  return Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index] ?? often[Math.floor(next() * often.length)] ?? KINDS[0];
    if (kind === undefined) throw new Error('there is no kind of movement');
    const [from, to] = kind.between;
    return {
      date: new Date(FROM + Math.floor(next() * DAYS) * DAY).toISOString().slice(0, 10),
      account: kind.account ?? 1,
      cents: from + Math.floor(next() * (to - from + 1)),
      type: kind.type,
      bankCode: kind.bankCode,
      description: kind.text,
      clean: kind.clean,
      with: kind.with,
      // Only some movements are categorized.
      filed: kind.filed !== undefined && next() < 0.7 ? kind.filed : null,
      flows: [],
    };
  });
}

function transaction(movement: Movement, number: number): SeedRow {
  const moment = `${movement.date}T00:00:00Z`;
  return {
    id: seedId('transaction', number),
    company_id: SEED.companyId,
    account_id: seedId('account', movement.account),
    amount: { amount: text(movement.cents), currency: 'EUR' },
    bank_code: movement.bankCode,
    booking_date_time: moment,
    value_date_time: moment,
    date: moment,
    description: movement.description,
    clean_description: movement.clean,
    counterpart_name: movement.with,
    type: movement.type,
    ...categoryOf(movement.filed),
    created_at: `${movement.date}T05:00:00Z`,
  };
}

/** Two decimals, as in bank statements. */
function text(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
