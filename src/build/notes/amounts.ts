/** What a note of some lines comes to: pension funds, withholdings and stamp duty in proportion, summaries anew. */
import { Decimal, Sum } from '../../model/decimal.ts';
import type {
  DatiCassaPrevidenziale,
  DatiRiepilogo,
  DatiRitenuta,
  DettaglioLinee,
} from '../../model/generated/invoice.ts';
import { decimal } from '../../validate/controls/kit/facts.ts';
import { quotient } from '../quotient.ts';
import type { Reading } from '../read/reading.ts';
import { taxKey } from '../taxKey.ts';
import { FREE_OF_BOLLO, isLiable } from '../totals/bollo.ts';
import type { PickedLine } from './lines.ts';

type Test = (line: DettaglioLinee) => boolean;

/** `amount` × `part` ÷ `whole`, to the cent, halves away from zero; the amount itself where the part is the whole. */
export function proportion(amount: Decimal, part: Decimal, whole: Decimal): Decimal {
  if (part.equals(whole)) return amount;
  return whole.isZero ? Decimal.zero : quotient(amount.times(part), whole, 2);
}

/** The contribution on the lines of the note; none where they are not what it was reckoned on. */
export function noteCassa(
  cassa: DatiCassaPrevidenziale,
  all: readonly DettaglioLinee[],
  picked: readonly PickedLine[],
): DatiCassaPrevidenziale | undefined {
  const base = baseOf(cassa, all);
  const whole = sumWhere(all, base);
  const part = pickedSum(picked, base);
  if (part.isZero) return undefined;
  const { imponibile_cassa, importo_contributo_cassa } = cassa;
  return {
    ...cassa,
    importo_contributo_cassa: proportion(decimal(importo_contributo_cassa), part, whole).toText(),
    ...(imponibile_cassa === undefined
      ? {}
      : { imponibile_cassa: proportion(decimal(imponibile_cassa), part, whole).toText() }),
  };
}

/**
 * The lines that a contribution was reckoned on, which the invoice does not say: those whose sum is ImponibileCassa, or
 * gives the contribution. All of them, else those under withholding, else those of the contribution's own rate.
 */
function baseOf(cassa: DatiCassaPrevidenziale, all: readonly DettaglioLinee[]): Test {
  const isAny: Test = () => true;
  const rate = decimal(cassa.aliquota_iva);
  const tests: readonly Test[] = [
    isAny,
    ({ ritenuta }) => ritenuta === 'SI',
    ({ aliquota_iva, natura }) => decimal(aliquota_iva).equals(rate) && natura === cassa.natura,
    ({ natura }) => natura !== 'N1',
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

/** The withholdings on what the note has under withholding, lines and contributions. */
export function noteRitenute(
  ritenute: readonly DatiRitenuta[],
  before: Charges,
  after: Charges,
): readonly DatiRitenuta[] {
  const whole = withheldOn(before);
  const part = withheldOn(after);
  if (part.isZero && !isAnyWithheld(after)) return [];
  return ritenute.map((one) => ({
    ...one,
    importo_ritenuta: proportion(decimal(one.importo_ritenuta), part, whole).toText(),
  }));
}

/** Lines and contributions: all that bears VAT. */
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

/** What may bear stamp duty. */
export interface Charge {
  readonly natura?: string | undefined;
  readonly prezzo_totale: string;
}

/** Whether what the note has without VAT bears stamp duty of its own. */
export function isUnderBollo(charges: readonly Charge[]): boolean {
  const sum = new Sum();
  for (const { natura, prezzo_totale } of charges) {
    if (isLiable(natura ?? null)) sum.add(decimal(prezzo_totale));
  }
  return FREE_OF_BOLLO.isLess(sum.value);
}

/** One summary for each rate and Natura, in the order of the invoice's, with its EsigibilitaIVA and reference. */
export function noteSummaries(
  { lines, cassa }: Charges,
  originals: readonly DatiRiepilogo[],
  { problems }: Reading,
): readonly DatiRiepilogo[] {
  const groups = new Map<string, { readonly like: Taxed; readonly sum: Sum }>();
  const add = (like: Taxed, amount: string): void => {
    const key = taxKey(like);
    const group = groups.get(key) ?? { like, sum: new Sum() };
    group.sum.add(decimal(amount));
    groups.set(key, group);
  };
  for (const line of lines) add(line, line.prezzo_totale);
  for (const one of cassa) add(one, one.importo_contributo_cassa);
  const alike = byTax(originals);
  const order = new Map([...alike.keys()].map((key, place) => [key, place]));
  return [...groups]
    .sort(([a], [b]) => (order.get(a) ?? -1) - (order.get(b) ?? -1))
    .map(([key, { like, sum }]) => {
      const same = alike.get(key) ?? [];
      if (new Set(same.map(({ esigibilita_iva }) => esigibilita_iva)).size > 1) {
        problems.add('note.due', '', 'linee', { rate: like.aliquota_iva });
      }
      return summary(like, sum.value.rounded(2), same);
    });
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

function summary(like: Taxed, taxable: Decimal, originals: readonly DatiRiepilogo[]): DatiRiepilogo {
  const esigibilita_iva = originals[0]?.esigibilita_iva;
  const riferimento_normativo = provisionOf(originals);
  return {
    aliquota_iva: like.aliquota_iva,
    ...(like.natura === undefined ? {} : { natura: like.natura }),
    imponibile_importo: taxable.toText(),
    imposta: decimal(like.aliquota_iva).percentOf(taxable).rounded(2).toText(),
    ...(esigibilita_iva === undefined ? {} : { esigibilita_iva }),
    ...(riferimento_normativo === undefined ? {} : { riferimento_normativo }),
  };
}

/** The most characters of RiferimentoNormativo (2.2.2.8). */
const LONGEST_PROVISION = 100;

/** Of several summaries all provisions, as a line does not say which is its own; the first where they are too long. */
function provisionOf(originals: readonly DatiRiepilogo[]): string | undefined {
  const all = [...new Set(originals.flatMap(({ riferimento_normativo: text }) => text ?? []))];
  const joined = all.join('; ');
  return joined.length > LONGEST_PROVISION ? all[0] : joined || undefined;
}

/** What the summaries come to. */
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
