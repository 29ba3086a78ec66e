/** Identifies an invoice by its JSON form, which may be invalid or incomplete. */
import { memberAt } from '../../model/index.ts';
import type { Identity } from './journal/entry.ts';

/** @returns null if the supplier, the number or the date is missing. */
export function identityOf(invoice: unknown): Identity | null {
  const header = memberAt(invoice, 'fattura_elettronica_header', 'cedente_prestatore');
  const general = memberAt(
    invoice,
    'fattura_elettronica_body',
    0,
    'dati_generali',
    'dati_generali_documento',
  );
  const supplier = supplierOf(memberAt(header, 'dati_anagrafici')) ?? supplierOf(header);
  const number = text(memberAt(general, 'numero'));
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text(memberAt(general, 'data')) ?? '')?.[0];
  if (supplier === null || number === null || date === undefined) return null;
  return { supplier, type: text(memberAt(general, 'tipo_documento')) ?? '', number, date };
}

/** Reads the supplier's identifiers from `dati_anagrafici`; simplified invoices have them directly in the party. */
function supplierOf(party: unknown): string | null {
  const country = text(memberAt(party, 'id_fiscale_iva', 'id_paese'));
  const code = text(memberAt(party, 'id_fiscale_iva', 'id_codice'));
  const number =
    country === null || code === null ? text(memberAt(party, 'codice_fiscale')) : `${country}${code}`;
  return number === null ? null : number.toUpperCase();
}

function text(value: unknown): string | null {
  const found = typeof value === 'string' ? value.trim() : '';
  return found === '' ? null : found;
}
