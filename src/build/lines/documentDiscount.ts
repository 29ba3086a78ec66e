/**
 * Discounts and surcharges of the whole document. ScontoMaggiorazione of the document (2.1.1.8) does not reduce the
 * taxable amount: SdI compares each summary with its lines (00422). Each discount is therefore written as lines, one
 * for each way in which lines are taxed.
 */
import { Decimal, Sum } from '../../model/decimal.ts';
import { shareOut } from '../../model/quotient.ts';
import { String1000Latin } from '../../model/simpleTypes.ts';
import type { Rounding } from '../brief/invoice.ts';
import { isAbsent, type Reading } from '../read/reading.ts';
import { type Charge, isFee, plainCharge } from './charge.ts';
import { withoutVat } from './price.ts';

const KEYS: ReadonlySet<string> = new Set(['percentuale', 'importo', 'maggiorazione', 'descrizione']);

/** Lines with the same tax and withholding, and prices that all include VAT or all exclude it. */
interface Bucket {
  readonly first: Charge;
  readonly isGross: boolean;
  /** Amount after the previous discounts. */
  left: Decimal;
}

export function readDocumentDiscounts(
  reading: Reading,
  value: unknown,
  lines: readonly Charge[],
  rounding: Rounding,
): readonly Charge[] {
  if (isAbsent(value)) return [];
  const fees = lines.filter(isFee);
  const buckets = bucketsOf(fees.length === 0 ? lines : fees, rounding);
  const made: Charge[] = [];
  reading.list(value, '/sconti').forEach((item, index) => {
    made.push(...readOne(reading, item, `/sconti/${index}`, buckets));
  });
  return made;
}

function bucketsOf(lines: readonly Charge[], rounding: Rounding): readonly Bucket[] {
  const all = new Map<string, Bucket & { sum: Sum }>();
  for (const line of lines) {
    const isGross = line.gross !== null;
    const key = `${line.tax.key} ${isGross} ${line.isWithheld}`;
    let bucket = all.get(key);
    if (bucket === undefined) {
      bucket = { first: line, isGross, left: Decimal.zero, sum: new Sum() };
      all.set(key, bucket);
    }
    const amount = line.gross ?? line.net;
    // A percentage applies to the amounts that the lines will state.
    bucket.sum.add(rounding === 'per_riga' ? amount.rounded(2) : amount);
  }
  return [...all.values()].map(({ first, isGross, sum }) => ({ first, isGross, left: sum.value }));
}

function readOne(reading: Reading, item: unknown, at: string, buckets: readonly Bucket[]): readonly Charge[] {
  const fields = reading.fields(item, at);
  reading.keys(fields, at, KEYS);
  const { problems } = reading;
  if (isAbsent(fields['percentuale']) === isAbsent(fields['importo'])) {
    problems.add('discount.both', at);
    return [];
  }
  const isSurcharge = reading.flag(fields['maggiorazione'], at, 'maggiorazione') === true;
  const percent = reading.percent(fields['percentuale'], at, 'percentuale');
  const importo = reading.money(fields['importo'], at, 'importo', { places: 2, signed: false });
  if ((percent ?? importo) === null || buckets.length === 0) return [];
  if (importo !== null && buckets.some(({ isGross }) => isGross !== buckets[0]?.isGross)) {
    problems.add('discount.mixed', at);
    return [];
  }
  const whole = buckets.reduce((sum, { left }) => sum.plus(left), Decimal.zero);
  const amount = (percent === null ? importo : percent.percentOf(whole))?.rounded(2) ?? Decimal.zero;
  const shares = shareOut(
    amount,
    buckets.map(({ left }) => left),
  );
  if (shares === null) {
    if (!amount.isZero) problems.add('discount.base', at, undefined, { found: amount.toText() });
    return [];
  }
  const word = isSurcharge ? 'Maggiorazione' : 'Sconto';
  const descrizione =
    reading.text(String1000Latin, fields['descrizione'], at, 'descrizione') ??
    (percent === null ? word : `${word} ${percent.toText(0).replace('.', ',')}%`);
  return buckets.map((bucket, index) => {
    const share = shares[index] ?? Decimal.zero;
    const signed = isSurcharge ? share : share.negated();
    bucket.left = bucket.left.plus(signed);
    const { tax, isWithheld } = bucket.first;
    return plainCharge({
      at,
      descrizione,
      tax,
      price: bucket.isGross ? withoutVat(signed, tax.rate) : signed,
      gross: bucket.isGross ? signed : null,
      withholding: undefined,
      isWithheld,
      kind: isSurcharge ? undefined : 'SC',
    });
  });
}
