/** The header of the FatturaPA: transmission and parties. */

import { RegimeFiscaleCodes } from '../../../model/codes/regimeFiscale.ts';
import type {
  Anagrafica,
  DatiTrasmissione,
  FatturaElettronicaHeader,
  IdFiscale,
  Indirizzo,
  IscrizioneREA,
} from '../../../model/generated/invoice.ts';
import * as types from '../../../model/simpleTypes.ts';
import { ITALY } from '../toEuropean/address.ts';
import { given, unlessEmpty } from '../toEuropean/cursor.ts';
import { COMPANY, FISCAL_CODE, PERSON } from '../toEuropean/parties.ts';
import { fitTo, type ModelSource } from './source.ts';

/** Postal code of an address abroad, or unknown (Rappresentazione tabellare, 1.2.2.3). */
const FOREIGN_CAP = '99999';

const FISCAL_CODE_FORM = /^[A-Z0-9]{11,16}$/;

/** EAS: IPA office, certified mail, recipient code. */
const OFFICE = '0201';
const PEC = '0202';
const RECIPIENT = '0205';

const NO_RECIPIENT = '0000000';
const FOREIGN_RECIPIENT = 'XXXXXXX';

/** A VAT number with its country, as one text. */
function splitVat(value: string): IdFiscale | undefined {
  const match = /^([A-Z]{2})\s*(\S{1,28})$/.exec(value.trim());
  const [, country, code] = match ?? [];
  // Greece is EL in VAT numbers, GR elsewhere.
  return country === undefined || code === undefined
    ? undefined
    : { id_paese: country === 'EL' ? 'GR' : country, id_codice: code };
}

export function headerOf(source: ModelSource): FatturaElettronicaHeader {
  const seller = sellerOf(source);
  const buyer = buyerOf(source);
  const representative = representativeOf(source);
  const intermediary = intermediaryOf(source);
  const issuer = source.take('extension.issuer', '1.6');
  const isForeign = (buyer.dati_anagrafici.id_fiscale_iva?.id_paese ?? buyer.sede.nazione) !== ITALY;
  return given<FatturaElettronicaHeader>({
    dati_trasmissione: transmissionOf(source, seller, isForeign),
    cedente_prestatore: seller,
    rappresentante_fiscale: representative,
    cessionario_committente: buyer,
    terzo_intermediario_o_soggetto_emittente: intermediary,
    soggetto_emittente: issuer as FatturaElettronicaHeader['soggetto_emittente'],
  });
}

function transmissionOf(
  source: ModelSource,
  seller: FatturaElettronicaHeader['cedente_prestatore'],
  isForeign: boolean,
): DatiTrasmissione {
  const { set } = source;
  const scheme = source.get('buyer.endpoint.scheme');
  const address = source.get('buyer.endpoint.id');
  const isRecipient =
    (scheme === OFFICE && /^[A-Z0-9]{6}$/.test(address ?? '')) ||
    (scheme === RECIPIENT && /^[A-Z0-9]{7}$/.test(address ?? ''));
  const supplied = set['1.1.4'];
  if (isRecipient && supplied === undefined) {
    source.take('buyer.endpoint.id', '1.1.4');
    source.take('buyer.endpoint.scheme', '1.1.4');
  }
  const pec = scheme === PEC ? source.code('buyer.endpoint.id', '1.1.6', types.Email) : undefined;
  if (pec !== undefined) source.take('buyer.endpoint.scheme', '1.1.6');
  const code =
    supplied ?? (isRecipient ? address : undefined) ?? (isForeign ? FOREIGN_RECIPIENT : NO_RECIPIENT);
  if (supplied === undefined && !isRecipient)
    source.ledger.add('defaulted', { code: 'X-REQUIRED', term: '1.1.4', value: code, rule: '1.1.4' });
  for (const key of ['id', 'scheme'] as const)
    for (const party of ['seller', 'buyer'] as const) {
      const path = `${party}.endpoint.${key}`;
      if (source.ledger.statusOf(path) === undefined) source.note(path, 'dropped', 'X-TRANSMISSION');
    }
  const sender = set['1.1.1'] === undefined ? senderOf(seller) : (splitVat(set['1.1.1']) ?? senderOf(seller));
  return given<DatiTrasmissione>({
    id_trasmittente: sender,
    progressivo_invio: set['1.1.2'] ?? progressiveOf(source.get('number') ?? ''),
    formato_trasmissione: code.length === 6 ? 'FPA12' : 'FPR12',
    codice_destinatario: code,
    contatti_trasmittente: undefined,
    pec_destinatario: pec,
  });
}

