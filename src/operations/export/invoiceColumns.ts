/** Columns of one row per invoice: header, totals. */
import { RELATED } from '../../domain/relatedData.ts';
import { type ColumnSource, column, computed, money, type Row } from './column.ts';
import { discounts } from './documentColumns.ts';
import { joined, listAt, sumOf, textAt, valueAt } from './source.ts';

const DOCUMENT = 'dati_generali.dati_generali_documento';
const SUMMARIES = 'dati_beni_servizi.dati_riepilogo';

/** Sum of a field over the blocks of an ordinary invoice. */
function total(name: string, list: string, field: string): ColumnSource {
  return computed(name, 'amount', ({ body }) => sumOf(listAt(body, list).map((item) => textAt(item, field))));
}

/** Codes of public contracts, without repetitions. */
function codes(name: string): ColumnSource {
  return computed(name, 'text', ({ body }) =>
    joined(
      RELATED.flatMap((block) => listAt(body, `dati_generali.${block}`).map((item) => textAt(item, name))),
      ' ',
    ),
  );
}

/** The total as stated; for a simplified invoice, which states none, the sum of its amounts, VAT included. */
export function documentTotal({ body }: Pick<Row, 'body'>): string | null {
  const stated = textAt(body, `${DOCUMENT}.importo_totale_documento`);
  return stated ?? sumOf(listAt(body, 'dati_beni_servizi').map((item) => textAt(item, 'importo')));
}

export const invoiceColumns: readonly ColumnSource[] = [
  column('versione', 'text', 'invoice', 'versione'),
  column('progressivo_invio', 'text', 'header', 'dati_trasmissione.progressivo_invio'),
  column('codice_destinatario', 'text', 'header', 'dati_trasmissione.codice_destinatario'),
  column('pec_destinatario', 'text', 'header', 'dati_trasmissione.pec_destinatario'),
  column(
    'cedente_regime_fiscale',
    'text',
    'header',
    'cedente_prestatore.dati_anagrafici.regime_fiscale',
    'cedente_prestatore.regime_fiscale',
  ),
  ...['comune', 'provincia', 'nazione'].map((field) =>
    column(`cedente_${field}`, 'text', 'header', `cedente_prestatore.sede.${field}`),
  ),
  ...['comune', 'provincia', 'nazione'].map((field) =>
    column(
      `cessionario_${field}`,
      'text',
      'header',
      `cessionario_committente.sede.${field}`,
      `cessionario_committente.altri_dati_identificativi.sede.${field}`,
    ),
  ),
  ...money(
    total('imponibile_importo', SUMMARIES, 'imponibile_importo'),
    total('imposta', SUMMARIES, 'imposta'),
    computed('importo_totale_documento', 'amount', documentTotal),
    column('arrotondamento', 'amount', 'body', `${DOCUMENT}.arrotondamento`),
  ),
  computed('sconto_maggiorazione', 'text', ({ body }) =>
    discounts(listAt(body, `${DOCUMENT}.sconto_maggiorazione`)),
  ),
  ...money(
    total('importo_contributo_cassa', `${DOCUMENT}.dati_cassa_previdenziale`, 'importo_contributo_cassa'),
    total('importo_ritenuta', `${DOCUMENT}.dati_ritenuta`, 'importo_ritenuta'),
  ),
  column(
    'bollo_virtuale',
    'text',
    'body',
    `${DOCUMENT}.dati_bollo.bollo_virtuale`,
    `${DOCUMENT}.bollo_virtuale`,
  ),
  ...money(column('importo_bollo', 'amount', 'body', `${DOCUMENT}.dati_bollo.importo_bollo`)),
  codes('codice_cup'),
  codes('codice_cig'),
  computed('causale', 'text', ({ body }) => causale(listAt(body, `${DOCUMENT}.causale`))),
  computed('numero_linee', 'count', ({ body }) => {
    const lines = valueAt(body, 'dati_beni_servizi');
    return Array.isArray(lines) ? lines.length : listAt(lines, 'dettaglio_linee').length;
  }),
  computed('numero_allegati', 'count', ({ body }) => listAt(body, 'allegati').length),
];

/** Joins the pieces of a text that is too long for one field. */
function causale(pieces: readonly unknown[]): string | null {
  return pieces.filter((piece) => typeof piece === 'string').join(' ') || null;
}
