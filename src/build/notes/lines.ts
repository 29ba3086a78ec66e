/** The lines of a note: those of its invoice, whole, or in part by quantity or by amount. */

import { decimal } from '../../domain/amounts.ts';
import { afterSteps } from '../../domain/discounts.ts';
import { Decimal, Sum } from '../../model/decimal.ts';
import type { DettaglioLinee } from '../../model/generated/invoice.ts';
import { withoutVat } from '../lines/price.ts';
import { isAbsent, type Reading } from '../read/reading.ts';
import { taxKey } from '../taxKey.ts';
import { grossTotals } from '../totals/lineTotals.ts';
import { isTax } from '../totals/summaries.ts';
import { DocumentDiscounts, lineOfShare } from './discounts.ts';
import { isFinerThanCents, lineGross } from './gross.ts';

/** A line of the note next to that of the invoice. */
export interface PickedLine {
  readonly line: DettaglioLinee;
  readonly original: DettaglioLinee;
  /** Amount with VAT; null if its price did not include VAT. */
  readonly gross: Decimal | null;
}

/** Maximum number of decimals in the schema (2.2.1.9, 2.2.1.11). */
const MAX_DECIMALS = 8;

export interface PickRules {
  /** True if at most the amount of the line may be taken, as in a credit note. */
  readonly limited: boolean;
  readonly reading: Reading;
}

/** The requested lines, numbered from 1 in the order of the request. */
export function pickLines(
  all: readonly DettaglioLinee[],
  linee: unknown,
  rules: PickRules,
): readonly PickedLine[] {
  const numbered = linesByNumber(all);
  const discounts = new DocumentDiscounts(all);
  const picked: PickedLine[] = [];
  const asked = askedOf(linee, rules.reading);
  for (const one of asked) {
    const original = numbered.get(one.number);
    if (original === undefined) {
      rules.reading.problems.add('note.line', one.at, undefined, { line: one.number });
      continue;
    }
    const found = part(original, one, { ...rules, discounts });
    if (found !== undefined) picked.push({ ...found, original });
  }
  if (rules.limited) picked.push(...sharesOf(picked, asked, discounts));
  return placed(picked).map((one, index) => ({
    ...one,
    line: { ...one.line, numero_linea: String(index + 1) },
  }));
}

/** Shares of the document's discounts for lines picked whole or by quantity, except discounts requested by number. */
function sharesOf(
  picked: readonly PickedLine[],
  asked: readonly Asked[],
  discounts: DocumentDiscounts,
): readonly PickedLine[] {
  const numbers = new Set(asked.map(({ number }) => String(number)));
  const byAmount = new Set(asked.filter(isByAmount).map(({ number }) => String(number)));
  const taken = picked
    .filter(({ original }) => !byAmount.has(original.numero_linea))
    .map(({ line, original }) => ({ original, amount: decimal(line.prezzo_totale) }));
  return discounts
    .sharesOf(taken)
    .filter(({ discount, net }) => !numbers.has(discount.numero_linea) && !net.isZero)
    .map((share) => ({ line: lineOfShare(share), original: share.discount, gross: share.gross }));
}

/**
 * Adjusts the cents of lines whose prices included VAT, so that the customer gets back the sum of those prices. Totals
 * that already allow this are kept, such as those of whole lines.
 */