/** An Italian sender is identified by its fiscal code (Rappresentazione tabellare, 1.1.1.2). */
function senderOf({
  dati_anagrafici: { id_fiscale_iva, codice_fiscale },
}: FatturaElettronicaHeader['cedente_prestatore']): IdFiscale {
  return id_fiscale_iva.id_paese === ITALY && codice_fiscale !== undefined
    ? { id_paese: ITALY, id_codice: codice_fiscale }
    : id_fiscale_iva;
}

/** The end of the number, in the characters of the field. */
const progressiveOf = (number: string): string => number.replace(/[^A-Za-z0-9]/g, '').slice(-10) || '1';

/** The name, by AgID's prefixes; without one, it is that of a company. */
function nameOf(source: ModelSource, path: string, number: string): Anagrafica {
  const value = source.get(path) ?? '';
  if (value.startsWith(PERSON)) {
    source.take(path, `${number}.2`);
    const [first = '', family = ''] = value.slice(PERSON.length).split('#');
    return { nome: fitTo(first, types.String60Latin).text, cognome: fitTo(family, types.String60Latin).text };
  }
  if (value.startsWith(COMPANY)) {
    source.take(path, `${number}.1`);
    return { denominazione: fitTo(value.slice(COMPANY.length), types.String80Latin).text };
  }
  return { denominazione: source.text(path, `${number}.1`, types.String80Latin) ?? '' };
}

export function addressOf(source: ModelSource, path: string, number: string): Indirizzo {
  const country = source.take(`${path}.country`, `${number}.6`) ?? ITALY;
  const second = source.get(`${path}.line2`);
  const isNumber = second !== undefined && second.length <= 8 && /^[\x20-\x7e]*$/.test(second);
  const lines = [`${path}.line1`, ...(isNumber ? [] : [`${path}.line2`]), `${path}.line3`];
  const parts = lines.map((each) => source.get(each)).filter((each) => each !== undefined);
  const street = fitTo(parts.join(', '), types.String60Latin);
  for (const [at, each] of lines.entries()) {
    if (street.status === 'kept' && at === 0) source.take(each, `${number}.1`);
    else if (street.status === 'kept') source.note(each, 'moved', 'X-TEXT', { term: `${number}.1` });
    else source.note(each, street.status, street.code, { term: `${number}.1`, to: street.text });
  }
  const missing = (field: string, value: string): string => {
    source.ledger.add('defaulted', {
      code: 'X-REQUIRED',
      term: `${number}.${field}`,
      value,
      rule: `${number}.${field}`,
    });
    return value;
  };
  return given<Indirizzo>({
    indirizzo: street.text === '' ? missing('1', NOT_STATED) : street.text,
    numero_civico: isNumber ? source.take(`${path}.line2`, `${number}.2`) : undefined,
    cap: capOf(source, path, number, country),
    comune: source.text(`${path}.city`, `${number}.4`, types.String60Latin) ?? missing('4', NOT_STATED),
    provincia: provinceOf(source, path, number, country),
    nazione: country,
  });
}

/** A mandatory field of an address that the source does not have. */
const NOT_STATED = 'n.d.';

