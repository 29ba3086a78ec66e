/** Amounts that credit notes may still credit: those of the invoice, less those of earlier credit notes. */
import { decimal } from '../../domain/amounts.ts';
import { Decimal } from '../../model/decimal.ts';
import type {
  DatiCassaPrevidenziale,
  DatiGeneraliDocumento,
  DatiRiepilogo,
  DatiRitenuta,
  DettaglioLinee,
  FatturaElettronicaBody,
} from '../../model/generated/invoice.ts';
import { floorCents, quotient } from '../../model/quotient.ts';
import type { Reading } from '../read/reading.ts';
import { taxKey } from '../taxKey.ts';
import { creditNotesOf } from './previous.ts';

const CENT = Decimal.of(1, 2);
const HUNDRED = Decimal.of(100);

/** Taxable amount and tax of one rate and Natura. */
export interface TaxableAndVat {
  readonly taxable: Decimal;
  readonly vat: Decimal;
}

interface Limit extends TaxableAndVat {
  /** Largest excess that rounding of the notes can explain: it is cut; a larger one is rejected. */
  readonly slack: Decimal;
}

/** Totals of one rate and Natura. */
export interface Taxation {
  readonly rate: Decimal;
  /** Difference between the invoice's taxable amount and the sum of its lines. */
  readonly unlike: Decimal;
}

const NOTHING: TaxableAndVat = { taxable: Decimal.zero, vat: Decimal.zero };

export class Limits {
  readonly #charged: ReadonlyMap<string, TaxableAndVat>;
  readonly #before: ReadonlyMap<string, TaxableAndVat>;
  readonly #slack: Decimal;
  readonly #roundings: Decimal;
  readonly #whole: Decimal;
  /** Remaining total: taxable amounts, taxes and Arrotondamento. `#whole` is the original one. */
  readonly total: Decimal;
  readonly #contributions: ReadonlyMap<string, Decimal>;
  readonly #withholdings: ReadonlyMap<string, Decimal>;

