/** Converts one body of a FatturaPA into the semantic model of EN 16931. */

import type { OrdinaryInvoice } from '../../../model/generated/invoice.ts';
import { given as givenArgument } from '../../../model/given.ts';
import type { ReadonlyInvoice, ReadonlyOrdinaryInvoice } from '../../../model/readonlyInvoice.ts';
import { ConversionError } from '../error.ts';
import { fieldTree } from '../fields/places.ts';
import type { EuropeanInvoice } from '../model/invoice.ts';
import { customizationOf, isPeppol, type Profile, processOf } from '../profiles.ts';
import type { Refusal } from '../refusals.ts';
import type { LossEntry } from '../report/entry.ts';
import { leavesOfFattura } from '../report/fatturaLeaves.ts';
import { type FateNode, Ledger } from '../report/ledger.ts';
import { refuseViolations } from '../rules/refuseViolations.ts';
import type { Syntax } from '../syntaxes.ts';
import { ITALY } from './address.ts';
import { convertAttachments } from './attachments.ts';
import type { Context } from './context.ts';
import { Cursor, type CursorPlace } from './cursor.ts';
import { convertFunds, convertGeneral, convertNotes, convertStampDuty, recordSplit } from './general.ts';
import { PROPERTY } from './lineProperties.ts';
import { convertLineReferences } from './lineReferences.ts';
import { convertLines } from './lines.ts';
import { convertParties } from './parties.ts';
import { convertPayment } from './payment.ts';
import { convertReferences } from './references.ts';
import { TaxCategories } from './taxCategories.ts';
import { balance, breakdownOf, taxGroupsOf } from './taxes.ts';
import { convertTotals } from './totals.ts';
import { convertTransport } from './transport.ts';

/** Options of {@link toEuropean}. */
export interface ToEuropeanOptions {
  /** Default: `en16931`. */
  readonly profile?: Profile;
  /** Syntax of the result: CII has room for one preceding invoice only. Default: `ubl`. */
  readonly syntax?: Syntax;
  /** Index of the body, from 0. Default: 0. */
  readonly body?: number;
  /** Data that the invoice lacks, by number of the FatturaPA field: `{ '1.2.1.2': 'RSSMRA80A01H501U' }`. */
  readonly set?: Readonly<Record<string, string>>;
}

/** The result of {@link toEuropean}: the invoice and the outcome for each value. */
export interface ToEuropeanResult {
  readonly invoice: EuropeanInvoice;
  /** One entry for each value, in the order of the source. */
  readonly entries: readonly LossEntry[];
}

/**
 * Converts one body of an ordinary FatturaPA into an invoice of EN 16931.
 * @throws ConversionError for a simplified invoice, if data that the profile requires is missing, and if the result
 * would violate a rule of EN 16931, such as a tax that is not the rate of its base
 * @throws RangeError for a body that does not exist
 */
export function toEuropean(invoice: ReadonlyInvoice, options: ToEuropeanOptions = {}): ToEuropeanResult {
  givenArgument('invoice', invoice, 'object');
  const { profile = 'en16931', syntax = 'ubl', body = 0, set = {} } = options;
  if (profile === 'agid' && syntax === 'cii') throw new RangeError('profile: agid exists in UBL only');
  if (invoice.versione === 'FSM10')
    throw new ConversionError([
      { code: 'X-SIMPLIFIED', term: null, field: null, value: 'FSM10', option: null },
    ]);
  const source = invoice as ReadonlyOrdinaryInvoice;
  if (source.fattura_elettronica_body[body] === undefined)
    throw new RangeError(`body: there is no body ${body}`);
  const context = contextOf(source, { profile, body, set });
  convert(context);
  if (context.refusals.length > 0) throw new ConversionError(context.refusals);
  refuseViolations(context.model, {});
  if (syntax === 'cii') keepOnePreceding(context);
  const entries = context.ledger.entries(leavesOfFattura(source, body, context.ledger.fields));
  return { invoice: context.model, entries };
}

function contextOf(
  source: ReadonlyOrdinaryInvoice,
  { profile, body, set }: { readonly profile: Profile; readonly body: number; readonly set: Context['set'] },
): Context {
  const ledger = new Ledger();
  // The cursors do not change it.
  const invoice = source as OrdinaryInvoice;
  const bodies = invoice.fattura_elettronica_body;
  const placeOf = (key: keyof typeof invoice, fate: FateNode): CursorPlace => {
    const root = fieldTree();
    return { fate, ledger, node: root.children.get(key) ?? root, isAgid: profile === 'agid' };
  };
  const header = new Cursor(
    invoice.fattura_elettronica_header,
    placeOf('fattura_elettronica_header', ledger.fields.at('fattura_elettronica_header')),
  );
  const own = new Cursor(
    bodies[body] ?? missing(),
    placeOf('fattura_elettronica_body', ledger.fields.at('fattura_elettronica_body').at(body)),
  );
  const model: EuropeanInvoice = { seller: {}, buyer: {}, totals: {}, taxes: [], lines: [] };
  const refusals: Refusal[] = [];
  const { fields } = ledger;
  ledger.note('versione', 'dropped', 'X-TRANSMISSION', {}, fields.fates);
  const context: Context = { header, body: own, profile, ledger, model, set, refusals, notes: [] };
  if (source.sistema_emittente !== undefined && profile === 'agid') {
    ledger.keep('sistema_emittente', 'extension.system', null, fields.fates);
    model.extension = { system: source.sistema_emittente };
  }
  return context;
}