function capOf(source: ModelSource, path: string, number: string, country: string): string {
  const at = `${path}.postcode`;
  const supplied = source.set[`${number}.3`];
  if (supplied !== undefined) return supplied;
  const value = source.get(at)?.replace(/\s/g, '');
  if (value !== undefined && /^[0-9]{5}$/.test(value)) {
    source.take(at, `${number}.3`);
    return value;
  }
  if (country === ITALY) {
    source.refuse({
      code: 'X-POSTCODE',
      term: number.startsWith('1.2') ? 'BT-38' : 'BT-53',
      field: `${number}.3`,
      value: value ?? null,
      option: `--set ${number}.3=`,
    });
    return '';
  }
  if (value === undefined)
    source.ledger.add('defaulted', {
      code: 'X-REQUIRED',
      term: `${number}.3`,
      value: FOREIGN_CAP,
      rule: `${number}.3`,
    });
  else source.note(at, 'changed', 'X-FORM', { term: `${number}.3`, to: FOREIGN_CAP });
  return FOREIGN_CAP;
}

/** AgID's code of an unknown province is none of FatturaPA's. */
function provinceOf(source: ModelSource, path: string, number: string, country: string): string | undefined {
  const at = `${path}.subdivision`;
  const value = source.get(at);
  if (value === 'ZA') {
    source.note(at, 'dropped', 'X-TRANSMISSION');
    return undefined;
  }
  // EE stands for abroad in older invoices.
  return (country === ITALY && /^[A-Z]{2}$/.test(value ?? '')) || value === 'EE'
    ? source.take(at, `${number}.5`)
    : undefined;
}

function sellerOf(source: ModelSource): FatturaElettronicaHeader['cedente_prestatore'] {
  const vat = source.get('seller.vatId');
  const own = vat === undefined ? undefined : splitVat(vat);
  if (own !== undefined) source.take('seller.vatId', '1.2.1.1');
  const id = own ?? sellerIdOf(source);
  const ids = registersOf(source);
  const regime = source.take('extension.regime', '1.2.1.8') ?? source.set['1.2.1.8'] ?? REGIME;
  if (RegimeFiscaleCodes.find(regime) === undefined)
    source.refuse({
      code: 'X-REGIME',
      term: null,
      field: '1.2.1.8',
      value: regime,
      option: '--set 1.2.1.8=',
    });
  if (source.get('extension.regime') === undefined && source.set['1.2.1.8'] === undefined)
    source.ledger.add('defaulted', { code: 'X-REQUIRED', term: '1.2.1.8', value: regime, rule: '1.2.1.8' });
  const branch = source.model.extension?.sellerBranch;
  return given<FatturaElettronicaHeader['cedente_prestatore']>({
    dati_anagrafici: given<FatturaElettronicaHeader['cedente_prestatore']['dati_anagrafici']>({
      id_fiscale_iva: id,
      codice_fiscale: fiscalCodeOf(source, 'seller', '1.2.1.2'),
      anagrafica: { ...nameOf(source, 'seller.name', '1.2.1.3'), ...ids.eori },
      ...ids.register,
      provincia_albo: undefined,
      regime_fiscale:
        regime as FatturaElettronicaHeader['cedente_prestatore']['dati_anagrafici']['regime_fiscale'],
    }),
    sede: addressOf(source, 'seller.address', '1.2.2'),
    stabile_organizzazione:
      branch === undefined ? undefined : addressOf(source, 'extension.sellerBranch', '1.2.3'),
    iscrizione_rea: ids.rea,
    contatti: unlessEmpty(
      given({
        telefono: phoneOf(source),
        email: source.code('seller.contact.email', '1.2.5.3', types.EmailContatti),
      }),
    ),
    riferimento_amministrazione: source.code('buyerAccounting', '1.2.6', types.String20),
  });
}

/** Ordinary regime: the usual one of a company that charges VAT. */
const REGIME = 'RF01';

/** A seller without a VAT number: another number in its country. */
function sellerIdOf(source: ModelSource): IdFiscale {
  const supplied = splitVat(source.set['1.2.1.1'] ?? '');
  if (supplied !== undefined) return supplied;
  const country = source.get('seller.address.country') ?? ITALY;
  for (const path of ['seller.taxId', 'seller.legalId.id', 'seller.vatId', 'seller.ids[0].id']) {
    const value = source.get(path)?.replace(/\s/g, '');
    if (value === undefined || value.length > 28 || value.includes(':')) continue;
    source.note(path, 'moved', 'X-REFERENCE', { term: '1.2.1.1.2' });
    return { id_paese: country, id_codice: value };
  }
  source.refuse({
    code: 'X-SELLER-ID',
    term: 'BT-31',
    field: '1.2.1.1',
    value: null,
    option: '--set 1.2.1.1=',
  });
  return { id_paese: country, id_codice: '' };
}

