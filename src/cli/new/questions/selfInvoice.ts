/** What the buyer makes out for itself. */
import { TipoDocumentoCodes } from '../../../model/index.ts';
import type { NewSettings } from '../settings.ts';
import type { Asker } from './asker.ts';
import { askLines, askNumberAndDate } from './document.ts';
import { askItalianSeat, askName } from './parties.ts';

const TYPES = ['TD16', 'TD17', 'TD18', 'TD19', 'TD20', 'TD21', 'TD22', 'TD23', 'TD27', 'TD28', 'TD29'];

/** In these the buyer is its own supplier. */
const OWN = ['TD21', 'TD27'];

/** In these the vendor is Italian, and in the rest usually not. */
const ITALIAN = ['TD16', 'TD29'];

const ITALY = 'IT';

export async function askSelfInvoice(asker: Asker, { asOf }: NewSettings): Promise<void> {
  const { words } = asker;
  const type = await asker.ask({
    path: '/tipo_documento',
    text: words.type,
    fallback: 'TD17',
    needed: true,
    capitals: true,
    oneOf: TYPES,
    codes: TipoDocumentoCodes,
  });
  await askIssuer(asker);
  if (!OWN.includes(type)) await askVendor(asker, ITALIAN.includes(type));
  await askNumberAndDate(asker, asOf, 'AF');
  if (!OWN.includes(type)) await askReceived(asker);
  await askLines(asker, { regime: 'RF01', customer: 'azienda', supplierIsPerson: false, day: asOf });
}

async function askIssuer(asker: Asker): Promise<void> {
  const { words } = asker;
  const at = '/emittente';
  await asker.say(words.issuer);
  await asker.ask({ path: `${at}/partita_iva`, text: words.vatNumber, needed: true });
  const isPerson = await askName(asker, at);
  if (isPerson) await asker.ask({ path: `${at}/codice_fiscale`, text: words.fiscalCode, capitals: true });
  await askItalianSeat(asker, at);
}

async function askVendor(asker: Asker, isItalian: boolean): Promise<void> {
  const { words } = asker;
  const at = '/fornitore';
  await asker.say(words.vendor);
  const country = isItalian
    ? ITALY
    : await asker.ask({ path: `${at}/paese`, text: words.country, needed: true, capitals: true });
  const isAbroad = country !== ITALY;
  await asker.ask({
    path: `${at}/partita_iva`,
    text: isAbroad ? words.vatNumberIfAny : words.vatNumber,
    ...(isAbroad ? { capitals: true } : { needed: true }),
  });
  await askName(asker, at);
  if (!isAbroad) return await askItalianSeat(asker, at);
  await asker.ask({ path: `${at}/sede/indirizzo`, text: words.address, needed: true });
  await asker.ask({ path: `${at}/sede/comune`, text: words.town, needed: true });
}

/** The invoice that it is about, by SdI's number where there is one, else by its own. */
async function askReceived(asker: Asker): Promise<void> {
  const { words } = asker;
  const at = '/fatture_ricevute/0';
  const sdi = await asker.ask({ path: `${at}/id_sdi`, text: words.sdiNumber });
  if (sdi === '') await asker.ask({ path: `${at}/numero`, text: words.received });
}
