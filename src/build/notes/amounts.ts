/**
 * Amounts of a note on some of the lines: pension funds, withholdings and stamp duty in proportion, recomputed
 * summaries.
 */

import { decimal } from '../../domain/amounts.ts';
import { bearsStampDuty, isPartOfPrice } from '../../domain/natura.ts';
import { FREE_OF_STAMP_DUTY } from '../../domain/thresholds.ts';
import { Decimal, Sum } from '../../model/decimal.ts';
import type {
  DatiCassaPrevidenziale,
  DatiRiepilogo,
  DatiRitenuta,
  DettaglioLinee,
} from '../../model/generated/invoice.ts';
import { quotient } from '../../model/quotient.ts';
import type { Reading } from '../read/reading.ts';
import { taxKey } from '../taxKey.ts';
import { isTax } from '../totals/summaries.ts';
import { isFinerThanCents } from './gross.ts';
import type { Limits, TaxableAndVat } from './limits.ts';
import type { PickedLine } from './lines.ts';

type Test = (line: DettaglioLinee) => boolean;

/**
 * `amount` × `part` ÷ `whole`, rounded to the cent, half away from zero; `amount` itself if part and whole are equal.
 */
export function proportion(amount: Decimal, part: Decimal, whole: Decimal): Decimal {
  if (part.equals(whole)) return amount;
  return whole.isZero ? Decimal.zero : quotient(amount.times(part), whole, 2);
}

/** The contribution on the lines of the note; none if it was not computed on them. */
export function noteCassa(
  cassa: DatiCassaPrevidenziale,
  all: readonly DettaglioLinee[],
  picked: readonly PickedLine[],
  limits: Limits | null,
): DatiCassaPrevidenziale | undefined {
  const base = baseOf(cassa, all);
  const whole = sumWhere(all, base);
  const part = pickedSum(picked, base);
  if (part.isZero) return undefined;
  const { imponibile_cassa, importo_contributo_cassa } = cassa;
  const amount = proportion(decimal(importo_contributo_cassa), part, whole);
  return {
    ...cassa,
    importo_contributo_cassa: (limits?.contribution(amount, cassa) ?? amount).toText(),
    ...(imponibile_cassa === undefined
      ? {}
      : { imponibile_cassa: proportion(decimal(imponibile_cassa), part, whole).toText() }),
  };
}

/**
 * The lines that a contribution was computed on, which the invoice does not state: those whose sum is ImponibileCassa,
 * or yields the contribution. Tried in order: all lines, those subject to withholding, those with the contribution's
 * own rate, all but those of art. 15, with or without a stamp duty that the flat-rate regime charges as N2.2.
 */
function baseOf(cassa: DatiCassaPrevidenziale, all: readonly DettaglioLinee[]): Test {
  const isAny: Test = () => true;
  const rate = decimal(cassa.aliquota_iva);
  const isFee: Test = ({ natura }) => isPartOfPrice(natura);
  const beyond =
    cassa.imponibile_cassa === undefined
      ? undefined
      : sumWhere(all, isFee).rounded(2).minus(decimal(cassa.imponibile_cassa));
  const stamp = all.find(
    (line) =>
      line.natura !== undefined && beyond?.isZero === false && decimal(line.prezzo_totale).equals(beyond),
  );
  const tests: readonly Test[] = [
    isAny,
    ({ ritenuta }) => ritenuta === 'SI',
    ({ aliquota_iva, natura }) => decimal(aliquota_iva).equals(rate) && natura === cassa.natura,
    isFee,
    (line) => isFee(line) && line !== stamp,
  ];
  const percent = decimal(cassa.al_cassa);
  const found = tests.find((test) => {
    const sum = sumWhere(all, test);
    return cassa.imponibile_cassa === undefined
      ? percent.percentOf(sum).rounded(2).equals(decimal(cassa.importo_contributo_cassa))
      : sum.rounded(2).equals(decimal(cassa.imponibile_cassa));
  });
  return found ?? isAny;
}

/** The withholdings on the lines and contributions of the note. */
export function noteRitenute(
  ritenute: readonly DatiRitenuta[],
  before: Charges,
  after: Charges,
  limits: Limits | null,
): readonly DatiRitenuta[] {
  const whole = withheldOn(before);
  const part = withheldOn(after);
  if (part.isZero && !isAnyWithheld(after)) return [];
  return ritenute.map((one) => {
    const amount = proportion(decimal(one.importo_ritenuta), part, whole);
    return { ...one, importo_ritenuta: (limits?.withholding(amount, one) ?? amount).toText() };
  });
}

