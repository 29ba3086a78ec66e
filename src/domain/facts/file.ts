/** Facts of a file. */
import type { Invoice, OrdinaryInvoice, SimplifiedInvoice } from '../../model/generated/invoice.ts';
import { BodyFacts, type FileFacts } from './body.ts';
import type { Circumstances } from './circumstances.ts';
import {
  identifier,
  ordinaryCustomer,
  ordinarySupplier,
  simplifiedCustomer,
  simplifiedSupplier,
  TRANSMISSION,
  TRANSMITTER,
} from './header.ts';

/**
 * Returns the facts of an invoice. Incomplete invoices are accepted: facts of missing parts are empty, and rules that
 * need them do not run.
 */
export function factsOf(invoice: Invoice, circumstances: Circumstances): FileFacts {
  const bodies: BodyFacts[] = [];
  const isSimplified = invoice.versione === 'FSM10';
  const simplified = isSimplified ? (invoice as SimplifiedInvoice) : null;
  const ordinary = isSimplified ? null : (invoice as OrdinaryInvoice);
  const { fattura_elettronica_header: header } = invoice;
  const transmission = header?.dati_trasmissione;
  const { supplier, regime, regimePath } =
    ordinary === null ? simplifiedSupplier(simplified) : ordinarySupplier(ordinary);
  const facts: FileFacts = {
    file: circumstances.file,
    asOf: circumstances.asOf,
    asOfIsToday: circumstances.asOfIsToday,
    asSent: circumstances.asSent,
    specDay: circumstances.specDay,
    registry: circumstances.registry,
    run: circumstances.run,
    kind: invoice.versione,
    invoice,
    ordinary,
    simplified,
    transmissionPath: TRANSMISSION,
    codiceDestinatario: transmission?.codice_destinatario ?? '',
    pecDestinatario: transmission?.pec_destinatario ?? null,
    formatoTrasmissione: transmission?.formato_trasmissione ?? '',
    idTrasmittente: identifier(transmission?.id_trasmittente, TRANSMITTER),
    supplier,
    regimeFiscale: regime ?? '',
    regimePath,
    customer: ordinary === null ? simplifiedCustomer(simplified) : ordinaryCustomer(ordinary),
    bodies,
  };
  for (const body of ordinary?.fattura_elettronica_body ?? []) {
    bodies.push(new BodyFacts(facts, bodies.length, body, null));
  }
  for (const body of simplified?.fattura_elettronica_body ?? []) {
    bodies.push(new BodyFacts(facts, bodies.length, null, body));
  }
  return facts;
}
