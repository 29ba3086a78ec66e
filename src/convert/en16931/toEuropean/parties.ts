/** Seller, buyer, tax representative (1.2, 1.3, 1.4), and the parties that only AgID's profile has. */
import type {
  Anagrafica,
  DatiAnagraficiRappresentante,
  IdFiscale,
} from '../../../model/generated/invoice.ts';
import type { ItalianParty } from '../model/extension.ts';
import type { Buyer, Identifier, Seller } from '../model/invoice.ts';
import { isPeppol, type Profile } from '../profiles.ts';
import { addressOf, ITALY } from './address.ts';
import { basicLatin, plainText } from './basicLatin.ts';
import { type Context, extensionOf } from './context.ts';
import { type Cursor, given, unlessEmpty } from './cursor.ts';
import { buyerEndpoint, sellerEndpoint } from './endpoints.ts';
import { personName } from './personName.ts';

/** ISO/IEC 6523: codice fiscale. */
export const FISCAL_CODE = '0210';

/** Kind of name before it, in AgID's profile (BR-IT-091, BR-IT-171, BR-IT-222). */
export const COMPANY = 'Denominazione:';
export const PERSON = 'Nome#Cognome:';

function nameOf(at: Cursor<Anagrafica>, profile: Profile): string | undefined {
  const company = at.take('denominazione');
  if (company !== undefined) return profile === 'agid' ? `${COMPANY}${company}` : company;
  const status = profile === 'agid' ? 'kept' : 'moved';
  const first = at.peek('nome') ?? '';
  const family = at.peek('cognome') ?? '';
  for (const key of ['nome', 'cognome'] as const) {
    if (status === 'kept') at.take(key);
    else at.note(key, 'moved', 'X-TEXT');
  }
  if (first === '' && family === '') return undefined;
  return profile === 'agid' ? `${PERSON}${first}#${family}` : `${first} ${family}`.trim();
}

/** Country and number as one text. */
export function vatIdOf(at: Cursor<IdFiscale> | undefined): string | undefined {
  const country = at?.take('id_paese');
  const code = at?.take('id_codice');
  return country === undefined || code === undefined ? undefined : `${country}${code}`;
}

const eoriOf = (at: Cursor<Anagrafica>): Identifier[] => {
  const eori = at.take('cod_eori');
  return eori === undefined ? [] : [{ id: `EORI:${eori}` }];
};

export function convertParties(context: Context): void {
  const { header, model } = context;
  model.seller = sellerOf(context);
  model.buyer = buyerOf(context);
  const representative = header.at('rappresentante_fiscale')?.at('dati_anagrafici');
  if (representative !== undefined) {
    const term = 'taxRepresentative';
    const vatId = vatIdOf(representative.at('id_fiscale_iva'));
    const name = representative.at('anagrafica');
    model.taxRepresentative = given({
      name: name === undefined ? undefined : nameOf(name, context.profile),
      vatId,
      address: { country: vatId?.slice(0, 2) ?? ITALY },
    });
    representativeIds(context, representative, name);
    context.ledger.add('derived', {
      code: 'X-COMPUTED',
      term: `${term}.address.country`,
      value: vatId?.slice(0, 2) ?? ITALY,
    });
  }
  convertItalianParties(context);
}

/**
 * Fiscal code and EORI of the tax representative, which AgID's profile has as identifiers (BR-IT-DE-024,
 * BR-IT-DE-025).
 */
function representativeIds(
  context: Context,
  at: Cursor<DatiAnagraficiRappresentante>,
  name: Cursor<Anagrafica> | undefined,
): void {
  const extension = extensionOf(context);
  if (extension === null) return;
  const code = at.take('codice_fiscale');
  const ids = [
    ...(code === undefined ? [] : [{ id: code, scheme: FISCAL_CODE }]),
    ...(name === undefined ? [] : eoriOf(name)),
  ];
  if (ids.length > 0) extension.representativeIds = ids;
}

function sellerOf(context: Context): Seller {
  const { header, profile } = context;
  const at = header.at('cedente_prestatore');
  const data = at?.at('dati_anagrafici');
  const name = data?.at('anagrafica');
  const sede = at?.at('sede');
  if (at === undefined || data === undefined || name === undefined || sede === undefined) return {};
  const vatId = vatIdOf(data.at('id_fiscale_iva'));
  const extension = extensionOf(context);
  const regime = extension === null ? undefined : data.take('regime_fiscale');
  if (extension !== null && regime !== undefined) extension.regime = regime;
  const address = addressOf(sede, { profile, isParty: true });
  const isStrict = profile === 'agid' && address.country === ITALY;
  const seller = given<Seller>({
    name: nameOf(name, profile),
    tradingName: undefined,
    ids: unlessEmpty([...sellerEori(name, isStrict), ...registers(context, isStrict)]),
    legalId: legalIdOf(context, data, vatId, address.country),
    vatId,
    taxId: undefined,
    legalForm: legalFormOf(context),
    endpoint: undefined,
    address,
    contact: contactOf(context),
  });
  const account = at.take('riferimento_amministrazione');
  if (account !== undefined) context.model.buyerAccounting = account;
  if (isPeppol(profile)) seller.endpoint = sellerEndpoint(context, seller);
  return seller;
}

