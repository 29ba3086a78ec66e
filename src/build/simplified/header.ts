/** The header of a simplified invoice: the parties as the ordinary builder reads them, in their shorter form. */

import type {
  CedentePrestatore,
  CedentePrestatoreSemplificata,
  CessionarioCommittenteSemplificata,
  DatiTrasmissioneSemplificata,
  FatturaElettronicaHeaderSemplificata,
  IdFiscale,
  RappresentanteFiscaleSemplificata,
} from '../../model/generated/invoice.ts';
import { RappresentanteFiscaleSemplificata as RappresentanteBlock } from '../../model/simplified/header.ts';
import { readCustomer, readSupplier } from '../header/parties.ts';
import { readTransmission } from '../header/transmission.ts';
import type { NoteHead } from '../notes/head.ts';
import { present } from '../present.ts';
import { readSchemaBlock } from '../read/block.ts';
import { readFiscalCode, readVatNumber } from '../read/identifiers.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';

const AT = '/cessionario';

export function readSimplifiedHeader(
  reading: Reading,
  brief: Fields,
  { numero, data }: NoteHead,
): FatturaElettronicaHeaderSemplificata {
  refuse(reading, brief['cedente'], '/cedente', ORDINARY_ONLY);
  refuse(reading, brief['trasmissione'], '/trasmissione', ['contatti_trasmittente']);
  const supplier = readSupplier(reading, brief['cedente'], '/cedente');
  const customer = readBuyer(reading, brief['cessionario']);
  const transmission = readTransmission(reading, {
    // A customer without an address: only the data that determines the recipient is read.
    customer: {
      ...EMPTY,
      tipo: customer.isForeign ? 'estero' : 'azienda',
      country: customer.country,
      fields: customer.fields,
    },
    supplier,
    numero,
    data,
    brief,
  });
  checkSame(reading, supplier, customer.block, brief);
  return {
    dati_trasmissione: { ...transmission, formato_trasmissione: 'FSM10' } as DatiTrasmissioneSemplificata,
    cedente_prestatore: shortened(supplier, readAgent(reading, brief['rappresentante_fiscale'])),
    cessionario_committente: customer.block,
  };
}

const EMPTY = {
  block: {
    dati_anagrafici: { anagrafica: {} },
    sede: { indirizzo: '', cap: '', comune: '', nazione: '' },
  },
};

/** Supplier fields of the ordinary invoice that the simplified format does not have. */
const ORDINARY_ONLY: readonly string[] = [
  'titolo',
  'cod_eori',
  'albo_professionale',
  'provincia_albo',
  'numero_iscrizione_albo',
  'data_iscrizione_albo',
  'contatti',
  'riferimento_amministrazione',
];

/** Reports fields that would be lost. */
function refuse(reading: Reading, value: unknown, at: string, keys: readonly string[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of keys) {
    if (isAbsent(Reflect.get(value, key))) continue;
    reading.problems.add('unknown', at, key, { found: key, suggestion: '' });
  }
}

function readAgent(reading: Reading, value: unknown): RappresentanteFiscaleSemplificata | undefined {
  if (isAbsent(value)) return undefined;
  return readSchemaBlock<RappresentanteFiscaleSemplificata>(
    reading,
    RappresentanteBlock,
    value,
    '/rappresentante_fiscale',
  );
}

function shortened(
  { dati_anagrafici: who, sede, stabile_organizzazione, iscrizione_rea }: CedentePrestatore,
  rappresentante_fiscale: RappresentanteFiscaleSemplificata | undefined,
): CedentePrestatoreSemplificata {
  const { denominazione, nome, cognome } = who.anagrafica;
  return present<CedentePrestatoreSemplificata>({
    id_fiscale_iva: who.id_fiscale_iva,
    codice_fiscale: who.codice_fiscale,
    denominazione,
    nome,
    cognome,
    sede,
    stabile_organizzazione,
    rappresentante_fiscale,
    iscrizione_rea,
    regime_fiscale: who.regime_fiscale,
  });
}

interface Buyer {
  readonly block: CessionarioCommittenteSemplificata;
  readonly country: string;
  readonly isForeign: boolean;
  readonly fields: Fields;
}

const KEYS: ReadonlySet<string> = new Set([
  'paese',
  'partita_iva',
  'codice_fiscale',
  'denominazione',
  'nome',
  'cognome',
  'sede',
  'stabile_organizzazione',
  'rappresentante_fiscale',
  'codice_destinatario',
  'pec',
]);

/** True if a field requires the named form. */
function isNamed({ denominazione, nome, cognome, sede }: Fields): boolean {
  return [denominazione, nome, cognome, sede].some((value) => !isAbsent(value));
}

function readBuyer(reading: Reading, value: unknown): Buyer {
  const fields = reading.fields(value, AT);
  reading.keys(fields, AT, KEYS);
  const country = typeof fields['paese'] === 'string' ? fields['paese'].toUpperCase() : 'IT';
  const isForeign = country !== 'IT';
  if (isNamed(fields)) {
    const { paese: _, ...rest } = fields;
    const tipo = isForeign ? 'estero' : 'azienda';
    const { block } = readCustomer(reading, { ...(isForeign ? fields : rest), tipo }, AT);
    const { id_fiscale_iva, codice_fiscale, anagrafica } = block.dati_anagrafici;
    return {
      block: {
        identificativi_fiscali: present({ id_fiscale_iva, codice_fiscale }),
        altri_dati_identificativi: present({
          ...anagrafica,
          sede: block.sede,
          stabile_organizzazione: block.stabile_organizzazione,
          rappresentante_fiscale: block.rappresentante_fiscale,
        }),
      },
      country,
      isForeign,
      fields,
    };
  }
  reading.country(fields['paese'], AT, 'paese', 'identifier');
  const vat = readVatNumber(reading, fields['partita_iva'], country, AT, 'partita_iva');
  const code = readFiscalCode(reading, fields['codice_fiscale'], AT, 'codice_fiscale');
  if (isAbsent(fields['partita_iva']) && isAbsent(fields['codice_fiscale']))
    reading.problems.add('id.missing', AT);
  const id: IdFiscale | undefined = vat === undefined ? undefined : { id_paese: country, id_codice: vat };
  return {
    block: { identificativi_fiscali: present({ id_fiscale_iva: id, codice_fiscale: code }) },
    country,
    isForeign,
    fields,
  };
}

/** Supplier and customer must differ (00471); notes are not checked. */
function checkSame(
  reading: Reading,
  { dati_anagrafici: { id_fiscale_iva: seller } }: CedentePrestatore,
  { identificativi_fiscali: { id_fiscale_iva: buyer } }: CessionarioCommittenteSemplificata,
  { tipo_documento: type = 'TD07' }: Fields,
): void {
  if (buyer === undefined || type !== 'TD07' || seller.id_codice === '') return;
  if (seller.id_paese === buyer.id_paese && seller.id_codice === buyer.id_codice) {
    reading.problems.add('party.same', AT, undefined, { type });
  }
}
