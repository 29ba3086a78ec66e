/** Computes the amount due for an ordinary invoice, from an unvalidated body. */
import { isSelfInvoice } from '../../domain/documents.ts';
import { amountDue, type DocumentTotal, documentTotal } from '../../domain/totals.ts';
import { Decimal } from '../../model/decimal.ts';
import type { FatturaElettronicaBody } from '../../model/generated/invoice.ts';
import { isMembers, type Members } from '../../model/jsonValue.ts';

export interface Due extends Pick<DocumentTotal, 'splitTax' | 'withheld'> {
  readonly amount: Decimal;
}

/**
 * Returns the total less withholdings and split-payment tax, with the same interpretation as the advice and `fattura
 * total`. Null if a required amount is missing or invalid, and for a document issued by the buyer, where nothing is
 * due.
 */
export function dueOf(body: unknown): Due | null {
  if (!isCountable(body)) return null;
  const ordinary = body as FatturaElettronicaBody;
  if (isSelfInvoice(ordinary.dati_generali.dati_generali_documento.tipo_documento)) return null;
  const total = documentTotal({ ordinary });
  const { splitTax, withheld } = total;
  return { amount: amountDue({ ordinary, total }), splitTax, withheld };
}

/** True if all required amounts are valid. */
function isCountable(body: unknown): boolean {
  const document = inside(inside(body, 'dati_generali'), 'dati_generali_documento');
  const summaries = inside(body, 'dati_beni_servizi')?.['dati_riepilogo'];
  if (document === null || !Array.isArray(summaries) || summaries.length === 0) return false;
  return (
    has(document, [], ['importo_totale_documento', 'arrotondamento']) &&
    listOf(summaries, ['imponibile_importo', 'imposta'], ['arrotondamento', 'spese_accessorie']) &&
    listOf(document['dati_ritenuta'], ['importo_ritenuta'], []) &&
    listOf(document['sconto_maggiorazione'], [], ['percentuale', 'importo']) &&
    (isAbsent(document['dati_bollo']) || has(inside(document, 'dati_bollo'), [], ['importo_bollo']))
  );
}

function inside(value: unknown, key: string): Members | null {
  const found = isMembers(value) ? value[key] : null;
  return isMembers(found) ? found : null;
}

function listOf(list: unknown, needed: readonly string[], optional: readonly string[]): boolean {
  return (
    isAbsent(list) ||
    (Array.isArray(list) && list.every((item) => isMembers(item) && has(item, needed, optional)))
  );
}

function has(members: Members | null, needed: readonly string[], optional: readonly string[]): boolean {
  if (members === null) return false;
  return (
    needed.every((key) => isAmount(members[key])) &&
    optional.every((key) => isAbsent(members[key]) || isAmount(members[key]))
  );
}

function isAmount(value: unknown): boolean {
  return typeof value === 'string' && Decimal.parse(value) !== undefined;
}

/** Unlike elsewhere, `[]` is not absent, because the sums would read it as an amount. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}
