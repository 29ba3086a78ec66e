/** Supplier and customer of a brief as the blocks of the header. */

import type {
  Anagrafica,
  CedentePrestatore,
  CessionarioCommittente,
  Contatti,
  DatiAnagraficiCedente,
  IdFiscale,
  Indirizzo,
  IscrizioneREA,
  RappresentanteFiscaleCessionario,
} from '../../model/generated/invoice.ts';
import { Contatti as ContattiBlock } from '../../model/ordinary/cedentePrestatore.ts';
import { RappresentanteFiscaleCessionario as RappresentanteBlock } from '../../model/ordinary/cessionarioCommittente.ts';
import { IscrizioneREA as IscrizioneREABlock } from '../../model/shared.ts';
import {
  CAP,
  CodEORI,
  NumeroCivico,
  Provincia,
  RegimeFiscale,
  String20,
  String60,
  String60Latin,
  String80Latin,
  Titolo,
} from '../../model/simpleTypes.ts';
import { present } from '../present.ts';
import { readSchemaBlock } from '../read/block.ts';
import { readFiscalCode, readVatNumber } from '../read/identifiers.ts';
import { type CountryUse, seatOf } from '../read/listed.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';
import { idOfForeigner } from './foreign.ts';

const ITALY = 'IT';

/** CAP of any address abroad. */
const CAP_ABROAD = '00000';

const NAME_KEYS = ['denominazione', 'nome', 'cognome', 'titolo', 'cod_eori'];

const SUPPLIER_KEYS: ReadonlySet<string> = new Set([
  ...NAME_KEYS,
  'partita_iva',
  'paese',
  'codice_fiscale',
  'regime_fiscale',
  'sede',
  'stabile_organizzazione',
  'albo_professionale',
  'provincia_albo',
  'numero_iscrizione_albo',
  'data_iscrizione_albo',
  'iscrizione_rea',
  'contatti',
  'riferimento_amministrazione',
]);

const CUSTOMER_KEYS: ReadonlySet<string> = new Set([
  ...NAME_KEYS,
  'tipo',
  'paese',
  'partita_iva',
  'codice_fiscale',
  'sede',
  'codice_destinatario',
  'pec',
  'stabile_organizzazione',
  'rappresentante_fiscale',
]);

const SEAT_KEYS: ReadonlySet<string> = new Set([
  'indirizzo',
  'numero_civico',
  'cap',
  'comune',
  'provincia',
  'nazione',
]);

/** The issuer of the invoice. */
export function readSupplier(
  reading: Reading,
  value: unknown,
  at: string,
  use: CountryUse = 'identifier',
): CedentePrestatore {
  const fields = reading.fields(value, at);
  reading.keys(fields, at, SUPPLIER_KEYS);
  const country = reading.country(fields['paese'], at, 'paese', use) ?? ITALY;
  if (isAbsent(fields['partita_iva'])) reading.missing(at, 'partita_iva');
  const optional = <T>(key: string, read: (found: unknown) => T): T | undefined =>
    isAbsent(fields[key]) ? undefined : read(fields[key]);
  const text = (type: typeof String60, key: string): string | undefined =>
    reading.text(type, fields[key], at, key);
  return present<CedentePrestatore>({
    dati_anagrafici: present<DatiAnagraficiCedente>({
      id_fiscale_iva: {
        id_paese: country,
        id_codice: readVatNumber(reading, fields['partita_iva'], country, at, 'partita_iva') ?? '',
      },
      codice_fiscale: readFiscalCode(reading, fields['codice_fiscale'], at, 'codice_fiscale'),
      anagrafica: readName(reading, fields, at),
      albo_professionale: text(String60Latin, 'albo_professionale'),
      provincia_albo: text(Provincia, 'provincia_albo'),
      numero_iscrizione_albo: text(String60, 'numero_iscrizione_albo'),
      data_iscrizione_albo: reading.date(fields['data_iscrizione_albo'], at, 'data_iscrizione_albo'),
      regime_fiscale: reading.needed(
        RegimeFiscale,
        fields['regime_fiscale'],
        at,
        'regime_fiscale',
      ) as DatiAnagraficiCedente['regime_fiscale'],
    }),
    sede: readAddress(reading, fields['sede'], `${at}/sede`, country),
    stabile_organizzazione: readEstablishment(reading, fields, at),
    iscrizione_rea: optional('iscrizione_rea', (found) =>
      readSchemaBlock<IscrizioneREA>(reading, IscrizioneREABlock, found, `${at}/iscrizione_rea`),
    ),
    contatti: optional('contatti', (found) =>
      readSchemaBlock<Contatti>(reading, ContattiBlock, found, `${at}/contatti`),
    ),
    riferimento_amministrazione: text(String20, 'riferimento_amministrazione'),
  });
}

