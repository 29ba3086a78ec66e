/** Columns for the document, used in every kind of row. */
import { type ColumnSource, column, computed } from './column.ts';
import { joined, textAt } from './source.ts';

const DOCUMENT = 'dati_generali.dati_generali_documento';

/** The parties in the ordinary and in the simplified format. */
const PARTIES = {
  cedente: {
    at: 'cedente_prestatore',
    id: ['dati_anagrafici.id_fiscale_iva', 'id_fiscale_iva'],
    codice: ['dati_anagrafici.codice_fiscale', 'codice_fiscale'],
    name: ['dati_anagrafici.anagrafica', ''],
  },
  cessionario: {
    at: 'cessionario_committente',
    id: ['dati_anagrafici.id_fiscale_iva', 'identificativi_fiscali.id_fiscale_iva'],
    codice: ['dati_anagrafici.codice_fiscale', 'identificativi_fiscali.codice_fiscale'],
    name: ['dati_anagrafici.anagrafica', 'altri_dati_identificativi'],
  },
} as const;

type Party = keyof typeof PARTIES;

/** Country and code as one text, such as IT01234567890: a spreadsheet would remove leading zeros of the code alone. */
function vatNumber(party: Party): ColumnSource {
  const { at, id } = PARTIES[party];
  return computed(`${party}_id_fiscale_iva`, 'text', ({ header }) => {
    const country = textAt(header, ...id.map((path) => `${at}.${path}.id_paese`));
    const code = textAt(header, ...id.map((path) => `${at}.${path}.id_codice`));
    return country === null && code === null ? null : `${country ?? ''}${code ?? ''}`;
  });
}

function taxCode(party: Party): ColumnSource {
  const { at, codice } = PARTIES[party];
  return column(`${party}_codice_fiscale`, 'text', 'header', ...codice.map((path) => `${at}.${path}`));
}

/** The company's name, or name and surname of an individual. */
function partyName(party: Party): ColumnSource {
  const { at, name } = PARTIES[party];
  const paths = (key: string): readonly string[] =>
    name.map((path) => (path === '' ? `${at}.${key}` : `${at}.${path}.${key}`));
  return computed(`${party}_denominazione`, 'text', ({ header }) => {
    const company = textAt(header, ...paths('denominazione'));
    if (company !== null) return company;
    const [first, last] = [textAt(header, ...paths('nome')), textAt(header, ...paths('cognome'))];
    return [first, last].filter((part) => part !== null).join(' ') || null;
  });
}

/** Columns that identify an invoice, the same in every kind of row so that rows can be joined. */
export const documentColumns: readonly ColumnSource[] = [
  computed('corpo', 'count', ({ corpo }) => corpo),
  column('tipo_documento', 'text', 'body', `${DOCUMENT}.tipo_documento`),
  column('numero', 'text', 'body', `${DOCUMENT}.numero`),
  column('data', 'date', 'body', `${DOCUMENT}.data`),
  column('divisa', 'text', 'body', `${DOCUMENT}.divisa`),
  vatNumber('cedente'),
  taxCode('cedente'),
  partyName('cedente'),
  vatNumber('cessionario'),
  taxCode('cessionario'),
  partyName('cessionario'),
];

/** Discounts and surcharges of a document or line: `SC 10.00% MG 2.00`. */
export function discounts(items: readonly unknown[]): string | null {
  const texts = items.map((item) => {
    const percent = textAt(item, 'percentuale');
    const amount = percent === null ? textAt(item, 'importo') : `${percent}%`;
    return joined([textAt(item, 'tipo'), amount], ' ');
  });
  // Repetitions are kept.
  return texts.filter((text) => text !== null).join(' ') || null;
}
