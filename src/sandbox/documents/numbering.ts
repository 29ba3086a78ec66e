/** Rules for duplicate numbers: SdI's control 00404 (Elenco dei controlli v2.0; Allegato A 1.9.1). */
import { isCreditNote, isNumberedByBuyer, numberingPeriod } from '../../domain/index.ts';
import type { FatturaElettronicaBody, FatturaElettronicaHeader, OrdinaryInvoice } from '../../model/index.ts';
import { normalizeInvoice } from '../../validate/index.ts';

/** The fields that 00404 compares. */
export interface Numbering {
  /** Country and identifier of the issuer. */
  readonly owner: string;
  /** A credit note may have the same number as an invoice. */
  readonly isCreditNote: boolean;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** With Art73, numbering restarts each day, otherwise each year. */
  readonly daily: boolean;
}

export function numberingOf(
  { cedente_prestatore, cessionario_committente, soggetto_emittente }: FatturaElettronicaHeader,
  { dati_generali }: FatturaElettronicaBody,
): Numbering {
  const { tipo_documento, numero, data, art_73 } = dati_generali.dati_generali_documento;
  const byBuyer = isNumberedByBuyer(tipo_documento, soggetto_emittente);
  const { id_fiscale_iva: vat, codice_fiscale } = (byBuyer ? cessionario_committente : cedente_prestatore)
    .dati_anagrafici;
  return {
    // A customer without a VAT number is identified by the codice fiscale.
    owner: vat === undefined ? `IT${codice_fiscale ?? ''}` : `${vat.id_paese}${vat.id_codice}`,
    isCreditNote: isCreditNote(tipo_documento),
    number: numero,
    date: data.slice(0, 'YYYY-MM-DD'.length),
    daily: art_73 === 'SI',
  };
}

/** Like {@link numberingOf}, for an invoice as it was sent: stored invoices may not be in the canonical form. */
export function numberingOfInvoice(invoice: OrdinaryInvoice): Numbering | undefined {
  const { fattura_elettronica_header, fattura_elettronica_body } = normalizeInvoice(
    invoice,
  ) as OrdinaryInvoice;
  const [body] = fattura_elettronica_body ?? [];
  return body === undefined ? undefined : numberingOf(fattura_elettronica_header, body);
}

/**
 * True if SdI would discard the new document because of the earlier one. The new document's Art73 decides what is
 * compared, so the relation is not symmetric.
 */
export function isDuplicate(later: Numbering, earlier: Numbering): boolean {
  return (
    later.owner === earlier.owner &&
    later.isCreditNote === earlier.isCreditNote &&
    later.number === earlier.number &&
    numberingPeriod(later.date, later.daily) === numberingPeriod(earlier.date, later.daily)
  );
}

/** The key as one text, for the unique constraint of the company. */
export function numberingKey({ owner, isCreditNote, number, date, daily }: Numbering): string {
  return [owner, isCreditNote ? 'TD04' : '', numberingPeriod(date, daily), number].join('|');
}