/** The buyer, with the data that determines the recipient. */
export interface Customer {
  readonly block: CessionarioCommittente;
  readonly tipo: 'azienda' | 'persona' | 'pa' | 'estero';
  readonly country: string;
  readonly fields: Fields;
}

const KINDS = ['azienda', 'persona', 'pa', 'estero'] as const;

export function readCustomer(reading: Reading, value: unknown, at: string): Customer {
  const fields = reading.fields(value, at);
  reading.keys(fields, at, CUSTOMER_KEYS);
  const tipo = KINDS.find((kind) => kind === fields['tipo']);
  if (isAbsent(fields['tipo'])) reading.missing(at, 'tipo');
  else if (tipo === undefined) {
    reading.problems.add('code', at, 'tipo', { found: String(fields['tipo']), list: KINDS.join(', ') });
  }
  const isForeign = tipo === 'estero';
  if (isForeign && isAbsent(fields['paese'])) reading.missing(at, 'paese');
  const country = (isForeign && reading.country(fields['paese'], at, 'paese', 'identifier')) || ITALY;
  const vat = readVatNumber(reading, fields['partita_iva'], country, at, 'partita_iva');
  const fiscalCode = readFiscalCode(reading, fields['codice_fiscale'], at, 'codice_fiscale');
  const id: IdFiscale | undefined =
    vat !== undefined
      ? { id_paese: country, id_codice: vat }
      : isForeign
        ? { id_paese: country, id_codice: idOfForeigner(country, !isAbsent(fields['denominazione'])) }
        : undefined;
  if (id === undefined && isAbsent(fields['codice_fiscale']) && isAbsent(fields['partita_iva'])) {
    reading.problems.add('id.missing', at);
  }
  const agent = fields['rappresentante_fiscale'];
  const block = present<CessionarioCommittente>({
    dati_anagrafici: present({
      id_fiscale_iva: id,
      codice_fiscale: fiscalCode,
      anagrafica: readName(reading, fields, at),
    }),
    sede: readAddress(reading, fields['sede'], `${at}/sede`, country),
    stabile_organizzazione: readEstablishment(reading, fields, at),
    rappresentante_fiscale: isAbsent(agent)
      ? undefined
      : readSchemaBlock<RappresentanteFiscaleCessionario>(
          reading,
          RappresentanteBlock,
          agent,
          `${at}/rappresentante_fiscale`,
        ),
  });
  return { block, tipo: tipo ?? 'azienda', country, fields };
}

/** Establishment in Italy of a foreign party; the country defaults to IT. */
function readEstablishment(reading: Reading, fields: Fields, at: string): Indirizzo | undefined {
  const found = fields['stabile_organizzazione'];
  return isAbsent(found) ? undefined : readAddress(reading, found, `${at}/stabile_organizzazione`, ITALY);
}

function readName(reading: Reading, fields: Fields, at: string): Anagrafica {
  const isCompany = !isAbsent(fields['denominazione']);
  const isPerson = !isAbsent(fields['nome']) || !isAbsent(fields['cognome']);
  if (isCompany && isPerson) reading.problems.add('name.both', at);
  else if (!isCompany && !isPerson) reading.problems.add('name.missing', at);
  const name = (key: 'nome' | 'cognome'): string | undefined =>
    isPerson ? reading.needed(String60Latin, fields[key], at, key) : undefined;
  return present<Anagrafica>({
    denominazione: reading.text(String80Latin, fields['denominazione'], at, 'denominazione'),
    nome: name('nome'),
    cognome: name('cognome'),
    titolo: reading.text(Titolo, fields['titolo'], at, 'titolo'),
    cod_eori: reading.text(CodEORI, fields['cod_eori'], at, 'cod_eori'),
  });
}

/** @param country Country that issued the identifier of the party; default of the address. */
function readAddress(reading: Reading, value: unknown, at: string, country: string): Indirizzo {
  const fields = reading.fields(value, at);
  reading.keys(fields, at, SEAT_KEYS);
  const nation = reading.country(fields['nazione'], at, 'nazione', 'address') ?? seatOf(country);
  const isItalian = nation === ITALY;
  return present<Indirizzo>({
    indirizzo: reading.needed(String60Latin, fields['indirizzo'], at, 'indirizzo'),
    numero_civico: reading.text(NumeroCivico, fields['numero_civico'], at, 'numero_civico'),
    cap: isItalian || !isAbsent(fields['cap']) ? reading.needed(CAP, fields['cap'], at, 'cap') : CAP_ABROAD,
    comune: reading.needed(String60Latin, fields['comune'], at, 'comune'),
    provincia:
      isItalian || !isAbsent(fields['provincia'])
        ? reading.needed(Provincia, fields['provincia'], at, 'provincia')
        : undefined,
    nazione: nation,
  });
}
