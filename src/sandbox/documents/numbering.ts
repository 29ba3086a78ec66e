/** Which documents may not have the same number: SdI's control 00404 (Elenco dei controlli v2.0; Allegato A 1.9.1). */
import { isCreditNote, isNumberedByBuyer, numberingPeriod } from '../../domain/index.ts';
import type { FatturaElettronicaBody, FatturaElettronicaHeader, OrdinaryInvoice } from '../../model/index.ts';
import { normalizeInvoice } from '../../validate/index.ts';

/** What 00404 compares of a document. */
export interface Numbering {
  /** Who numbers: country and identifier. */
  readonly owner: string;
  /** Credit notes may have the number of an invoice, and only these. */
  readonly isCreditNote: boolean;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** With Art73 numbers begin anew each day, else each year. */
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
    // A customer without a VAT number is known by its codice fiscale.
    owner: vat === undefined ? `IT${codice_fiscale ?? ''}` : `${vat.id_paese}${vat.id_codice}`,
    isCreditNote: isCreditNote(tipo_documento),
    number: numero,
    date: data.slice(0, 'YYYY-MM-DD'.length),
    daily: art_73 === 'SI',
  };
}

/** As {@link numberingOf}, of an invoice as it was sent: what is stored need not be in the one form. */
export function numberingOfInvoice(invoice: OrdinaryInvoice): Numbering | undefined {
  const { fattura_elettronica_header, fattura_elettronica_body } = normalizeInvoice(
    invoice,
  ) as OrdinaryInvoice;
  const [body] = fattura_elettronica_body ?? [];
  return body === undefined ? undefined : numberingOf(fattura_elettronica_header, body);
}

/**
 * Whether SdI would discard the new document beside the earlier one. The new one's Art73 decides what is compared, so
 * that it is not the same the other way round.
 */
export function isDuplicate(later: Numbering, earlier: Numbering): boolean {
  return (
    later.owner === earlier.owner &&
    later.isCreditNote === earlier.isCreditNote &&
    later.number === earlier.number &&
    numberingPeriod(later.date, later.daily) === numberingPeriod(earlier.date, later.daily)
  );
}

/** As one text, which the database holds unique in a company. */
export function numberingKey({ owner, isCreditNote, number, date, daily }: Numbering): string {
  return [owner, isCreditNote ? 'TD04' : '', numberingPeriod(date, daily), number].join('|');
}