function fiscalCodeOf(source: ModelSource, party: 'seller' | 'buyer', number: string): string | undefined {
  const supplied = source.set[number];
  if (supplied !== undefined) return supplied;
  const path = `${party}.legalId.id`;
  const scheme = source.get(`${party}.legalId.scheme`);
  const value = source.get(path);
  if (scheme !== FISCAL_CODE || value === undefined || !FISCAL_CODE_FORM.test(value)) return undefined;
  source.take(`${party}.legalId.scheme`, number);
  return source.take(path, number);
}

function phoneOf(source: ModelSource): string | undefined {
  const value = source.get('seller.contact.telephone');
  const plain = value?.replace(/[\s./()-]/g, '');
  if (value === undefined || plain === undefined || plain.length < 5 || plain.length > 12) return undefined;
  if (plain === value) return source.take('seller.contact.telephone', '1.2.5.1');
  source.note('seller.contact.telephone', 'changed', 'X-FORM', { term: '1.2.5.1', to: plain });
  return plain;
}

interface Registers {
  readonly eori: { cod_eori?: string };
  readonly register: {
    albo_professionale?: string;
    numero_iscrizione_albo?: string;
    data_iscrizione_albo?: string;
  };
  readonly rea: IscrizioneREA | undefined;
}

/** Identifiers of the seller by their prefixes. */
function registersOf(source: ModelSource): Registers {
  let eori: Registers['eori'] = {};
  let register: Registers['register'] = {};
  let rea: IscrizioneREA | undefined;
  (source.model.seller.ids ?? []).forEach(({ id }, at) => {
    const path = `seller.ids[${at}].id`;
    if (id.startsWith('EORI:')) {
      eori = given({ cod_eori: source.take(path, '1.2.1.3.5')?.slice(5) }) as Registers['eori'];
    } else if (id.startsWith('ALBO:')) {
      source.take(path, '1.2.1.4');
      const [name = '', number = '', day = ''] = id.slice(5).split('#');
      register = given({
        albo_professionale: name === '' ? undefined : fitTo(name, types.String60Latin).text,
        numero_iscrizione_albo: number === '' ? undefined : number,
        data_iscrizione_albo: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
      }) as Registers['register'];
    } else if (id.startsWith('REA:')) {
      const [office = '', number = ''] = id.slice(4).split('#');
      if (!/^[A-Z]{2}$/.test(office) || number === '') return;
      source.take(path, '1.2.4.1');
      rea = reaOf(source, office, number);
    }
  });
  return { eori, register, rea };
}

/** `10000.00#SU#LN`, of which each part may be missing. */
function reaOf(source: ModelSource, office: string, number: string): IscrizioneREA {
  const parts = (source.get('seller.legalForm') ?? '').split('#');
  const isOurs = parts.every((part) => part === '' || /^(?:[0-9]+(?:\.[0-9]{1,2})?|SU|SM|LS|LN)$/.test(part));
  if (isOurs) source.take('seller.legalForm', '1.2.4.3');
  const own = isOurs ? parts : [];
  const state = own.find((part) => part === 'LS' || part === 'LN');
  if (state === undefined)
    source.ledger.add('defaulted', { code: 'X-REQUIRED', term: '1.2.4.5', value: 'LN', rule: '1.2.4.5' });
  return given<IscrizioneREA>({
    ufficio: office,
    numero_rea: number,
    capitale_sociale: own.find((part) => /^[0-9]/.test(part)),
    socio_unico: own.find((part) => part === 'SU' || part === 'SM') as IscrizioneREA['socio_unico'],
    stato_liquidazione: (state ?? 'LN') as IscrizioneREA['stato_liquidazione'],
  });
}

