/** Lines that the builder adds: ancillary expenses, and the deduction of advances invoiced earlier. */

import { Decimal } from '../../model/decimal.ts';
import type { DatiDocumentiCorrelati } from '../../model/generated/invoice.ts';
import { String20, String1000Latin } from '../../model/simpleTypes.ts';
import type { AmountLimits } from '../read/number.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';
import { type Charge, plainCharge } from './charge.ts';
import { commonTax, followingTax } from './following.ts';
import { type Price, withoutVat } from './price.ts';
import type { TaxContext } from './tax.ts';

const TAX_KEYS = ['aliquota_iva', 'natura', 'riferimento_normativo', 'esigibilita_iva'];
const AMOUNT_KEYS = ['importo', 'importo_ivato'];
const COMMON_KEYS = ['descrizione', 'ritenuta', ...AMOUNT_KEYS, ...TAX_KEYS];
const EXPENSE_KEYS: ReadonlySet<string> = new Set(COMMON_KEYS);
const ADVANCE_KEYS: ReadonlySet<string> = new Set(['numero', 'data', ...COMMON_KEYS]);

/** TipoCessionePrestazione of an ancillary expense. */
export const ANCILLARY = 'AC';

export function readExpenses(
  reading: Reading,
  value: unknown,
  lines: readonly Charge[],
  context: TaxContext,
): readonly Charge[] {
  const at = '/spese_accessorie';
  return reading.list(value, at).map((item, index) => {
    const here = `${at}/${index}`;
    const fields = reading.fields(item, here);
    reading.keys(fields, here, EXPENSE_KEYS);
    const descrizione = reading.needed(String1000Latin, fields['descrizione'], here, 'descrizione');
    const tax = followingTax(reading, fields, here, commonTax(lines), context);
    return plainCharge({
      at: here,
      descrizione,
      tax,
      ...readAdded(reading, fields, here, { rate: tax.rate, limits: { places: 2 } }),
      withholding: reading.flag(fields['ritenuta'], here, 'ritenuta'),
      kind: ANCILLARY,
    });
  });
}

/** Tax and limits of an added amount. */
interface AddedContext {
  readonly rate: Decimal;
  readonly limits: AmountLimits;
}

/** `importo`, which is without VAT, or `importo_ivato`, which includes it. */
function readAdded(
  reading: Reading,
  fields: Fields,
  at: string,
  { rate, limits }: AddedContext,
): Pick<Price, 'gross'> & { readonly price: Decimal } {
  const isGross = !isAbsent(fields['importo_ivato']);
  if (isGross && !isAbsent(fields['importo'])) {
    const [first = '', second = ''] = AMOUNT_KEYS;
    reading.problems.add('payment.one', at, undefined, { first, second });
  }
  const key = isGross ? 'importo_ivato' : 'importo';
  if (isAbsent(fields[key])) reading.missing(at, key);
  const given = reading.money(fields[key], at, key, limits) ?? Decimal.zero;
  return isGross ? { price: withoutVat(given, rate), gross: given } : { price: given, gross: null };
}

export interface Advance {
  readonly charge: Charge;
  readonly link: DatiDocumentiCorrelati;
}

/** Advances are deducted with the VAT of the advance invoice. */
export function readAdvances(
  reading: Reading,
  value: unknown,
  lines: readonly Charge[],
  context: TaxContext,
): readonly Advance[] {
  const at = '/anticipi';
  return reading.list(value, at).map((item, index) => {
    const here = `${at}/${index}`;
    const fields = reading.fields(item, here);
    reading.keys(fields, here, ADVANCE_KEYS);
    if (isAbsent(fields['data'])) reading.missing(here, 'data');
    const numero = reading.needed(String20, fields['numero'], here, 'numero');
    const data = reading.date(fields['data'], here, 'data') ?? '';
    const tax = followingTax(reading, fields, here, commonTax(lines), context);
    const { price, gross } = readAdded(reading, fields, here, {
      rate: tax.rate,
      limits: { places: 2, signed: false },
    });
    const charge = plainCharge({
      at: here,
      descrizione:
        reading.text(String1000Latin, fields['descrizione'], here, 'descrizione') ??
        `Anticipo fatturato con fattura n. ${numero} del ${data}`,
      tax,
      price: price.negated(),
      gross: gross?.negated() ?? null,
      withholding: reading.flag(fields['ritenuta'], here, 'ritenuta'),
      kind: undefined,
    });
    return { charge, link: { id_documento: numero, data } };
  });
}
