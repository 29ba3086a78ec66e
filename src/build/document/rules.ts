/** SdI's controls on a document as a whole, which the builder enforces. */
import { documentTraits } from '../../domain/documents.ts';
import { compareDates } from '../../model/civilDate.ts';
import type { CedentePrestatore, CessionarioCommittente } from '../../model/generated/invoice.ts';
import type { Reading } from '../read/reading.ts';

export interface WholeDocument {
  readonly supplier: CedentePrestatore;
  readonly customer: CessionarioCommittente;
  readonly tipo: string;
  readonly numero: string;
  readonly data: string;
  readonly asOf: string | undefined;
}

export function checkDocument(reading: Reading, document: WholeDocument): void {
  const { problems } = reading;
  const { supplier, customer, tipo, numero, data, asOf } = document;
  if (numero !== '' && !/[0-9]/.test(numero)) problems.add('number.digits', '', 'numero', { found: numero });
  if (asOf !== undefined && data !== '' && compareDates(data, asOf) > 0) {
    problems.add('date.future', '', 'data', { found: data, asOf });
  }
  const { id_fiscale_iva: seller } = supplier.dati_anagrafici;
  const { id_fiscale_iva: buyer, codice_fiscale: code } = customer.dati_anagrafici;
  if (buyer !== undefined && seller.id_paese !== 'IT' && buyer.id_paese !== 'IT') {
    problems.add('party.foreign', '/cessionario');
  }
  const isSame =
    buyer === undefined
      ? code === seller.id_codice
      : seller.id_codice === buyer.id_codice && seller.id_paese === buyer.id_paese;
  const isGroup =
    code !== undefined &&
    supplier.dati_anagrafici.codice_fiscale !== undefined &&
    code !== supplier.dati_anagrafici.codice_fiscale;
  if (isSame && seller.id_codice !== '' && !isGroup && documentTraits(tipo).parties === 'two') {
    problems.add('party.same', '/cessionario', undefined, { type: tipo });
  }
}
