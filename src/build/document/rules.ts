/** What SdI refuses of a document as a whole, so that the builder does. */
import { compareDates } from '../../model/civilDate.ts';
import type { CedentePrestatore, CessionarioCommittente } from '../../model/generated/invoice.ts';
import type { Reading } from '../read/reading.ts';

/** Documents between two parties (Allegato A 1.9, 00471). */
const BETWEEN_TWO: ReadonlySet<string> = new Set([
  'TD01',
  'TD02',
  'TD03',
  'TD06',
  'TD16',
  'TD17',
  'TD18',
  'TD19',
  'TD20',
  'TD24',
  'TD25',
  'TD28',
  'TD29',
]);

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
  if (isSame && seller.id_codice !== '' && !isGroup && BETWEEN_TWO.has(tipo)) {
    problems.add('party.same', '/cessionario', undefined, { type: tipo });
  }
}
