/** Questions about the parties: issuer and customer. */
import { NazioneCodes, ProvinciaCodes, RegimeFiscaleCodes } from '../../../model/index.ts';
import type { Supplier, Suppliers } from '../memory/suppliers.ts';
import { type Asker, NO, yesNoAliases } from './asker.ts';

const CUSTOMER_KINDS = ['azienda', 'persona', 'pa', 'estero'] as const;

/** Common words for each kind of customer. */
const CUSTOMER_ALIASES: Readonly<Record<string, string>> = {
  a: 'azienda',
  ditta: 'azienda',
  societa: 'azienda',
  impresa: 'azienda',
  professionista: 'azienda',
  company: 'azienda',
  p: 'persona',
  privato: 'persona',
  privata: 'persona',
  'persona fisica': 'persona',
  person: 'persona',
  'p.a.': 'pa',
  'pubblica amministrazione': 'pa',
  ente: 'pa',
  comune: 'pa',
  scuola: 'pa',
  asl: 'pa',
  public: 'pa',
  e: 'estero',
  straniero: 'estero',
  abroad: 'estero',
  foreign: 'estero',
};

/** Fields asked for an issuer. */
const FIELDS = [
  'denominazione',
  'nome',
  'cognome',
  'codice_fiscale',
  'regime_fiscale',
  'sede/indirizzo',
  'sede/cap',
  'sede/comune',
  'sede/provincia',
] as const;

export interface Issuer {
  readonly vatNumber: string;
  /** RegimeFiscale; decides whether lines have VAT. */
  readonly regime: string;
  readonly isPerson: boolean;
}

/** @param at `/cedente`, or `/emittente` of a self-invoice, whose regime is not asked. */
export async function askIssuer(asker: Asker, at: string, suppliers: Suppliers): Promise<Issuer> {
  const { words } = asker;
  asker.head(at === '/cedente' ? words.supplier : words.issuer);
  const { last } = suppliers;
  const typed = await asker.ask({
    path: `${at}/partita_iva`,
    text: words.vatNumber,
    needed: true,
    ...(last === undefined ? {} : { fallback: last }),
  });
  const vatNumber = typed.replace(/^IT|[\s.]/gi, '');
  const known = suppliers.find(vatNumber);
  if (known !== undefined && known.fields['sede/comune'] !== undefined) await takeKnown(asker, at, known);
  const isPerson = await askName(asker, at);
  if (isPerson) await asker.ask({ path: `${at}/codice_fiscale`, text: words.fiscalCode, capitals: true });
  const regime =
    at === '/cedente'
      ? await asker.ask({
          path: `${at}/regime_fiscale`,
          text: words.regime,
          fallback: 'RF01',
          needed: true,
          codes: RegimeFiscaleCodes,
          capitals: true,
        })
      : 'RF01';
  await askItalianAddress(asker, at);
  return { vatNumber, regime, isPerson };
}

/** Offers to reuse the stored data of an issuer; otherwise the data becomes the defaults. */
async function takeKnown(asker: Asker, at: string, { fields }: Supplier): Promise<void> {
  const name = fields['denominazione'] || `${fields['nome'] ?? ''} ${fields['cognome'] ?? ''}`.trim();
  const place = [fields['sede/indirizzo'], `${fields['sede/cap'] ?? ''} ${fields['sede/comune'] ?? ''}`];
  const answer = await askYesNo(asker, `?known${at}`, asker.words.known([name, ...place].join(', ')));
  for (const [field, value] of Object.entries(fields)) {
    if (answer) asker.answers.settle(`${at}/${field}`, value);
    else asker.answers.propose(`${at}/${field}`, value);
  }
}

/** The answers about an issuer to store for the next time. */
export function issuerFields(asker: Asker, at: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const answer = asker.answers.settled(`${at}/${field}`);
      return answer === undefined ? [] : [[field, answer]];
    }),
  );
}

async function askYesNo(asker: Asker, path: string, text: string): Promise<boolean> {
  const { yes } = asker.words;
  const answer = await asker.ask({
    path,
    text,
    fallback: yes,
    needed: true,
    oneOf: [yes, NO],
    aliases: yesNoAliases(yes),
  });
  return answer !== NO;
}

/** @returns the kind of customer. */
export async function askCustomer(asker: Asker): Promise<string> {
  const { words } = asker;
  const at = '/cessionario';
  asker.head(words.customer);
  const kind = await asker.ask({
    path: `${at}/tipo`,
    text: words.customerKind,
    fallback: 'azienda',
    needed: true,
    oneOf: CUSTOMER_KINDS,
    aliases: CUSTOMER_ALIASES,
  });
  if (kind === 'persona') await askPerson(asker, at);
  else if (kind === 'pa') await askAdministration(asker, at);
  else if (kind === 'estero') await askForeigner(asker, at);
  else await askCompany(asker, at);
  return kind;
}

/** @returns true for a person, false for a company. */
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
  await askItalianAddress(asker, at);
  const code = await asker.ask({ path: `${at}/codice_destinatario`, text: words.recipient, capitals: true });
  if (code === '') await asker.ask({ path: `${at}/pec`, text: words.pec });
}

async function askPerson(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  await asker.ask({ path: `${at}/nome`, text: words.givenName, needed: true });
  await asker.ask({ path: `${at}/cognome`, text: words.surname, needed: true });
  await asker.ask({ path: `${at}/codice_fiscale`, text: words.fiscalCode, needed: true, capitals: true });
  await askItalianAddress(asker, at);
}

async function askAdministration(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  await asker.ask({ path: `${at}/denominazione`, text: words.company, needed: true });
  await asker.ask({ path: `${at}/codice_destinatario`, text: words.office, needed: true, capitals: true });
  await askIds(asker, at);
  await askItalianAddress(asker, at);
}

async function askForeigner(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  await asker.ask({
    path: `${at}/paese`,
    text: words.country,
    needed: true,
    capitals: true,
    codes: NazioneCodes,
  });
  await asker.ask({ path: `${at}/partita_iva`, text: words.vatNumberIfAny, capitals: true });
  await askName(asker, at);
  await askForeignAddress(asker, at);
}

/** Asks for the VAT number, or else the codice fiscale. */
export async function askIds(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  const vat = await asker.ask({ path: `${at}/partita_iva`, text: words.vatNumberIfAny });
  if (vat === '') {
    await asker.ask({ path: `${at}/codice_fiscale`, text: words.fiscalCode, needed: true, capitals: true });
  }
}

export async function askItalianAddress(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  await asker.ask({ path: `${at}/sede/indirizzo`, text: words.address, needed: true });
  await asker.ask({ path: `${at}/sede/cap`, text: words.cap, needed: true });
  await asker.ask({ path: `${at}/sede/comune`, text: words.town, needed: true });
  await asker.ask({
    path: `${at}/sede/provincia`,
    text: words.province,
    needed: true,
    capitals: true,
    codes: ProvinciaCodes,
  });
}

export async function askForeignAddress(asker: Asker, at: string): Promise<void> {
  const { words } = asker;
  await asker.ask({ path: `${at}/sede/indirizzo`, text: words.address, needed: true });
  await asker.ask({ path: `${at}/sede/comune`, text: words.townAbroad, needed: true });
}
