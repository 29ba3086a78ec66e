/** Amounts of a simplified invoice that credit notes may still credit, by rate and Natura. */
import { decimal } from '../../domain/amounts.ts';
import { Decimal } from '../../model/decimal.ts';
import type {
  DatiBeniServiziSemplificata,
  FatturaElettronicaBodySemplificata,
} from '../../model/generated/invoice.ts';
import type { Reading } from '../read/reading.ts';
import { creditNotesOf } from './previous.ts';

/** Amounts with VAT, and the VAT within them. */
interface Left {
  amount: Decimal;
  vat: Decimal;
}

/** The items, with their tax capped at the remaining amount; amounts beyond it are reported. */
export function withinLimits(
  items: readonly DatiBeniServiziSemplificata[],
  { dati_beni_servizi: charged }: FatturaElettronicaBodySemplificata,
  previous: readonly DatiBeniServiziSemplificata[],
  { problems }: Reading,
): readonly DatiBeniServiziSemplificata[] {
  const left = new Map<string, Left>();
  for (const item of charged) addTo(left, item, 1);
  for (const item of previous) addTo(left, item, -1);
  // Discounts first: an item charged together with a discount may exceed their sum.
  for (const item of items) if (isDiscount(item)) addTo(left, item, -1);
  return items.map((item) => {
    const pool = left.get(keyOf(item));
    if (pool === undefined || isDiscount(item)) return item;
    const amount = decimal(item.importo);
    if (problems.none && pool.amount.isLess(amount)) {
      problems.add('note.left', '', 'linee', {
        rate: item.dati_iva.aliquota ?? '',
        found: amount.toText(),
        left: pool.amount.toText(),
      });
    }
    pool.amount = pool.amount.minus(amount);
    const { imposta } = item.dati_iva;
    if (imposta === undefined) return item;
    const wanted = decimal(imposta);
    const vat = pool.vat.isLess(wanted) ? pool.vat : wanted;
    pool.vat = pool.vat.minus(vat);
    return vat === wanted ? item : { ...item, dati_iva: { ...item.dati_iva, imposta: vat.toText() } };
  });
}

const isDiscount = ({ importo }: DatiBeniServiziSemplificata): boolean => decimal(importo).isNegative;

function addTo(left: Map<string, Left>, item: DatiBeniServiziSemplificata, sign: 1 | -1): void {
  const pool = left.get(keyOf(item)) ?? { amount: Decimal.zero, vat: Decimal.zero };
  const signed = (text: string | undefined): Decimal =>
    sign === 1 ? decimal(text) : decimal(text).negated();
  pool.amount = pool.amount.plus(signed(item.importo));
  pool.vat = pool.vat.plus(signed(item.dati_iva.imposta));
  left.set(keyOf(item), pool);
}

function keyOf({ dati_iva, natura }: DatiBeniServiziSemplificata): string {
  return `${dati_iva.aliquota ?? ''} ${natura ?? ''}`;
}

/** The items of the given credit notes that refer to this invoice; other documents are reported. */
export function itemsOfPrevious(
  notes: unknown,
  { dati_generali }: FatturaElettronicaBodySemplificata,
  reading: Reading,
): readonly DatiBeniServiziSemplificata[] {
  const { numero } = dati_generali.dati_generali_documento;
  return creditNotesOf<FatturaElettronicaBodySemplificata>(
    notes,
    numero,
    reading,
    (body) => body.dati_generali.dati_fattura_rettificata?.numero_fr === numero,
  ).flatMap(({ dati_beni_servizi }) => dati_beni_servizi);
}