function placed(picked: readonly PickedLine[]): readonly PickedLine[] {
  const groups = new Map<string, PickedLine[]>();
  for (const one of picked) {
    const key = taxKey(one.line);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  const totals = new Map<PickedLine, Decimal>();
  for (const group of groups.values()) {
    const isGross = group.every(({ gross }) => gross !== null) && group.some(isFine);
    const rate = decimal(group[0]?.line.aliquota_iva);
    if (!isGross || isTaxable(group, rate)) continue;
    const charges = group.map(({ line, gross }) => ({ net: exactOf(line), gross }));
    for (const [index, total] of grossTotals(charges, rate).entries()) {
      const one = group[index];
      if (one !== undefined) totals.set(one, total);
    }
  }
  return picked.map((one) => {
    const total = totals.get(one);
    return total === undefined ? one : { ...one, line: { ...one.line, prezzo_totale: total.toText() } };
  });
}

function isFine({ line }: PickedLine): boolean {
  return isFinerThanCents(line.prezzo_unitario);
}

function exactOf({ prezzo_unitario, sconto_maggiorazione = [], quantita }: DettaglioLinee): Decimal {
  const net = afterSteps(decimal(prezzo_unitario), sconto_maggiorazione);
  return quantita === undefined ? net : net.times(decimal(quantita));
}

/** True if SdI accepts the tax that VAT-inclusive prices leave for these totals. */
function isTaxable(group: readonly PickedLine[], rate: Decimal): boolean {
  const taxable = new Sum();
  const seen = new Sum();
  for (const { line, gross } of group) {
    taxable.add(decimal(line.prezzo_totale));
    seen.add(gross ?? Decimal.zero);
  }
  return isTax(seen.value.rounded(2).minus(taxable.value), taxable.value, rate);
}

/** Lines by number; the first one if several have the same number. */
export function linesByNumber(all: readonly DettaglioLinee[]): ReadonlyMap<number, DettaglioLinee> {
  const found = new Map<number, DettaglioLinee>();
  for (const line of all) {
    const number = Number(line.numero_linea);
    if (!found.has(number)) found.set(number, line);
  }
  return found;
}

/** The requested part of a line or item. */
export interface Asked {
  /** Place in the brief. */
  readonly at: string;
  readonly number: number;
  /** With none of `quantita`, `importo` and `importo_ivato`, the whole line is requested. */
  readonly quantita: unknown;
  readonly importo: unknown;
  readonly importo_ivato: unknown;
}

const PARTS = ['quantita', 'importo', 'importo_ivato'] as const;
const KNOWN: ReadonlySet<string> = new Set(['numero_linea', ...PARTS]);

function isByAmount({ importo, importo_ivato }: Asked): boolean {
  return !isAbsent(importo) || !isAbsent(importo_ivato);
}

/** The requested lines or items; each at most once. */
export function askedOf(linee: unknown, reading: Reading): readonly Asked[] {
  const { problems } = reading;
  const list = reading.list(linee, '/linee');
  if (list.length === 0) problems.add('lines.none', '', 'linee');
  const seen = new Set<number>();
  return list.flatMap((one, index) => {
    const at = `/linee/${index}`;
    const fields = typeof one === 'number' ? { numero_linea: one } : reading.fields(one, at);
    reading.keys(fields, at, KNOWN);
    const { numero_linea, quantita, importo, importo_ivato } = fields;
    if (isAbsent(numero_linea)) reading.missing(at, 'numero_linea');
    const [first, second] = PARTS.filter((part) => !isAbsent(fields[part]));
    if (first !== undefined && second !== undefined) {
      problems.add('payment.one', at, undefined, { first, second });
    }
    const number = Number(numero_linea);
    if (seen.has(number)) problems.add('note.twice', at, undefined, { line: number });
    seen.add(number);
    return isAbsent(numero_linea) ? [] : [{ at, number, quantita, importo, importo_ivato }];
  });
}

interface LineRules extends PickRules {
  readonly discounts: DocumentDiscounts;
}

/** A line or a part of it. */
type Part = Pick<PickedLine, 'line' | 'gross'>;

function part(original: DettaglioLinee, asked: Asked, rules: LineRules): Part | undefined {
  if (!isAbsent(asked.quantita)) return partByQuantity(original, asked, rules);
  if (!isAbsent(asked.importo)) return partByAmount(original, asked, rules);
  if (!isAbsent(asked.importo_ivato)) return partByGross(original, asked, rules);
  const quantity = original.quantita === undefined ? null : decimal(original.quantita);
  return { line: original, gross: lineGross(original, quantity) };
}

function partByQuantity(
  original: DettaglioLinee,
  { at, quantita }: Asked,
  { limited, reading }: PickRules,
): Part | undefined {
  const { problems } = reading;
  const quantity = reading.number(quantita, at, 'quantita', { digits: 12 });
  if (quantity === null) return undefined;
  const whole = Decimal.parse(original.quantita ?? '');
  if (whole === undefined) {
    problems.add('note.quantity', at, 'quantita', { line: original.numero_linea });
    return undefined;
  }
  if (quantity.isZero || quantity.isNegative) {
    problems.add('note.positive', at, 'quantita', { found: quantity.toText(0) });
    return undefined;
  }
  if (limited && whole.isLess(quantity)) {
    problems.add('note.beyond', at, 'quantita', { found: quantity.toText(0), whole: whole.toText(0) });
    return undefined;
  }
  const line = { ...original, quantita: quantity.toText() };
  // As many decimals as the invoice wrote: a total in cents stays in cents.
  const places = Math.min(Decimal.parse(original.prezzo_totale)?.scale ?? 2, MAX_DECIMALS);
  return {
    line: { ...line, prezzo_totale: exactOf(line).rounded(places).toText() },
    gross: lineGross(original, quantity),
  };
}

/** One unit priced at the amount: discounts are already deducted. */
function partByAmount(
  original: DettaglioLinee,
  { at, importo }: Asked,
  { limited, reading, discounts }: LineRules,
): Part | undefined {
  const amount = reading.number(importo, at, 'importo');
  if (amount === null) return undefined;
  if (!isPartOf(amount, discounts.charged(original), { limited, at, key: 'importo', reading }))
    return undefined;
  return { line: piece(original, amount, amount), gross: null };
}

/** One unit priced at an amount with VAT. */
function partByGross(
  original: DettaglioLinee,
  { at, importo_ivato }: Asked,
  { limited, reading, discounts }: LineRules,
): Part | undefined {
  const key = 'importo_ivato';
  const gross = reading.number(importo_ivato, at, key, { places: 2 });
  if (gross === null) return undefined;
  if (!isPartOf(gross, discounts.chargedGross(original), { limited, at, key, reading })) return undefined;
  const net = withoutVat(gross, decimal(original.aliquota_iva));
  return { line: piece(original, net, net.rounded(2)), gross };
}

function piece(original: DettaglioLinee, price: Decimal, total: Decimal): DettaglioLinee {
  const { quantita: _quantity, unita_misura: _unit, sconto_maggiorazione: _steps, ...rest } = original;
  return { ...rest, prezzo_unitario: price.toText(), prezzo_totale: total.toText() };
}

export interface PartRules extends PickRules {
  readonly at: string;
  readonly key: 'importo' | 'importo_ivato';
}

/** Returns true if an amount is non-zero and, if limited, within the limit; otherwise reports it. */
export function isPartOf(amount: Decimal, whole: Decimal, { limited, at, key, reading }: PartRules): boolean {
  const params = { found: amount.toText(), whole: whole.toText() };
  if (amount.isZero) reading.problems.add('note.zero', at, key, params);
  else if (limited && (amount.isNegative !== whole.isNegative || whole.abs().isLess(amount.abs()))) {
    reading.problems.add('note.beyond', at, key, params);
  } else return true;
  return false;
}
