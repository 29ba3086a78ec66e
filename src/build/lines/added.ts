/** Lines that the builder adds: ancillary expenses and advances invoiced before. */

import { Decimal } from '../../model/decimal.ts';
import type { DatiDocumentiCorrelati } from '../../model/generated/invoice.ts';
import { String20, String1000Latin } from '../../model/simpleTypes.ts';
import { isAbsent, type Reading } from '../read/reading.ts';
import { type Charge, plainCharge } from './charge.ts';
import { commonTax, followingTax } from './following.ts';
import type { TaxContext } from './tax.ts';

const TAX_KEYS = ['aliquota_iva', 'natura', 'riferimento_normativo', 'esigibilita_iva'];
const EXPENSE_KEYS: ReadonlySet<string> = new Set(['descrizione', 'importo', ...TAX_KEYS]);
const ADVANCE_KEYS: ReadonlySet<string> = new Set(['numero', 'data', 'descrizione', 'importo', ...TAX_KEYS]);

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
    if (isAbsent(fields['importo'])) reading.missing(here, 'importo');
    return plainCharge({
      at: here,
      descrizione: reading.needed(String1000Latin, fields['descrizione'], here, 'descrizione'),
      tax: followingTax(reading, fields, here, commonTax(lines), context),
      price: reading.money(fields['importo'], here, 'importo', { places: 2 }) ?? Decimal.zero,
      withholding: undefined,
      kind: ANCILLARY,
    });
  });
}

export interface Advance {
  readonly charge: Charge;
  readonly link: DatiDocumentiCorrelati;
}

/** What was invoiced before is taken off, with VAT as then. */
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
    for (const key of ['importo', 'data']) if (isAbsent(fields[key])) reading.missing(here, key);
    const numero = reading.needed(String20, fields['numero'], here, 'numero');
    const data = reading.date(fields['data'], here, 'data') ?? '';
    const importo = reading.money(fields['importo'], here, 'importo', { places: 2, signed: false });
    const charge = plainCharge({
      at: here,
      descrizione:
        reading.text(String1000Latin, fields['descrizione'], here, 'descrizione') ??
        `Anticipo fatturato con fattura n. ${numero} del ${data}`,
      tax: followingTax(reading, fields, here, commonTax(lines), context),
      price: (importo ?? Decimal.zero).negated(),
      withholding: undefined,
      kind: undefined,
    });
    return { charge, link: { id_documento: numero, data } };
  });
}