/** Lines and contributions: all amounts subject to VAT. */
export interface Charges {
  readonly lines: readonly DettaglioLinee[];
  readonly cassa: readonly DatiCassaPrevidenziale[];
}

function withheldOn({ lines, cassa }: Charges): Decimal {
  const sum = new Sum();
  for (const { ritenuta, prezzo_totale } of lines) if (ritenuta === 'SI') sum.add(decimal(prezzo_totale));
  for (const { ritenuta, importo_contributo_cassa } of cassa) {
    if (ritenuta === 'SI') sum.add(decimal(importo_contributo_cassa));
  }
  return sum.value;
}

function isAnyWithheld({ lines, cassa }: Charges): boolean {
  return [...lines, ...cassa].some(({ ritenuta }) => ritenuta === 'SI');
}

/** An amount that may be subject to stamp duty. */
export interface Charge {
  readonly natura?: string | undefined;
  readonly prezzo_totale: string;
}

/**
 * True if the amounts without VAT in the note are subject to stamp duty, given that those of the invoice were. In another
 * currency any amount is, because the threshold is in euro.
 */
export function isUnderBollo(charges: readonly Charge[], currency: string): boolean {
  const sum = liableAmount(charges);
  return (currency === 'EUR' ? FREE_OF_STAMP_DUTY : Decimal.zero).isLess(sum);
}

/** The part that may be subject to stamp duty. */
export function liableAmount(charges: readonly Charge[]): Decimal {
  const sum = new Sum();
  for (const { natura, prezzo_totale } of charges) {
    if (bearsStampDuty(natura)) sum.add(decimal(prezzo_totale));
  }
  return sum.value;
}

/** Inputs of a note's summaries. */
export interface NoteCharges {
  readonly picked: readonly Pick<PickedLine, 'line' | 'gross'>[];
  readonly cassa: readonly DatiCassaPrevidenziale[];
}

interface Group {
  readonly like: Taxed;
  readonly sum: Sum;
  /** With VAT: the prices that include it; otherwise the total plus its tax. */
  readonly seen: Sum;
  hasGross: boolean;
}

export interface SummaryRules {
  /** Amounts left to credit, with their lines and contributions; null if nothing limits the amounts. */
  readonly limits: { readonly of: Limits; readonly charges: Charges } | null;
  readonly reading: Reading;
}

/** One summary for each rate and Natura, in the order of the invoice, with its EsigibilitaIVA and reference. */
export function noteSummaries(
  { picked, cassa }: NoteCharges,
  originals: readonly DatiRiepilogo[],
  { limits, reading: { problems } }: SummaryRules,
): readonly DatiRiepilogo[] {
  const groups = new Map<string, Group>();
  const add = (like: Taxed, amount: Decimal, gross: Decimal | null): Group => {
    const key = taxKey(like);
    const group = groups.get(key) ?? { like, sum: new Sum(), seen: new Sum(), hasGross: false };
    group.sum.add(amount);
    group.seen.add(gross ?? amount.plus(decimal(like.aliquota_iva).percentOf(amount)));
    groups.set(key, group);
    return group;
  };
  for (const { line, gross } of picked) {
    const group = add(line, decimal(line.prezzo_totale), gross);
    group.hasGross ||= gross !== null && isFinerThanCents(line.prezzo_unitario);
  }
  for (const one of cassa) add(one, decimal(one.importo_contributo_cassa), null);
  const alike = byTax(originals);
  const unlike = limits === null ? null : unlikeTheirLines(limits.charges, originals);
  const order = new Map([...alike.keys()].map((key, place) => [key, place]));
  return [...groups]
    .sort(([a], [b]) => (order.get(a) ?? -1) - (order.get(b) ?? -1))
    .map(([key, group]) => {
      const { like, sum } = group;
      const same = alike.get(key) ?? [];
      if (new Set(same.map(({ esigibilita_iva }) => esigibilita_iva)).size > 1) {
        problems.add('note.due', '', 'linee', { rate: like.aliquota_iva });
      }
      const rate = decimal(like.aliquota_iva);
      const wanted = amountsOf(group, rate);
      const most = { rate, unlike: unlike?.get(key) ?? Decimal.zero };
      const found = limits === null ? wanted : limits.of.within(key, wanted, most);
      // With missing or repeated lines the sum is meaningless.
      if (found === null && problems.none) {
        problems.add('note.left', '', 'linee', {
          rate: like.aliquota_iva,
          found: wanted.taxable.toText(),
          left: limits?.of.left(key)?.taxable.toText() ?? '',
        });
      }
      const { taxable, vat } = found ?? wanted;
      return summary(like, { taxable, vat, rounding: taxable.minus(sum.value.rounded(2)) }, same);
    });
}

