/** Integration of an invoice received without VAT: adds the VAT rate to its lines. */

import { isCreditNote, isMadeByBuyer, isSelfInvoice, SELF_INVOICES } from '../../domain/documents.ts';
import { NO_CHANNEL } from '../../domain/facts/recipient.ts';
import type {
  DatiRiepilogo,
  FatturaElettronicaBody,
  FatturaElettronicaHeader,
  OrdinaryInvoice,
} from '../../model/generated/invoice.ts';
import { ofValid } from '../../model/given.ts';
import type { ReadonlyOrdinaryInvoice } from '../../model/readonlyInvoice.ts';
import { CodiceDestinatario, String20 } from '../../model/simpleTypes.ts';
import type { SelfInvoiceType } from '../generated/traitTypes.ts';
import { readRate } from '../lines/tax.ts';
import { noteSummaries, totalOf } from '../notes/amounts.ts';
import { bodyNamed } from '../notes/brief.ts';
import { checked } from '../notes/checked.ts';
import { type NoteHead, readHead } from '../notes/head.ts';
import { BuildError } from '../problems/buildError.ts';
import { isAbsent, Reading } from '../read/reading.ts';
import type { IntegrationBrief } from './integrationBrief.ts';
import { integrated, integratedCassa, readLines } from './lines.ts';
import { isSelfInvoiceType, ruleOf } from './rules.ts';
import { transmitterOf } from './selfInvoice.ts';

const KEYS: ReadonlySet<string> = new Set([
  'numero',
  'data',
  'causale',
  'progressivo_invio',
  'transliterate',
  'tipo_documento',
  'aliquota_iva',
  'linee',
  'id_sdi',
  'numero_fattura',
  'codice_destinatario',
] satisfies readonly (keyof IntegrationBrief)[]);

const AT_ONCE = { esigibilita_iva: 'I' } as const satisfies Partial<DatiRiepilogo>;

/**
 * Completes an invoice received without VAT: parties and lines are those of the invoice, the buyer sends the document
 * to itself, and the reference names the invoice. Natura is removed, as the rate replaces it: SdI's list of controls
 * has no exception that allows both (00401). Amounts of a credit note become negative.
 * @throws BuildError if the brief does not match the invoice, or SdI would reject the document.
 *
 * @example
 * ```ts
 * import { validateInvoice } from 'fattura';
 * import { buildInvoice, integration } from 'fattura/build';
 *
 * const sede = { indirizzo: 'Via Appia 1', cap: '00179', comune: 'Roma', provincia: 'RM' };
 * const received = buildInvoice({
 *   cedente: { partita_iva: '02718281823', denominazione: 'Alfa S.r.l.', regime_fiscale: 'RF01', sede },
 *   cessionario: { tipo: 'azienda', partita_iva: '12345678903', denominazione: 'Beta S.p.A.', sede },
 *   numero: '2026/1',
 *   data: '2026-11-21',
 *   linee: [
 *     {
 *       descrizione: 'Pulizie',
 *       prezzo_unitario: '200.00',
 *       natura: 'N6.7',
 *       riferimento_normativo: 'art. 17, c. 6, DPR 633/72',
 *     },
 *   ],
 * });
 * const own = integration(received, { numero: 'I/1', data: '2026-11-25', aliquota_iva: 22 });
 * const [body] = own.fattura_elettronica_body;
 * console.log(body?.dati_generali.dati_generali_documento.tipo_documento); // prints: TD16
 * console.log(body?.dati_beni_servizi.dati_riepilogo[0]?.imposta, validateInvoice(own).verdict); // prints: 44.00 valid
 * ```
 */
export function integration(
  received: ReadonlyOrdinaryInvoice,
  brief: IntegrationBrief,
): ReadonlyOrdinaryInvoice {
  return ofValid(received, () => integrationOf(received, brief));
}

function integrationOf(given: ReadonlyOrdinaryInvoice, brief: IntegrationBrief): ReadonlyOrdinaryInvoice {
  // The document copies the parts that it takes from the invoice.
  const received = given as OrdinaryInvoice;
  const reading = new Reading({ transliterate: brief?.transliterate === true });
  reading.keys(reading.fields(brief, ''), '', KEYS);
  const head = readHead(brief, reading);
  const type = readType(reading, brief.tipo_documento);
  const body = bodyNamed(received.fattura_elettronica_body, brief.numero_fattura, reading);
  const header = readHeader(reading, received.fattura_elettronica_header, head, brief);
  checkVendor(reading, type, header);
  const made = body && readBody(reading, body, type, head, brief);
  reading.problems.throwIfAny();
  if (made === undefined) throw new BuildError([]);
  const { sistema_emittente: _, ...same } = received;
  return checked(
    { ...same, versione: 'FPR12', fattura_elettronica_header: header, fattura_elettronica_body: [made] },
    () => undefined,
  );
}