function missing(): never {
  throw new RangeError('body: there is no such body');
}

function convert(context: Context): void {
  const { model, profile, header, ledger } = context;
  dropTransmission(header);
  convertGeneral(context);
  convertParties(context);
  convertReferences(context);
  convertTransport(context);
  const categories = new TaxCategories(context);
  convertLines(context, categories);
  convertLineReferences(context);
  convertVehicle(context);
  convertFunds(context, categories);
  convertStampDuty(context);
  recordSplit(context, categories.isSplit);
  const groups = taxGroupsOf(context, categories);
  balance(context, groups);
  model.taxes = breakdownOf(context, groups);
  convertPayment(context);
  convertTotals(context, categories.isSplit);
  convertAttachments(context);
  convertNotes(context);
  completeDelivery(context);
  model.customization = customizationOf(profile, model.seller.address?.country === ITALY);
  const businessProcess = processOf(profile);
  if (businessProcess !== undefined) model.process = businessProcess;
  if (isPeppol(profile) && model.purchaseOrder === undefined && model.buyerReference === undefined) {
    model.buyerReference = NO_REFERENCE;
    ledger.add('defaulted', {
      code: 'X-REQUIRED',
      term: 'buyerReference',
      value: NO_REFERENCE,
      rule: 'PEPPOL-EN16931-R003',
    });
  }
}

/** The schema of CII D16B has one InvoiceReferencedDocument. */
function keepOnePreceding({ body, model }: Context): void {
  const [first, ...more] = model.preceding ?? [];
  if (first === undefined || more.length === 0) return;
  model.preceding = [first];
  const general = body.at('dati_generali');
  for (const each of general?.items('dati_fatture_collegate').slice(1) ?? [])
    for (const key of ['id_documento', 'data'] as const)
      each.note(key, 'dropped', 'X-REPEATED', { term: 'preceding[].number' });
  const main = general?.at('fattura_principale');
  for (const key of ['numero_fattura_principale', 'data_fattura_principale'] as const)
    if (general?.value.dati_fatture_collegate !== undefined)
      main?.note(key, 'dropped', 'X-REPEATED', { term: 'preceding[].number' });
}

/** Buyer reference (BT-10) of an invoice without order and reference. */
const NO_REFERENCE = 'NA';

/** Data of the transmission, which the channel creates again. */
function dropTransmission(header: Context['header']): void {
  const at = header.at('dati_trasmissione');
  const sender = at?.at('id_trasmittente');
  sender?.note('id_paese', 'dropped', 'X-TRANSMISSION');
  sender?.note('id_codice', 'dropped', 'X-TRANSMISSION');
  at?.note('progressivo_invio', 'dropped', 'X-TRANSMISSION');
  at?.note('formato_trasmissione', 'dropped', 'X-TRANSMISSION');
  const contacts = at?.at('contatti_trasmittente');
  contacts?.note('telefono', 'dropped', 'X-TRANSMISSION');
  contacts?.note('email', 'dropped', 'X-TRANSMISSION');
}

/** New vehicles (2.3): AgID's profile has an attribute of the item for them. */
function convertVehicle({ body, model, profile }: Context): void {
  const vehicle = body.at('dati_veicoli');
  const [line] = model.lines;
  if (vehicle === undefined || line === undefined || profile !== 'agid') return;
  const day = vehicle.note('data', 'moved', 'X-PROPERTY');
  const distance = vehicle.note('totale_percorso', 'moved', 'X-PROPERTY');
  line.item.properties = [
    ...(line.item.properties ?? []),
    { name: PROPERTY.vehicle, value: `${day}#${distance}` },
  ];
}

/** Category K needs a day and a country of delivery (BR-IC-11, BR-IC-12). */
function completeDelivery({ model, ledger, profile }: Context): void {
  if (!model.taxes.some(({ category }) => category === 'K')) return;
  const delivery = model.delivery ?? {};
  if (delivery.date === undefined && model.invoicingPeriod === undefined) {
    const value = model.issueDate ?? '';
    delivery.date = value;
    ledger.add('defaulted', { code: 'X-REQUIRED', term: 'delivery.date', value, rule: 'BR-IC-11' });
  }
  if (delivery.address?.country === undefined) {
    const value = model.buyer.address?.country ?? '';
    // AgID's profile requires a complete address in Italy (BR-IT-240, BR-IT-250): that of the buyer.
    const buyer = profile === 'agid' && value === ITALY ? model.buyer.address : {};
    delivery.address = { ...buyer, ...delivery.address, country: value };
    ledger.add('defaulted', {
      code: 'X-REQUIRED',
      term: 'delivery.address.country',
      value,
      rule: 'BR-IC-12',
    });
  }
  model.delivery = delivery;
}
