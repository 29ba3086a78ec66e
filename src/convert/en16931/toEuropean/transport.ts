/** Transport (2.1.9): the day and place of delivery; AgID's profile has places for the rest. */
import type { DatiTrasporto } from '../../../model/generated/invoice.ts';
import type { Carrier, Transport } from '../model/extension.ts';
import type { Delivery } from '../model/invoice.ts';
import { addressOf } from './address.ts';
import { basicLatin } from './basicLatin.ts';
import { type Context, extensionOf } from './context.ts';
import { type Cursor, given, unlessEmpty } from './cursor.ts';
import { FISCAL_CODE, vatIdOf } from './parties.ts';

/** A date and time as its parts; the time has its zone. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(.+))?$/;

/** Recommendation 20: mutually defined. UBL requires a unit with a weight, FatturaPA does not. */
export const NO_UNIT = 'ZZ';

/** A number of a driving licence that AgID's profile accepts: BR-IT-DE-030. */
const LICENCE = /^[A-Z0-9]{1,20}$/;

/** A VAT number that AgID's profile accepts: BR-IT-DE-028. */
const VAT_NUMBER = /^[A-Za-z0-9]{1,30}$/;

export function convertTransport(context: Context): void {
  const { body, model, profile } = context;
  const transport = body.at('dati_generali')?.at('dati_trasporto');
  if (transport === undefined) return;
  const extension = extensionOf(context);
  const [, date, time] = MOMENT.exec(transport.peek('data_ora_consegna') ?? '') ?? [];
  if (date !== undefined && (time === undefined || extension !== null)) transport.take('data_ora_consegna');
  else if (date !== undefined) transport.note('data_ora_consegna', 'changed', 'X-FORM', { to: date });
  const place = transport.at('indirizzo_resa');
  const address = place === undefined ? undefined : addressOf(place, { profile, isParty: false });
  const delivery = unlessEmpty(given<Delivery>({ name: undefined, location: undefined, date, address }));
  if (delivery !== undefined) model.delivery = delivery;
  if (extension === null) return;
  const own = unlessEmpty(transportOf(transport, time));
  if (own !== undefined) extension.transport = own;
}

function transportOf(at: Cursor<DatiTrasporto>, deliveryTime: string | undefined): Transport {
  const [, collectionDate, collectionTime] = MOMENT.exec(at.peek('data_ora_ritiro') ?? '') ?? [];
  if (collectionDate !== undefined) at.take('data_ora_ritiro');
  const grossWeight = at.take('peso_lordo');
  const netWeight = at.take('peso_netto');
  return given<Transport>({
    carrier: carrierOf(at),
    means: basicLatin(at, 'mezzo_trasporto', 'BR-IT-DE-034'),
    reason: at.take('causale_trasporto'),
    packages: at.take('numero_colli'),
    description: basicLatin(at, 'descrizione', 'BR-IT-DE-033'),
    grossWeight,
    netWeight,
    weightUnit: grossWeight === undefined && netWeight === undefined ? undefined : unitOf(at),
    collectionDate,
    collectionTime,
    startDate: at.take('data_inizio_trasporto'),
    terms: at.take('tipo_resa'),
    deliveryTime,
  });
}

function unitOf(at: Cursor<DatiTrasporto>): string {
  const own = at.take('unita_misura_peso');
  if (own !== undefined) return own;
  at.ledger.add('defaulted', {
    code: 'X-REQUIRED',
    term: 'extension.transport.weightUnit',
    value: NO_UNIT,
    rule: 'UBL',
  });
  return NO_UNIT;
}

function carrierOf(at: Cursor<DatiTrasporto>): Carrier | undefined {
  const carrier = at.at('dati_anagrafici_vettore');
  const name = carrier?.at('anagrafica');
  const id = carrier?.at('id_fiscale_iva');
  if (carrier === undefined || name === undefined || id === undefined) return undefined;
  const { id_paese, id_codice } = id.value;
  const code = carrier.take('codice_fiscale');
  const licence = carrier.peek('numero_licenza_guida');
  const hasLicence = licence !== undefined && LICENCE.test(licence);
  if (hasLicence) carrier.take('numero_licenza_guida');
  else carrier.note('numero_licenza_guida', 'dropped', 'X-CHARSET', { rule: 'BR-IT-DE-030' });
  const hasVatId = VAT_NUMBER.test(`${id_paese}${id_codice}`);
  if (!hasVatId)
    for (const key of ['id_paese', 'id_codice'] as const)
      id.note(key, 'dropped', 'X-CHARSET', { rule: 'BR-IT-DE-028' });
  return given<Carrier>({
    ids: code === undefined ? undefined : [{ id: code, scheme: FISCAL_CODE }],
    name: name.take('denominazione'),
    vatId: hasVatId ? vatIdOf(id) : undefined,
    firstName: name.take('nome'),
    familyName: name.take('cognome'),
    licence: hasLicence ? licence : undefined,
  });
}