function readType(reading: Reading, value: unknown): SelfInvoiceType {
  if (isAbsent(value)) return 'TD16';
  if (isSelfInvoiceType(value) && isMadeByBuyer(value)) return value;
  const types = [...SELF_INVOICES].filter(isMadeByBuyer).join(', ');
  reading.problems.add('self.type', '', 'tipo_documento', { found: String(value), types });
  return 'TD16';
}

function checkVendor(reading: Reading, type: SelfInvoiceType, header: FatturaElettronicaHeader): void {
  const country = header.cedente_prestatore.dati_anagrafici.id_fiscale_iva.id_paese;
  const { supplier } = ruleOf(type);
  if (supplier === 'foreign' && country === 'IT')
    reading.problems.add('self.foreign', '', 'tipo_documento', { type });
  if (supplier === 'italian' && country !== 'IT') {
    reading.problems.add('self.italian', '', 'tipo_documento', { type, country });
  }
}

/** The parties keep their roles; the buyer is transmitter and recipient. */
function readHeader(
  reading: Reading,
  header: FatturaElettronicaHeader,
  { progressivo_invio }: NoteHead,
  { codice_destinatario }: IntegrationBrief,
): FatturaElettronicaHeader {
  const { cedente_prestatore, rappresentante_fiscale, cessionario_committente, dati_trasmissione } = header;
  const code = reading.text(CodiceDestinatario, codice_destinatario, '', 'codice_destinatario');
  if (code !== undefined && code.length !== NO_CHANNEL.length) {
    const params = { found: code, length: code.length, expected: NO_CHANNEL.length };
    reading.problems.add('recipient.length', '', 'codice_destinatario', params);
  }
  return {
    dati_trasmissione: {
      id_trasmittente:
        transmitterOf(cessionario_committente.dati_anagrafici) ?? dati_trasmissione.id_trasmittente,
      progressivo_invio,
      formato_trasmissione: 'FPR12',
      codice_destinatario: code ?? NO_CHANNEL,
    },
    cedente_prestatore,
    ...(rappresentante_fiscale === undefined ? {} : { rappresentante_fiscale }),
    cessionario_committente,
  };
}

function readBody(
  reading: Reading,
  body: FatturaElettronicaBody,
  type: SelfInvoiceType,
  head: NoteHead,
  brief: IntegrationBrief,
): FatturaElettronicaBody {
  const { dati_generali_documento: document } = body.dati_generali;
  if (isSelfInvoice(document.tipo_documento)) {
    reading.problems.add('self.kind', '', undefined, { type: document.tipo_documento });
  }
  const common = readRate(reading, brief.aliquota_iva, '');
  const rated = readLines(reading, body.dati_beni_servizi.dettaglio_linee, { type, brief, common });
  const isCredit = isCreditNote(document.tipo_documento);
  const lines = rated.map(({ line, rate }, index) => integrated(line, rate, index + 1, isCredit));
  const cassa =
    isAbsent(brief.linee) && common !== null
      ? integratedCassa(document.dati_cassa_previdenziale ?? [], common, isCredit)
      : [];
  const summaries = noteSummaries({ picked: lines.map((line) => ({ line, gross: null })), cassa }, [], {
    limits: null,
    reading,
  }).map((one) => ({ ...one, ...AT_ONCE }));
  const id = reading.text(String20, brief.id_sdi, '', 'id_sdi') ?? document.numero;
  return {
    dati_generali: {
      dati_generali_documento: {
        tipo_documento: type,
        divisa: document.divisa,
        data: head.data,
        numero: head.numero,
        ...(cassa.length === 0 ? {} : { dati_cassa_previdenziale: cassa }),
        importo_totale_documento: totalOf(summaries).toText(),
        ...(head.causale.length === 0 ? {} : { causale: [...head.causale] }),
      },
      dati_fatture_collegate: [{ id_documento: id, data: document.data }],
    },
    dati_beni_servizi: { dettaglio_linee: lines, dati_riepilogo: summaries },
  };
}