  constructor(body: FatturaElettronicaBody, previous: readonly FatturaElettronicaBody[]) {
    const documentOf = (one: FatturaElettronicaBody): DatiGeneraliDocumento =>
      one.dati_generali.dati_generali_documento;
    this.#contributions = leftByKind(
      documentOf(body).dati_cassa_previdenziale ?? [],
      previous.flatMap((one) => documentOf(one).dati_cassa_previdenziale ?? []),
      { keyOf: cassaKey, amountOf: ({ importo_contributo_cassa }) => importo_contributo_cassa },
    );
    this.#withholdings = leftByKind(
      documentOf(body).dati_ritenuta ?? [],
      previous.flatMap((one) => documentOf(one).dati_ritenuta ?? []),
      { keyOf: ritenutaKey, amountOf: ({ importo_ritenuta }) => importo_ritenuta },
    );
    this.#charged = byTax(body.dati_beni_servizi.dati_riepilogo);
    const whole = totalOf(body);
    this.#whole = whole;
    const before = previous.map((one) => {
      const isOpposite = hasOtherSign(one, body);
      const sign = (amount: Decimal): Decimal => (isOpposite ? amount.negated() : amount);
      const amounts = [...byTax(one.dati_beni_servizi.dati_riepilogo)].map(
        ([key, { taxable, vat }]) => [key, { taxable: sign(taxable), vat: sign(vat) }] as const,
      );
      return { amounts, total: sign(totalOf(one)) };
    });
    this.#before = summed(before.flatMap(({ amounts }) => amounts));
    this.total = before.reduce((left, { total }) => left.minus(total), whole);
    const lines = [body, ...previous].reduce(
      (count, one) => count + one.dati_beni_servizi.dettaglio_linee.length,
      1,
    );
    this.#slack = CENT.times(Decimal.of(lines));
    // Each summary and its tax may be rounded, and the invoice's Arrotondamento belongs to no line.
    const rounded = [body, ...previous].map((one) => decimal(documentOf(one).arrotondamento).abs());
    this.#roundings = rounded.reduce((sum, one) => sum.plus(one), this.#slack.times(Decimal.of(2)));
  }

  /** True if earlier notes credited nothing, not even the rounding of the document. */
  get isUntouched(): boolean {
    if (!this.total.minus(this.#whole).isZero) return false;
    return [...this.#before.values()].every(({ taxable, vat }) => taxable.isZero && vat.isZero);
  }

  /** Remaining amounts of a rate and Natura; null if the invoice does not have it. */
  left(key: string): TaxableAndVat | null {
    const charged = this.#charged.get(key);
    if (charged === undefined) return null;
    const before = this.#before.get(key) ?? NOTHING;
    return { taxable: charged.taxable.minus(before.taxable), vat: charged.vat.minus(before.vat) };
  }

  /** Amounts of a note, capped at the remaining ones; null if they exceed them by more than rounding. */
  within(key: string, wanted: TaxableAndVat, { rate, unlike }: Taxation): TaxableAndVat | null {
    const left = this.left(key);
    if (left === null) return wanted;
    const limit = { ...left, slack: this.#slack.plus(unlike.abs()) };
    const isNegative = this.#charged.get(key)?.taxable.isNegative === true;
    if (!isNegative) return cut(wanted, limit, rate);
    const found = cut(negated(wanted), { ...negated(limit), slack: limit.slack }, rate);
    return found === null ? null : negated(found);
  }

  /**
   * Arrotondamento to deduct from a note of this amount: the cents by which it exceeds the invoice; null if the excess
   * is more than cents.
   */
  excess(amount: Decimal): Decimal | null {
    const beyond = this.total.isNegative ? this.total.minus(amount) : amount.minus(this.total);
    if (beyond.isNegative || beyond.isZero) return Decimal.zero;
    if (this.#roundings.isLess(beyond)) return null;
    return this.total.isNegative ? beyond.negated() : beyond;
  }

  /** A contribution, limited to the amount that earlier notes have left. */
  contribution(amount: Decimal, cassa: DatiCassaPrevidenziale): Decimal {
    return atMost(amount, this.#contributions.get(cassaKey(cassa)));
  }

  /** A withholding, limited to the amount that earlier notes have left. */
  withholding(amount: Decimal, ritenuta: DatiRitenuta): Decimal {
    return atMost(amount, this.#withholdings.get(ritenutaKey(ritenuta)));
  }
}

/**
 * Some programs write credited amounts with the opposite sign. The total alone does not show it: a note that credits an
 * advance is negative although the invoice is not, but has a line of the invoice with its original sign.
 */
function hasOtherSign(note: FatturaElettronicaBody, invoice: FatturaElettronicaBody): boolean {
  const whole = totalOf(invoice);
  if (whole.isZero || totalOf(note).isNegative === whole.isNegative) return false;
  const own = new Set(invoice.dati_beni_servizi.dettaglio_linee.map(signedKey));
  return !note.dati_beni_servizi.dettaglio_linee.some((line) => own.has(signedKey(line)));
}

function signedKey(line: DettaglioLinee): string {
  return `${taxKey(line)} ${decimal(line.prezzo_totale).isNegative} ${line.descrizione}`;
}

function cassaKey(cassa: DatiCassaPrevidenziale): string {
  return `${cassa.tipo_cassa} ${taxKey(cassa)}`;
}

function ritenutaKey({ tipo_ritenuta, causale_pagamento }: DatiRitenuta): string {
  return `${tipo_ritenuta} ${causale_pagamento}`;
}

/** For each kind, the amounts of the invoice less those of the notes, regardless of sign. */
function leftByKind<Block>(
  own: readonly Block[],
  taken: readonly Block[],
  { keyOf, amountOf }: { keyOf: (block: Block) => string; amountOf: (block: Block) => string },
): ReadonlyMap<string, Decimal> {
  const left = new Map<string, Decimal>();
  const add = (block: Block, sign: 1 | -1): void => {
    const amount = decimal(amountOf(block)).abs();
    const key = keyOf(block);
    left.set(key, (left.get(key) ?? Decimal.zero).plus(sign === 1 ? amount : amount.negated()));
  };
  for (const block of own) add(block, 1);
  for (const block of taken) add(block, -1);
  return left;
}

/** An amount, or the remaining amount if that is less; negative amounts are unchanged. */
function atMost(amount: Decimal, left: Decimal | undefined): Decimal {
  if (left === undefined || amount.isNegative || !left.isLess(amount)) return amount;
  return left.isNegative ? Decimal.zero : left;
}

/** The smallest change within the limit, with a tax that SdI accepts (00421: less than a cent from the exact one). */
function cut(
  wanted: TaxableAndVat,
  { taxable: most, vat: mostVat, slack }: Limit,
  rate: Decimal,
): TaxableAndVat | null {
  const isBeyond = (taxable: Decimal): boolean => slack.isLess(wanted.taxable.minus(taxable));
  let { taxable, vat } = wanted;
  if (most.isLess(taxable)) {
    taxable = most;
    if (isBeyond(taxable)) return null;
    vat = rate.percentOf(taxable).rounded(2);
  }
  if (!mostVat.isLess(vat)) return { taxable, vat };
  const exact = rate.percentOf(taxable);
  if (exact.minus(mostVat).isLess(CENT)) return { taxable, vat: mostVat };
  // The amount whose tax is less than a cent above the remaining tax.
  const bound = quotient(mostVat.plus(CENT).times(HUNDRED), rate, 4);
  taxable = Decimal.of(floorCents(bound), 2);
  while (!rate.percentOf(taxable).minus(mostVat).isLess(CENT)) taxable = taxable.minus(CENT);
  return isBeyond(taxable) ? null : { taxable, vat: mostVat };
}

function negated({ taxable, vat }: TaxableAndVat): TaxableAndVat {
  return { taxable: taxable.negated(), vat: vat.negated() };
}

function byTax(summaries: readonly DatiRiepilogo[]): ReadonlyMap<string, TaxableAndVat> {
  return summed(
    summaries.map((one) => [
      taxKey(one),
      { taxable: decimal(one.imponibile_importo), vat: decimal(one.imposta) },
    ]),
  );
}

function summed(all: readonly (readonly [string, TaxableAndVat])[]): ReadonlyMap<string, TaxableAndVat> {
  const sums = new Map<string, TaxableAndVat>();
  for (const [key, { taxable, vat }] of all) {
    const sum = sums.get(key) ?? NOTHING;
    sums.set(key, { taxable: sum.taxable.plus(taxable), vat: sum.vat.plus(vat) });
  }
  return sums;
}

/** Computed total of a body, whatever total it states. */
function totalOf({ dati_generali, dati_beni_servizi }: FatturaElettronicaBody): Decimal {
  return dati_beni_servizi.dati_riepilogo.reduce(
    (sum, { imponibile_importo, imposta }) => sum.plus(decimal(imponibile_importo)).plus(decimal(imposta)),
    decimal(dati_generali.dati_generali_documento.arrotondamento),
  );
}

/** The given credit notes that refer to this invoice; other documents are reported. */
export function previousNotes(
  notes: unknown,
  { dati_generali }: FatturaElettronicaBody,
  reading: Reading,
): readonly FatturaElettronicaBody[] {
  const { numero } = dati_generali.dati_generali_documento;
  return creditNotesOf<FatturaElettronicaBody>(notes, numero, reading, (body) =>
    body.dati_generali.dati_fatture_collegate?.some(({ id_documento }) => id_documento === numero),
  );
}
