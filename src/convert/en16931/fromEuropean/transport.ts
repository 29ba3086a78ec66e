/** DatiTrasporto (2.1.9): the delivery, and the places of AgID's profile. */
import type { Anagrafica, DatiTrasporto } from '../../../model/generated/invoice.ts';
import { checkValue, type SimpleType } from '../../../model/lexical.ts';
import * as types from '../../../model/simpleTypes.ts';
import { given, unlessEmpty } from '../toEuropean/cursor.ts';
import { NO_UNIT } from '../toEuropean/transport.ts';
import { addressOf } from './address.ts';
import { dateOf } from './dates.ts';
import { splitVat } from './identity.ts';
import type { ModelSource } from './source.ts';

/** Midnight: the time of delivery, which EN 16931 does not have. */
const MIDNIGHT = 'T00:00:00';

const PATH = 'extension.transport';

export function transportOf(source: ModelSource): DatiTrasporto | undefined {
  const address = source.model.delivery?.address;
  const isWhole = address?.line1 !== undefined && address.city !== undefined && address.country !== undefined;
  const canBe = isWhole && (address.country !== 'IT' || /^[0-9]{5}$/.test(address.postcode ?? ''));
  const packages = source.code(`${PATH}.packages`, types.NumeroColli);
  return unlessEmpty(
    given<DatiTrasporto>({
      dati_anagrafici_vettore: carrierOf(source),
      mezzo_trasporto: source.text(`${PATH}.means`, types.String80Latin),
      causale_trasporto: source.text(`${PATH}.reason`, types.String100Latin),
      numero_colli: packages === undefined ? undefined : Number(packages),
      descrizione: source.text(`${PATH}.description`, types.String100Latin),
      unita_misura_peso: weightUnitOf(source),
      peso_lordo: source.code(`${PATH}.grossWeight`, types.Peso),
      peso_netto: source.code(`${PATH}.netWeight`, types.Peso),
      data_ora_ritiro: collectionOf(source),
      data_inizio_trasporto: dateOf(source, `${PATH}.startDate`, '2.1.9.10'),
      tipo_resa: source.code(`${PATH}.terms`, types.TipoResa),
      indirizzo_resa: canBe ? addressOf(source, 'delivery.address', '2.1.9.12') : undefined,
      data_ora_consegna: deliveryOf(source),
    }),
  );
}

function weightUnitOf(source: ModelSource): string | undefined {
  if (source.get(`${PATH}.weightUnit`) === NO_UNIT) {
    source.note(`${PATH}.weightUnit`, 'dropped', 'X-TRANSMISSION');
    return undefined;
  }
  return source.code(`${PATH}.weightUnit`, types.String10);
}

/** A day and a time as one value; undefined without a valid time. */
function momentOf(
  source: ModelSource,
  { day, time, number }: { readonly day: string; readonly time: string; readonly number: string },
): string | undefined {
  const moment = `${source.get(day)}T${source.get(time)}`;
  if (source.get(time) === undefined || checkValue(types.XsDateTime, moment) !== undefined) return undefined;
  source.take(day, number);
  source.take(time, number);
  return moment;
}

function deliveryOf(source: ModelSource): string | undefined {
  const day = 'delivery.date';
  const whole = momentOf(source, { day, time: `${PATH}.deliveryTime`, number: '2.1.9.13' });
  if (whole !== undefined) return whole;
  const date = /^\d{4}-\d{2}-\d{2}/.exec(source.get(day) ?? '')?.[0];
  if (date === undefined) return undefined;
  source.note(day, 'changed', 'X-FORM', { to: `${date}${MIDNIGHT}` });
  return `${date}${MIDNIGHT}`;
}

function collectionOf(source: ModelSource): string | undefined {
  const day = `${PATH}.collectionDate`;
  const whole = momentOf(source, { day, time: `${PATH}.collectionTime`, number: '2.1.9.9' });
  if (whole !== undefined) return whole;
  const date = /^\d{4}-\d{2}-\d{2}$/.exec(source.get(day) ?? '')?.[0];
  if (date === undefined) return undefined;
  source.note(day, 'changed', 'X-FORM', { to: `${date}${MIDNIGHT}` });
  return `${date}${MIDNIGHT}`;
}

/** The carrier, who needs a VAT number and a name. */
function carrierOf(source: ModelSource): DatiTrasporto['dati_anagrafici_vettore'] | undefined {
  const at = `${PATH}.carrier`;
  const carrier = source.model.extension?.transport?.carrier;
  const id = splitVat(carrier?.vatId ?? '');
  if (carrier === undefined || id === undefined) return undefined;
  source.take(`${at}.vatId`);
  const name = given<Anagrafica>({
    denominazione: source.text(`${at}.name`, types.String80Latin),
    nome: source.text(`${at}.firstName`, types.String60Latin),
    cognome: source.text(`${at}.familyName`, types.String60Latin),
    titolo: undefined,
    cod_eori: undefined,
  });
  const code = fits(types.CodiceFiscale, carrier.ids?.[0]?.id) ? source.take(`${at}.ids[0].id`) : undefined;
  if (code !== undefined) source.take(`${at}.ids[0].scheme`);
  return given<NonNullable<DatiTrasporto['dati_anagrafici_vettore']>>({
    id_fiscale_iva: id,
    codice_fiscale: code,
    anagrafica: name,
    numero_licenza_guida: source.code(`${at}.licence`, types.String20),
  });
}

const fits = (type: SimpleType, value: string | undefined): boolean =>
  value !== undefined && checkValue(type, value) === undefined;
