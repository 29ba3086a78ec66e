/** DatiPagamento: amount due, due dates and methods. */

import { ADVANCE, IN_FULL, INSTALMENTS } from '../../domain/payments.ts';
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
import { readSchemaBlock } from '../read/block.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';
import { dueDate, isPaymentTerm } from '../terms/dueDate.ts';
import { isSplit, type Share, splitAmount } from '../terms/instalments.ts';

const AT = '/pagamento';

/** Fields that the builder fills. */
const DERIVED: ReadonlySet<string> = new Set([
  'modalita_pagamento',
  'importo_pagamento',
  'data_scadenza_pagamento',
]);
const LEAVES: readonly string[] = elementsOf(DettaglioBlock)
  .map(({ json }) => json)
  .filter((key) => !DERIVED.has(key));
const KEYS: ReadonlySet<string> = new Set(['modalita', 'scadenze', 'condizioni', ...LEAVES]);
const SHARE_KEYS = ['quota', 'importo'];
/** Keys of one block among several. */
const PART_KEYS: ReadonlySet<string> = new Set([...KEYS, ...SHARE_KEYS]);
const INSTALMENT_KEYS: ReadonlySet<string> = new Set(['termini', 'data', ...SHARE_KEYS]);

/**
 * The payments of the amount due: one block of the brief, or several that share it, in one DatiPagamento for each
 * payment condition.
 */
export function readPayment(
  reading: Reading,
  value: unknown,
  due: Decimal,
  date: string,
): DatiPagamento[] | undefined {
  if (isAbsent(value)) return undefined;
  const blocks = Array.isArray(value)
    ? readBlocks(reading, value, due, date)
    : [readBlock(reading, reading.fields(value, AT), { at: AT, keys: KEYS, due, date })];
  const derived = conditionOf(blocks.filter(({ given }) => given === undefined));
  const entries = new Map<CondizioniPagamento, DettaglioPagamento[]>();
  for (const { given = derived, entries: own } of blocks) {
    const same = entries.get(given);
    if (same === undefined) entries.set(given, [...own]);
    else same.push(...own);
  }
  if (entries.size === 0) return undefined;
  return [...entries].map(([condizioni_pagamento, dettaglio_pagamento]) => ({
    condizioni_pagamento,
    dettaglio_pagamento,
  }));
}

/** The blocks of a list, each for its part of the amount due. */
function readBlocks(
  reading: Reading,
  value: readonly unknown[],
  due: Decimal,
  date: string,
): readonly PaymentBlock[] {
  const drafts = value.map((item, index) => {
    const at = `${AT}/${index}`;
    const fields = reading.fields(item, at);
    return { at, fields, share: readShare(reading, fields, at) };
  });
  if (drafts.length === 0) return [];
  const isAdvance = drafts.every(({ fields }) => fields['condizioni'] === ADVANCE);
  const shares = drafts.map(({ share }) => share);
  const amounts = amountsOf(reading, shares, due, { at: AT, isAdvance });
  return drafts.map(({ at, fields }, index) =>
    readBlock(reading, fields, { at, keys: PART_KEYS, due: amounts[index] ?? Decimal.zero, date }),
  );
}

/** Context for reading a block of the brief. */
interface BlockContext {
  readonly at: string;
  readonly keys: ReadonlySet<string>;
  /** Amount paid by the block. */
  readonly due: Decimal;
  readonly date: string;
}

interface PaymentBlock {
  /** The brief's `condizioni`. */
  readonly given: CondizioniPagamento | undefined;
  readonly entries: readonly DettaglioPagamento[];
}

function readBlock(reading: Reading, fields: Fields, { at, keys, due, date }: BlockContext): PaymentBlock {
  reading.keys(fields, at, keys);
  const means = reading.needed(ModalitaType, fields['modalita'], at, 'modalita') as ModalitaPagamento;
  const given = reading.text(CondizioniType, fields['condizioni'], at, 'condizioni') as
    | CondizioniPagamento
    | undefined;
  const parts = readParts(reading, fields['scadenze'], { at, due, date, isAdvance: given === ADVANCE });
  const leaves = readLeaves(reading, fields, means, at);
  return { given, entries: parts.map((part) => entryOf(leaves, part)) };
}

