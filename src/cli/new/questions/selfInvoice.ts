/** Questions of a self-invoice, issued by the buyer. */
import { documentTraits, isForItself, SELF_INVOICES } from '../../../domain/index.ts';
import { NazioneCodes, TipoDocumentoCodes } from '../../../model/index.ts';
import type { Asker } from './asker.ts';
import { askLines } from './lines.ts';
import { askForeignAddress, askIssuer, askItalianAddress, askName } from './parties.ts';
import { day } from './readers.ts';
import type { Context } from './work.ts';

const TYPES = [...SELF_INVOICES];

const ITALY = 'IT';

export async function askSelfInvoice(asker: Asker, { suppliers, numbering }: Context): Promise<void> {
  const { words } = asker;
  asker.head(words.document);
  const type = await asker.ask({
    path: '/tipo_documento',
    text: words.type,
    fallback: 'TD17',
    needed: true,
    capitals: true,
    oneOf: TYPES,
    codes: TipoDocumentoCodes,
  });
  const { vatNumber } = await askIssuer(asker, '/emittente', suppliers);
  const isOwn = isForItself(type);
  const isAbroad = isOwn ? false : await askVendor(asker, documentTraits(type).seller === 'italian');
  await numbering.ask(asker, { issuer: vatNumber, group: 'self-invoice', series: 'AF' });
  if (!isOwn) await askReceived(asker, isAbroad);
  await askLines(asker, { regime: 'RF01', customer: 'azienda' });
}

/** @returns true if the vendor is abroad. */
async function askVendor(asker: Asker, isItalian: boolean): Promise<boolean> {
  const { words } = asker;
  const at = '/fornitore';
  asker.head(words.vendor);
  const country = isItalian
    ? ITALY
    : await asker.ask({
        path: `${at}/paese`,
        text: words.country,
        needed: true,
        capitals: true,
        codes: NazioneCodes,
      });
  const isAbroad = country !== ITALY;
  await asker.ask({
    path: `${at}/partita_iva`,
    text: isAbroad ? words.vatNumberIfAny : words.vatNumber,
    ...(isAbroad ? { capitals: true } : { needed: true }),
  });
  await askName(asker, at);
  if (isAbroad) await askForeignAddress(asker, at);
  else await askItalianAddress(asker, at);
  return isAbroad;
}

/** Asks for the invoice received: by SdI number if it came through SdI, otherwise by its own number. */
async function askReceived(asker: Asker, isAbroad: boolean): Promise<void> {
  const { words } = asker;
  const at = '/fatture_ricevute/0';
  const sdi = isAbroad ? '' : await asker.ask({ path: `${at}/id_sdi`, text: words.sdiNumber });
  const number =
    sdi === ''
      ? await asker.ask({ path: `${at}/numero`, text: isAbroad ? words.receivedAbroad : words.received })
      : sdi;
  if (number !== '')
    await asker.ask({ path: `${at}/data`, text: words.receivedDate, needed: true, read: day });
}