/** A fiscal code in the form that AgID's profile requires: 16 characters for a person (BR-IT-DC-110B). */
const PERSONAL_CODE = /^[A-Z0-9]{16}$/;
const COMPANY_CODE = /^(?:[0-9]{11}|[A-Z0-9]{16})$/;

/** The fiscal code; AgID's profile requires it of Italian sellers, a company may repeat its VAT number (BR-IT-DC-110). */
function legalIdOf(
  context: Context,
  data: Cursor<Context['header']['value']['cedente_prestatore']['dati_anagrafici']>,
  vatId: string | undefined,
  country: string | undefined,
): Identifier | undefined {
  const own = data.take('codice_fiscale');
  const term = 'seller.legalId.id';
  if (context.profile !== 'agid' || country !== ITALY)
    return own === undefined ? undefined : { id: own, scheme: FISCAL_CODE };
  const isPerson = data.value.anagrafica.denominazione === undefined;
  const form = isPerson ? PERSONAL_CODE : COMPANY_CODE;
  if (own !== undefined && form.test(own)) return { id: own, scheme: FISCAL_CODE };
  const supplied = context.set['1.2.1.2'] ?? (isPerson ? undefined : vatId?.replace(/^IT/, ''));
  if (supplied === undefined && own === undefined && isPerson) {
    // The VAT number of a person is not a fiscal code. AgID's own adapter leaves the code out as well.
    context.ledger.add('defaulted', { code: 'X-MISSING', term, value: null, rule: 'BR-IT-DC-110A' });
    return undefined;
  }
  if (supplied === undefined || !form.test(supplied)) {
    const refusal = { code: 'X-CIUS', term: 'BT-30', field: '1.2.1.2', value: own ?? null } as const;
    context.refusals.push({ ...refusal, option: '--set 1.2.1.2=' });
    return undefined;
  }
  if (own === undefined)
    context.ledger.add('derived', { code: 'X-COMPUTED', term, value: supplied, rule: 'BR-IT-DC-110A' });
  else data.note('codice_fiscale', 'changed', 'X-FORM', { to: supplied, rule: 'BR-IT-DC-110B' });
  return { id: supplied, scheme: FISCAL_CODE };
}