/** Instalments if a block has several, or the blocks have different due dates. */
function conditionOf(blocks: readonly PaymentBlock[]): CondizioniPagamento {
  const days = new Set(
    blocks.flatMap(({ entries }) => entries.map(({ data_scadenza_pagamento: day }) => day)),
  );
  return days.size > 1 || blocks.some(({ entries }) => entries.length > 1) ? INSTALMENTS : IN_FULL;
}

/** Fields of the block other than amount and date, equal for all instalments. */
function readLeaves(reading: Reading, fields: Fields, means: string, at: string): DettaglioPagamento {
  const own: Record<string, unknown> = { modalita_pagamento: means || 'MP05', importo_pagamento: '0.00' };
  for (const key of LEAVES) {
    if (!isAbsent(fields[key])) own[key] = fields[key];
  }
  return readSchemaBlock<DettaglioPagamento>(reading, DettaglioBlock, own, at);
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

/** Context for reading the instalments of a block. */
interface PartsContext {
  /** Path of the block. */
  readonly at: string;
  readonly due: Decimal;
  readonly date: string;
  readonly isAdvance: boolean;
}

function readParts(
  reading: Reading,
  value: unknown,
  { at, due, date, isAdvance }: PartsContext,
): readonly Part[] {
  if (isAbsent(value)) return [{ amount: due, day: undefined }];
  if (!Array.isArray(value)) {
    return [{ amount: due, day: readTerm(reading, value, date, at, 'scadenze') }];
  }
  const here = `${at}/scadenze`;
  const drafts = value.map((item: unknown, index) => readInstalment(reading, item, date, `${here}/${index}`));
  if (drafts.length === 0) return [{ amount: due, day: undefined }];
  const shares = drafts.map(({ share }) => share);
  const amounts = amountsOf(reading, shares, due, { at: here, isAdvance });
  return drafts.map(({ day }, index) => ({ amount: amounts[index] ?? Decimal.zero, day }));
}

interface Draft {
  readonly share: Share;
  readonly day: string | undefined;
}

function readInstalment(reading: Reading, item: unknown, date: string, at: string): Draft {
  const fields = reading.fields(item, at);
  reading.keys(fields, at, INSTALMENT_KEYS);
  if (!isAbsent(fields['termini']) && !isAbsent(fields['data'])) {
    reading.problems.add('payment.one', at, undefined, { first: 'termini', second: 'data' });
  }
  const day = isAbsent(fields['termini'])
    ? reading.date(fields['data'], at, 'data')
    : readTerm(reading, fields['termini'], date, at, 'termini');
  return { share: readShare(reading, fields, at), day };
}

/** The size of a part, as given in the brief. */
function readShare(reading: Reading, fields: Fields, at: string): Share {
  if (!isAbsent(fields['quota']) && !isAbsent(fields['importo'])) {
    reading.problems.add('payment.one', at, undefined, { first: 'quota', second: 'importo' });
  }
  const quota = reading.percent(fields['quota'], at, 'quota');
  const importo = reading.money(fields['importo'], at, 'importo', { places: 2 });
  return importo !== null ? { importo } : quota !== null ? { quota } : {};
}

/** Path of the parts. They may be less than the whole if there is an advance, whose rest is paid elsewhere. */
interface SumContext {
  readonly at: string;
  readonly isAdvance: boolean;
}

/** Given amounts are kept, quotas apply to the whole, and parts with neither share the rest. */
function amountsOf(
  reading: Reading,
  shares: readonly Share[],
  due: Decimal,
  { at, isAdvance }: SumContext,
): readonly Decimal[] {
  const split = splitAmount(due, shares);
  if (isSplit(split)) return split;
  if (!isAdvance || split.flaw === 'over') {
    const found = split.found.toText();
    reading.problems.add('payment.sum', at, undefined, { found, expected: due.toText() });
  }
  return shares.map(({ importo, quota }) => importo ?? quota?.percentOf(due).rounded(2) ?? Decimal.zero);
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
