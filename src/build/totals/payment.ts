/** DatiPagamento: what is due, when, and how. */
import { Decimal } from '../../model/decimal.ts';
import type {
  CondizioniPagamento,
  DatiPagamento,
  DettaglioPagamento,
  ModalitaPagamento,
} from '../../model/generated/invoice.ts';
import { elementsOf } from '../../model/grammar.ts';
import { DettaglioPagamento as DettaglioBlock } from '../../model/ordinary/datiPagamento.ts';
import {
  CondizioniPagamento as CondizioniType,
  ModalitaPagamento as ModalitaType,
} from '../../model/simpleTypes.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';
import { dueDate, isPaymentTerm } from '../terms/dueDate.ts';
import { isSplit, splitAmount } from '../terms/instalments.ts';

const AT = '/pagamento';

/** What the builder fills itself. */
const DERIVED: ReadonlySet<string> = new Set([
  'modalita_pagamento',
  'importo_pagamento',
  'data_scadenza_pagamento',
]);
const LEAVES: readonly string[] = elementsOf(DettaglioBlock)
  .map(({ json }) => json)
  .filter((key) => !DERIVED.has(key));
const KEYS: ReadonlySet<string> = new Set(['modalita', 'scadenze', 'condizioni', ...LEAVES]);
const INSTALMENT_KEYS: ReadonlySet<string> = new Set(['termini', 'data', 'quota', 'importo']);

/** The whole, parts, or an advance (2.4.1). */
const INSTALMENTS = 'TP01';
const FULL = 'TP02';
const ADVANCE = 'TP03';

export function readPayment(
  reading: Reading,
  value: unknown,
  due: Decimal,
  date: string,
): DatiPagamento[] | undefined {
  if (isAbsent(value)) return undefined;
  const fields = reading.fields(value, AT);
  reading.keys(fields, AT, KEYS);
  const means = reading.needed(ModalitaType, fields['modalita'], AT, 'modalita') as ModalitaPagamento;
  const given = reading.text(CondizioniType, fields['condizioni'], AT, 'condizioni') as
    | CondizioniPagamento
    | undefined;
  const parts = readParts(reading, fields['scadenze'], due, date, given === ADVANCE);
  const leaves = readLeaves(reading, fields, means);
  const entries = parts.map((part) => entryOf(leaves, part));
  const condizioni_pagamento = given ?? (entries.length > 1 ? INSTALMENTS : FULL);
  return [{ condizioni_pagamento, dettaglio_pagamento: entries }];
}

/** What the block says beside amount and day, the same of every instalment. */
function readLeaves(reading: Reading, fields: Fields, means: string): DettaglioPagamento {
  const own: Record<string, unknown> = { modalita_pagamento: means || 'MP05', importo_pagamento: '0.00' };
  for (const key of LEAVES) {
    if (!isAbsent(fields[key])) own[key] = fields[key];
  }
  return reading.block<DettaglioPagamento>(DettaglioBlock, own, AT);
}

/** An instalment, in the order of the schema. */
function entryOf(leaves: DettaglioPagamento, { amount, day }: Part): DettaglioPagamento {
  const entry: Record<string, unknown> = {};
  for (const key in leaves) {
    if (key !== 'importo_pagamento') {
      entry[key] = leaves[key as keyof DettaglioPagamento];
      continue;
    }
    if (day !== undefined) entry['data_scadenza_pagamento'] = day;
    entry[key] = amount.toText();
  }
  return entry as unknown as DettaglioPagamento;
}

interface Part {
  readonly amount: Decimal;
  readonly day: string | undefined;
}

function readParts(
  reading: Reading,
  value: unknown,
  due: Decimal,
  date: string,
  isAdvance: boolean,
): readonly Part[] {
  if (isAbsent(value)) return [{ amount: due, day: undefined }];
  const at = `${AT}/scadenze`;
  if (!Array.isArray(value)) {
    return [{ amount: due, day: readTerm(reading, value, date, AT, 'scadenze') }];
  }
  const drafts = value.map((item: unknown, index) => readInstalment(reading, item, date, `${at}/${index}`));
  if (drafts.length === 0) return [{ amount: due, day: undefined }];
  return partsOf(reading, drafts, due, at, isAdvance);
}

interface Draft {
  readonly amount: Decimal | null;
  readonly quota: Decimal | null;
  readonly day: string | undefined;
}

function readInstalment(reading: Reading, item: unknown, date: string, at: string): Draft {
  const fields = reading.fields(item, at);
  reading.keys(fields, at, INSTALMENT_KEYS);
  const { problems } = reading;
  if (!isAbsent(fields['termini']) && !isAbsent(fields['data'])) {
    problems.add('payment.one', at, undefined, { first: 'termini', second: 'data' });
  }
  if (!isAbsent(fields['quota']) && !isAbsent(fields['importo'])) {
    problems.add('payment.one', at, undefined, { first: 'quota', second: 'importo' });
  }
  const day = isAbsent(fields['termini'])
    ? reading.date(fields['data'], at, 'data')
    : readTerm(reading, fields['termini'], date, at, 'termini');
  const quota = reading.percent(fields['quota'], at, 'quota');
  return { amount: reading.money(fields['importo'], at, 'importo', { places: 2 }), quota, day };
}

/** Amounts that are given stand, quotas are of what is due, and what has neither shares the rest. */
function partsOf(
  reading: Reading,
  drafts: readonly Draft[],
  due: Decimal,
  at: string,
  isAdvance: boolean,
): readonly Part[] {
  const shares = drafts.map(({ amount, quota }) =>
    amount !== null ? { importo: amount } : quota !== null ? { quota } : {},
  );
  const split = splitAmount(due, shares);
  if (isSplit(split)) {
    return drafts.map(({ day }, index) => ({ amount: split[index] ?? Decimal.zero, day }));
  }
  // Of an advance the rest is paid elsewhere.
  if (!isAdvance || split.flaw === 'over') {
    const found = split.found.toText();
    reading.problems.add('payment.sum', at, undefined, { found, expected: due.toText() });
  }
  return drafts.map(({ amount, quota, day }) => ({
    amount: amount ?? quota?.percentOf(due).rounded(2) ?? Decimal.zero,
    day,
  }));
}

function readTerm(
  reading: Reading,
  value: unknown,
  date: string,
  at: string,
  key: string,
): string | undefined {
  const term = typeof value === 'number' ? String(value) : value;
  if (isPaymentTerm(term)) return date === '' ? undefined : dueDate(term, date);
  reading.problems.add('payment.terms', at, key, { found: String(value) });
  return undefined;
}