function amountsOf({ sum, seen, hasGross }: Group, rate: Decimal): TaxableAndVat {
  const taxable = sum.value.rounded(2);
  const rest = seen.value.rounded(2).minus(taxable);
  const vat = hasGross && isTax(rest, taxable, rate) ? rest : rate.percentOf(taxable).rounded(2);
  return { taxable, vat };
}

/** Difference between the invoice's taxable amounts and those of its lines: SdI tolerates less than a euro (00422). */
function unlikeTheirLines(
  { lines, cassa }: Charges,
  summaries: readonly DatiRiepilogo[],
): ReadonlyMap<string, Decimal> {
  const sums = new Map<string, Decimal>();
  const add = (like: Taxed, amount: Decimal): void => {
    const key = taxKey(like);
    sums.set(key, (sums.get(key) ?? Decimal.zero).plus(amount));
  };
  for (const line of lines) add(line, decimal(line.prezzo_totale));
  for (const one of cassa) add(one, decimal(one.importo_contributo_cassa));
  for (const one of summaries) add(one, decimal(one.imponibile_importo).negated());
  return sums;
}

/** The summaries of each rate and Natura. */
function byTax(summaries: readonly DatiRiepilogo[]): ReadonlyMap<string, readonly DatiRiepilogo[]> {
  const groups = new Map<string, DatiRiepilogo[]>();
  for (const one of summaries) {
    const key = taxKey(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

type Taxed = Pick<DatiRiepilogo, 'aliquota_iva' | 'natura'>;

interface Amounts extends TaxableAndVat {
  /** Rounding that the limit deducted from the lines. */
  readonly rounding: Decimal;
}

function summary(
  like: Taxed,
  { taxable, vat, rounding }: Amounts,
  originals: readonly DatiRiepilogo[],
): DatiRiepilogo {
  const esigibilita_iva = originals[0]?.esigibilita_iva;
  const riferimento_normativo = provisionOf(originals);
  return {
    aliquota_iva: like.aliquota_iva,
    ...(like.natura === undefined ? {} : { natura: like.natura }),
    ...(rounding.isZero ? {} : { arrotondamento: rounding.toText() }),
    imponibile_importo: taxable.toText(),
    imposta: vat.toText(),
    ...(esigibilita_iva === undefined ? {} : { esigibilita_iva }),
    ...(riferimento_normativo === undefined ? {} : { riferimento_normativo }),
  };
}

/** Maximum length of RiferimentoNormativo (2.2.2.8), in characters. */
const LONGEST_PROVISION = 100;

/** All provisions of several summaries, as a line does not state its own; the first one if they are too long. */
function provisionOf(originals: readonly DatiRiepilogo[]): string | undefined {
  const all = [...new Set(originals.flatMap(({ riferimento_normativo: text }) => text ?? []))];
  const joined = all.join('; ');
  return joined.length > LONGEST_PROVISION ? all[0] : joined || undefined;
}

/** Total of the summaries. */
export function totalOf(summaries: readonly DatiRiepilogo[]): Decimal {
  const sum = new Sum();
  for (const { imponibile_importo, imposta } of summaries) {
    sum.add(decimal(imponibile_importo));
    sum.add(decimal(imposta));
  }
  return sum.value;
}

function pickedSum(picked: readonly PickedLine[], test: Test): Decimal {
  return sumWhere(
    picked.filter(({ original }) => test(original)).map(({ line }) => line),
    () => true,
  );
}

function sumWhere(lines: readonly DettaglioLinee[], test: Test): Decimal {
  const sum = new Sum();
  for (const line of lines) if (test(line)) sum.add(decimal(line.prezzo_totale));
  return sum.value;
}
