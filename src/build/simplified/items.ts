/** The items of a simplified invoice, and the tax within their amounts. */

import { GENERIC_NATURA, NOT_SUBJECT, provisionOf } from '../../domain/natura.ts';
import { chargesVat } from '../../domain/regimes.ts';
import { Decimal } from '../../model/decimal.ts';
import type { DatiBeniServiziSemplificata } from '../../model/generated/invoice.ts';
import { NaturaSemplificata, String100Latin, String1000Latin } from '../../model/simpleTypes.ts';
import { readRate } from '../lines/tax.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';
import { vatWithin } from '../totals/lineTotals.ts';

export interface Item {
  readonly block: DatiBeniServiziSemplificata;
  readonly amount: Decimal;
}

const KEYS: ReadonlySet<string> = new Set([
  'descrizione',
  'importo',
  'aliquota_iva',
  'natura',
  'riferimento_normativo',
]);

export function readItems(reading: Reading, value: unknown, regime: string): readonly Item[] {
  const list = reading.list(value, '/linee');
  if (list.length === 0) reading.problems.add('lines.none', '/linee');
  return list.map((item, index) => readItem(reading, item, `/linee/${index}`, regime));
}

function readItem(reading: Reading, value: unknown, at: string, regime: string): Item {
  const fields = reading.fields(value, at);
  reading.keys(fields, at, KEYS);
  if (isAbsent(fields['importo'])) reading.missing(at, 'importo');
  const amount = reading.number(fields['importo'], at, 'importo', { places: 2 }) ?? Decimal.zero;
  return {
    amount,
    block: {
      descrizione: reading.needed(String1000Latin, fields['descrizione'], at, 'descrizione'),
      importo: amount.toText(),
      ...readTax(reading, fields, at, { amount, regime }),
    },
  };
}

type TaxBlock = Pick<DatiBeniServiziSemplificata, 'dati_iva' | 'natura' | 'riferimento_normativo'>;

function readTax(
  reading: Reading,
  fields: Fields,
  at: string,
  { amount, regime }: { readonly amount: Decimal; readonly regime: string },
): TaxBlock {
  const { problems } = reading;
  const { aliquota_iva: rate, natura } = fields;
  if (!isAbsent(natura)) {
    if (!isAbsent(rate)) problems.add('tax.both', at);
    return untaxed(reading, fields, at, regime);
  }
  if (isAbsent(rate)) {
    if (chargesVat(regime)) problems.add('tax.missing', at);
    return untaxed(reading, { ...fields, natura: NOT_SUBJECT }, at, regime);
  }
  const percent = readRate(reading, rate, at, regime) ?? Decimal.zero;
  return { dati_iva: { imposta: vatWithin(amount, percent).toText(), aliquota: percent.toText() } };
}

function untaxed(reading: Reading, fields: Fields, at: string, regime: string): TaxBlock {
  const natura = reading.text(NaturaSemplificata, fields['natura'], at, 'natura') as TaxBlock['natura'];
  if (natura === undefined) return { dati_iva: {} };
  if (GENERIC_NATURA.has(natura)) reading.problems.add('natura.generic', at, 'natura', { found: natura });
  const given = reading.text(String100Latin, fields['riferimento_normativo'], at, 'riferimento_normativo');
  const provision = given ?? provisionOf(natura, regime);
  return {
    dati_iva: { imposta: '0.00', aliquota: '0.00' },
    natura,
    ...(provision === undefined ? {} : { riferimento_normativo: provision }),
  };
}
