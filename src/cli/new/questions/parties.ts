/** Who issues, and who buys. */
import { RegimeFiscaleCodes } from '../../../model/index.ts';
import type { Asker } from './asker.ts';

const CUSTOMER_KINDS = ['azienda', 'persona', 'pa', 'estero'] as const;

/** @returns the regime, on which the lines depend. */
export async function askSupplier(
  asker: Asker,
): Promise<{ readonly regime: string; readonly isPerson: boolean }> {
  const { words } = asker;
  const at = '/cedente';
  await asker.say(words.supplier);
  await asker.ask({ path: `${at}/partita_iva`, text: words.vatNumber, needed: true });
  const isPerson = await askName(asker, at);
  if (isPerson) await asker.ask({ path: `${at}/codice_fiscale`, text: words.fiscalCode, capitals: true });
  const regime = await asker.ask({
    path: `${at}/regime_fiscale`,
    text: words.regime,
    fallback: 'RF01',
    needed: true,
    codes: RegimeFiscaleCodes,
    capitals: true,
  });
  await askItalianSeat(asker, at);
  return { regime, isPerson };
}

/** @returns which kind of customer it is. */
export async function askCustomer(asker: Asker): Promise<string> {
  const { words } = asker;
  const at = '/cessionario';
  await asker.say(words.customer);
  const kind = await asker.ask({
    path: `${at}/tipo`,
    text: words.customerKind,
    fallback: 'azienda',
    needed: true,
    oneOf: CUSTOMER_KINDS,
  });
  if (kind === 'persona') await askPerson(asker, at);
  else if (kind === 'pa') await askAdministration(asker, at);
  else if (kind === 'estero') await askForeigner(asker, at);
  else await askCompany(asker, at);
  return kind;
}

/** @returns whether it is a person. */
export async function askName(asker: Asker, at: string): Promise<boolean> {
  const { words } = asker;
  const name = await asker.ask({ path: `${at}/denominazione`, text: words.companyOrPerson });
  if (name !== '') return false;
  await asker.ask({ path: `${at}/nome`, text: words.givenName, needed: true });
  await asker.ask({ path: `${at}/cognome`, text: words.surname, needed: true });
  return true;
}

async function askCompany(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  await askIds(asker, at);
  await askName(asker, at);
  await askItalianSeat(asker, at);
  const code = await asker.ask({ path: `${at}/codice_destinatario`, text: words.recipient, capitals: true });
  if (code === '') await asker.ask({ path: `${at}/pec`, text: words.pec });
}

async function askPerson(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  await asker.ask({ path: `${at}/nome`, text: words.givenName, needed: true });
  await asker.ask({ path: `${at}/cognome`, text: words.surname, needed: true });
  await asker.ask({ path: `${at}/codice_fiscale`, text: words.fiscalCode, needed: true, capitals: true });
  await askItalianSeat(asker, at);
}

async function askAdministration(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  await asker.ask({ path: `${at}/denominazione`, text: words.company, needed: true });
  await asker.ask({ path: `${at}/codice_destinatario`, text: words.office, needed: true, capitals: true });
  await askIds(asker, at);
  await askItalianSeat(asker, at);
}

async function askForeigner(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  await asker.ask({ path: `${at}/paese`, text: words.country, needed: true, capitals: true });
  await asker.ask({ path: `${at}/partita_iva`, text: words.vatNumberIfAny, capitals: true });
  await askName(asker, at);
  await asker.ask({ path: `${at}/sede/indirizzo`, text: words.address, needed: true });
  await asker.ask({ path: `${at}/sede/comune`, text: words.town, needed: true });
}

/** One of the two identifiers at least. */
export async function askIds(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  const vat = await asker.ask({ path: `${at}/partita_iva`, text: words.vatNumberIfAny });
  if (vat === '') {
    await asker.ask({ path: `${at}/codice_fiscale`, text: words.fiscalCode, needed: true, capitals: true });
  }
}

export async function askItalianSeat(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  await asker.ask({ path: `${at}/sede/indirizzo`, text: words.address, needed: true });
  await asker.ask({ path: `${at}/sede/cap`, text: words.cap, needed: true });
  await asker.ask({ path: `${at}/sede/comune`, text: words.town, needed: true });
  await asker.ask({ path: `${at}/sede/provincia`, text: words.province, needed: true, capitals: true });
}