/** An entry of a professional register as AgID's profile accepts it of Italian sellers: BR-IT-DC-100B. */
const ENTRY = /^ALBO:[A-Za-z]+(?:#[A-Z0-9-]+)*$/;

/**
 * EORI of the seller. BR-IT-DC-100A requires 18 to 22 characters after the prefix, apparently meant to include the
 * prefix: an EORI has 13 to 17 characters. AgID's profile therefore accepts no EORI of an Italian seller.
 */
function sellerEori(at: Cursor<Anagrafica>, isStrict: boolean): Identifier[] {
  if (!isStrict) return eoriOf(at);
  at.note('cod_eori', 'dropped', 'X-LENGTH', { rule: 'BR-IT-DC-100A' });
  return [];
}

/**
 * Professional register and register of companies, as identifiers of the seller. @param isStrict True to apply AgID's
 * rules for Italian sellers
 */
function registers({ header }: Context, isStrict: boolean): readonly Identifier[] {
  const seller = header.at('cedente_prestatore');
  const data = seller?.at('dati_anagrafici');
  const ids: Identifier[] = [];
  const register = data?.take('albo_professionale');
  const number = data?.take('numero_iscrizione_albo');
  const day = data?.take('data_iscrizione_albo');
  const entry = `ALBO:${register ?? ''}#${number ?? ''}#${day ?? ''}`;
  const rule = isStrict && !ENTRY.test(entry) ? 'BR-IT-DC-100B' : undefined;
  if (rule !== undefined)
    for (const key of ['albo_professionale', 'numero_iscrizione_albo', 'data_iscrizione_albo'] as const)
      data?.note(key, 'dropped', 'X-CHARSET', { rule });
  else if (register !== undefined || number !== undefined || day !== undefined) ids.push({ id: entry });
  const rea = seller?.at('iscrizione_rea');
  const office = rea?.take('ufficio');
  const reaNumber = rea?.take('numero_rea');
  if (office !== undefined && reaNumber !== undefined) ids.push({ id: `REA:${office}#${reaNumber}` });
  return ids;
}

/** Capital, single member and liquidation as one text, without what is missing: `10000.00#SU#LN` (BR-IT-DC-122). */
function legalFormOf({ header }: Context): string | undefined {
  const rea = header.at('cedente_prestatore')?.at('iscrizione_rea');
  if (rea === undefined) return undefined;
  const capital = rea.take('capitale_sociale') ?? '';
  const parts = [rea.take('socio_unico'), rea.take('stato_liquidazione')];
  return [capital, ...parts.filter((part) => part !== undefined)].join('#');
}

function contactOf({ header }: Context): Seller['contact'] | undefined {
  const at = header.at('cedente_prestatore')?.at('contatti');
  const telephone = at?.take('telefono');
  const email = at?.take('email');
  return unlessEmpty(given({ telephone, email }));
}

function buyerOf(context: Context): Buyer {
  const { header, profile } = context;
  const at = header.at('cessionario_committente');
  const data = at?.at('dati_anagrafici');
  const name = data?.at('anagrafica');
  const sede = at?.at('sede');
  if (at === undefined || data === undefined || name === undefined || sede === undefined) return {};
  const address = addressOf(sede, { profile, isParty: true });
  const code = buyerCodeOf(context, data, address.country);
  const [eori] = eoriOf(name);
  const buyer = given<Buyer>({
    name: nameOf(name, profile),
    tradingName: undefined,
    id: eori,
    legalId: code === undefined ? undefined : { id: code, scheme: FISCAL_CODE },
    vatId: vatIdOf(data.at('id_fiscale_iva')),
    endpoint: undefined,
    address,
    contact: undefined,
  });
  const endpoint = buyerEndpoint(context, buyer);
  if (endpoint !== undefined) buyer.endpoint = endpoint;
  return buyer;
}

/** The fiscal code of the buyer: AgID's profile accepts 11 digits of an Italian organization only (BR-IT-520B). */
function buyerCodeOf(
  { profile, refusals }: Context,
  data: Cursor<Context['header']['value']['cessionario_committente']['dati_anagrafici']>,
  country: string | undefined,
): string | undefined {
  const own = data.peek('codice_fiscale');
  const { anagrafica, id_fiscale_iva } = data.value;
  const form = anagrafica.denominazione === undefined ? PERSONAL_CODE : COMPANY_CODE;
  if (own === undefined || profile !== 'agid' || country !== ITALY || form.test(own))
    return data.take('codice_fiscale');
  data.note('codice_fiscale', 'dropped', 'X-FORM', { rule: 'BR-IT-520B' });
  if (id_fiscale_iva === undefined)
    refusals.push({
      code: 'X-CIUS',
      term: 'BT-47',
      field: '1.4.1.2',
      value: own,
      option: null,
    });
  return undefined;
}

/** Longest name of a party: BR-IT-DE-049. */
const LONGEST_NAME = 80;

/** Branches, the buyer's representative and the intermediary: only AgID's profile has places for them. */
function convertItalianParties(context: Context): void {
  const { header } = context;
  const extension = extensionOf(context);
  if (extension === null) return;
  const settings = { profile: context.profile, isParty: false } as const;
  const sellerBranch = header.at('cedente_prestatore')?.at('stabile_organizzazione');
  if (sellerBranch !== undefined)
    extension.sellerBranch = addressOf(sellerBranch, { ...settings, plainBy: 'BR-IT-DE-019' });
  const buyer = header.at('cessionario_committente');
  const buyerBranch = buyer?.at('stabile_organizzazione');
  if (buyerBranch !== undefined)
    extension.buyerBranch = addressOf(buyerBranch, { ...settings, plainBy: 'BR-IT-DE-044' });
  const agent = buyer?.at('rappresentante_fiscale');
  if (agent !== undefined) {
    const [firstName, familyName] = [agent.take('nome'), agent.take('cognome')];
    const person = personName(firstName, familyName);
    // BR-IT-DE-048 requires the name of an organization, also with that of a person.
    const name =
      basicLatin(agent, 'denominazione', 'BR-IT-DE-049') ?? plainText(person)?.slice(0, LONGEST_NAME);
    if (name !== undefined && person !== undefined)
      context.ledger.add('derived', {
        code: 'X-COMPUTED',
        term: 'extension.buyerRepresentative.name',
        value: name,
        rule: 'BR-IT-DE-048',
      });
    extension.buyerRepresentative = given<ItalianParty>({
      vatId: vatIdOf(agent.at('id_fiscale_iva')),
      ids: undefined,
      name,
      firstName,
      familyName,
    });
  }
  const third = header.at('terzo_intermediario_o_soggetto_emittente')?.at('dati_anagrafici');
  const name = third?.at('anagrafica');
  if (third === undefined || name === undefined) return;
  const code = third.take('codice_fiscale');
  extension.intermediary = given<ItalianParty>({
    vatId: vatIdOf(third.at('id_fiscale_iva')),
    ids: unlessEmpty([...(code === undefined ? [] : [{ id: code, scheme: FISCAL_CODE }]), ...eoriOf(name)]),
    name: basicLatin(name, 'denominazione', 'BR-IT-DE-051'),
    firstName: name.take('nome'),
    familyName: name.take('cognome'),
  });
}