function buyerOf(source: ModelSource): FatturaElettronicaHeader['cessionario_committente'] {
  const vat = source.get('buyer.vatId');
  const own = splitVat(source.set['1.4.1.1'] ?? '') ?? (vat === undefined ? undefined : splitVat(vat));
  if (own !== undefined) source.take('buyer.vatId', '1.4.1.1');
  const code = fiscalCodeOf(source, 'buyer', '1.4.1.2');
  if (own === undefined && code === undefined)
    source.refuse({
      code: 'X-BUYER-ID',
      term: 'BT-48',
      field: '1.4.1.1',
      value: vat ?? null,
      option: '--set 1.4.1.1=',
    });
  const eori =
    source.get('buyer.id.id')?.startsWith('EORI:') === true
      ? source.take('buyer.id.id', '1.4.1.3.5')?.slice(5)
      : undefined;
  const branch = source.model.extension?.buyerBranch;
  const agent = source.model.extension?.buyerRepresentative;
  type Buyer = FatturaElettronicaHeader['cessionario_committente'];
  return given<Buyer>({
    dati_anagrafici: given<Buyer['dati_anagrafici']>({
      id_fiscale_iva: own,
      codice_fiscale: code,
      anagrafica: given<Anagrafica>({ ...nameOf(source, 'buyer.name', '1.4.1.3'), cod_eori: eori }),
    }),
    sede: addressOf(source, 'buyer.address', '1.4.2'),
    stabile_organizzazione:
      branch === undefined ? undefined : addressOf(source, 'extension.buyerBranch', '1.4.3'),
    rappresentante_fiscale:
      agent === undefined
        ? undefined
        : given<NonNullable<Buyer['rappresentante_fiscale']>>({
            id_fiscale_iva: splitVat(source.take('extension.buyerRepresentative.vatId', '1.4.4.1') ?? '') ?? {
              id_paese: ITALY,
              id_codice: '',
            },
            denominazione: source.take('extension.buyerRepresentative.name', '1.4.4.2'),
            nome: source.take('extension.buyerRepresentative.firstName', '1.4.4.3'),
            cognome: source.take('extension.buyerRepresentative.familyName', '1.4.4.4'),
          }),
  });
}

function representativeOf(
  source: ModelSource,
): FatturaElettronicaHeader['rappresentante_fiscale'] | undefined {
  if (source.model.taxRepresentative === undefined) return undefined;
  const id = splitVat(source.get('taxRepresentative.vatId') ?? '');
  if (id === undefined) return undefined;
  source.take('taxRepresentative.vatId', '1.3.1.1');
  if (source.get('taxRepresentative.address.country') === id.id_paese)
    source.take('taxRepresentative.address.country', '1.3.1.1.1');
  return {
    dati_anagrafici: { id_fiscale_iva: id, anagrafica: nameOf(source, 'taxRepresentative.name', '1.3.1.3') },
  };
}

function intermediaryOf(
  source: ModelSource,
): FatturaElettronicaHeader['terzo_intermediario_o_soggetto_emittente'] | undefined {
  const own = source.model.extension?.intermediary;
  if (own === undefined) return undefined;
  const at = 'extension.intermediary';
  let code: string | undefined;
  let eori: string | undefined;
  (own.ids ?? []).forEach(({ id, scheme }, index) => {
    const path = `${at}.ids[${index}]`;
    if (scheme === FISCAL_CODE) {
      code = source.take(`${path}.id`, '1.5.1.2');
      source.take(`${path}.scheme`, '1.5.1.2');
    } else if (id.startsWith('EORI:')) eori = source.take(`${path}.id`, '1.5.1.3.5')?.slice(5);
  });
  return {
    dati_anagrafici: given<
      NonNullable<FatturaElettronicaHeader['terzo_intermediario_o_soggetto_emittente']>['dati_anagrafici']
    >({
      id_fiscale_iva: splitVat(source.take(`${at}.vatId`, '1.5.1.1') ?? ''),
      codice_fiscale: code,
      anagrafica: given<Anagrafica>({
        denominazione: source.take(`${at}.name`, '1.5.1.3.1'),
        nome: source.take(`${at}.firstName`, '1.5.1.3.2'),
        cognome: source.take(`${at}.familyName`, '1.5.1.3.3'),
        titolo: undefined,
        cod_eori: eori,
      }),
    }),
  };
}
