/** Simplified invoices (FSM10): items with VAT included, up to 400 euro. */

import { isCreditNote, isDebitNote } from '../../domain/documents.ts';
import { hasNoSimplifiedLimit } from '../../domain/regimes.ts';
import { SIMPLIFIED_LIMIT } from '../../domain/thresholds.ts';
import { compareDates } from '../../model/civilDate.ts';
import { Decimal } from '../../model/decimal.ts';
import { simplified } from '../../model/formats.ts';
import type {
  DatiFatturaRettificataSemplificata,
  DatiGeneraliDocumentoSemplificata,
  SimplifiedInvoice,
  TipoDocumentoSemplificata,
} from '../../model/generated/invoice.ts';
import { given } from '../../model/given.ts';
import type { ReadonlySimplifiedInvoice } from '../../model/readonlyInvoice.ts';
import { String20, String1000Latin, TipoDocumentoSemplificata as TipoType } from '../../model/simpleTypes.ts';
import type { BuildOptions } from '../brief/invoice.ts';
import { readAttachments } from '../document/attachments.ts';
import { isUnderBollo, liableAmount } from '../notes/amounts.ts';
import { checked } from '../notes/checked.ts';
import { readHead } from '../notes/head.ts';
import { present } from '../present.ts';
import { type Fields, isAbsent, Reading } from '../read/reading.ts';
import type { SimplifiedBrief } from './brief.ts';
import { readSimplifiedHeader } from './header.ts';
import { type Item, readItems } from './items.ts';

const KEYS: ReadonlySet<string> = new Set([
  'cedente',
  'rappresentante_fiscale',
  'cessionario',
  'numero',
  'data',
  'tipo_documento',
  'linee',
  'fattura_rettificata',
  'bollo',
  'divisa',
  'allegati',
  'trasmissione',
  'transliterate',
] satisfies readonly (keyof SimplifiedBrief)[]);

/**
 * Builds a simplified invoice. The tax within each amount, the format, the recipient and the stamp duty are derived;
 * names are those of `buildInvoice`'s brief.
 * @throws BuildError with everything that is missing or wrong, including a total over 400.00.
 *
 * @example
 * ```ts
 * import { buildSimplified } from 'fattura/build';
 *
 * const sede = { indirizzo: 'Via Appia 1', cap: '00179', comune: 'Roma', provincia: 'RM' };
 * const invoice = buildSimplified({
 *   cedente: { partita_iva: '12345678903', denominazione: 'Betulla', regime_fiscale: 'RF01', sede },
 *   cessionario: { partita_iva: '02718281823' },
 *   numero: '7',
 *   data: '2026-11-21',
 *   linee: [{ descrizione: 'Sgabello', importo: '36.60', aliquota_iva: 22 }],
 * });
 * console.log(invoice.fattura_elettronica_body[0]?.dati_beni_servizi[0]?.dati_iva.imposta); // prints: 6.60
 * ```
 */
export function buildSimplified(
  brief: SimplifiedBrief,
  options: BuildOptions = {},
): ReadonlySimplifiedInvoice {
  given('options', options, 'object');
  const reading = new Reading({ transliterate: brief?.transliterate === true });
  const fields = reading.fields(brief, '');
  reading.keys(fields, '', KEYS);
  const head = readHead({ ...brief, causale: [] }, reading);
  const { asOf } = options;
  if (asOf !== undefined && head.data !== '' && compareDates(head.data, asOf) > 0) {
    reading.problems.add('date.future', '', 'data', { found: head.data, asOf });
  }
  const header = readSimplifiedHeader(reading, fields, head);
  const regime = header.cedente_prestatore.regime_fiscale;
  const items = readItems(reading, fields['linee'], regime);
  const tipo = (reading.text(TipoType, fields['tipo_documento'], '', 'tipo_documento') ??
    'TD07') as TipoDocumentoSemplificata;
  const corrected = readCorrected(reading, fields, tipo, head.data);
  if (corrected === undefined) checkLimit(reading, items, regime, head.data);
  const divisa = reading.currency(fields['divisa'], '', 'divisa', head.data) ?? 'EUR';
  const document = present<DatiGeneraliDocumentoSemplificata>({
    tipo_documento: tipo,
    divisa,
    data: head.data,
    numero: head.numero,
    bollo_virtuale: isBolloShown(reading, fields, items, divisa) ? 'SI' : undefined,
  });
  const allegati = readAttachments(reading, fields['allegati']);
  reading.problems.throwIfAny();
  return checked<SimplifiedInvoice>(
    {
      fattura_elettronica_header: header,
      fattura_elettronica_body: [
        {
          dati_generali: {
            dati_generali_documento: document,
            ...(corrected === undefined ? {} : { dati_fattura_rettificata: corrected }),
          },
          dati_beni_servizi: items.map(({ block }) => block),
          ...(allegati === undefined ? {} : { allegati }),
        },
      ],
      namespace: simplified.namespace as NonNullable<SimplifiedInvoice['namespace']>,
      versione: 'FSM10',
    },
    (path) =>
      path
        .replace(/^.*\/dati_beni_servizi/, '/linee')
        .replace(/^.*\/cedente_prestatore\/rappresentante_fiscale/, '/rappresentante_fiscale')
        .replace(/^.*\/cessionario_committente.*/, '/cessionario'),
  );
}

const CORRECTED_KEYS: ReadonlySet<string> = new Set(['numero', 'data', 'elementi']);

function readCorrected(
  reading: Reading,
  { fattura_rettificata: value }: Fields,
  tipo: string,
  data: string,
): DatiFatturaRettificataSemplificata | undefined {
  if (isAbsent(value)) {
    if (isCreditNote(tipo) || isDebitNote(tipo)) reading.missing('', 'fattura_rettificata');
    return undefined;
  }
  const at = '/fattura_rettificata';
  const fields = reading.fields(value, at);
  reading.keys(fields, at, CORRECTED_KEYS);
  if (isAbsent(fields['data'])) reading.missing(at, 'data');
  const date = reading.date(fields['data'], at, 'data') ?? '';
  if (isCreditNote(tipo) && date !== '' && data !== '' && compareDates(date, data) > 0) {
    reading.problems.add('date.link', at, 'data', { found: date, data });
  }
  return {
    numero_fr: reading.needed(String20, fields['numero'], at, 'numero'),
    data_fr: date,
    elementi_rettificati: reading.needed(String1000Latin, fields['elementi'], at, 'elementi'),
  };
}

function checkLimit(reading: Reading, items: readonly Item[], regime: string, data: string): void {
  const total = items.reduce((sum, { amount }) => sum.plus(amount), Decimal.zero);
  if (!SIMPLIFIED_LIMIT.isLess(total)) return;
  if (data !== '' && hasNoSimplifiedLimit(regime, data)) return;
  reading.problems.add('simplified.limit', '', 'linee', {
    found: total.toText(),
    limit: SIMPLIFIED_LIMIT.toText(),
  });
}

function isBolloShown(reading: Reading, fields: Fields, items: readonly Item[], currency: string): boolean {
  const given = reading.flag(fields['bollo'], '', 'bollo');
  if (given !== undefined) return given;
  const charges = items.map(({ block }) => ({ natura: block.natura, prezzo_totale: block.importo }));
  if (currency !== 'EUR' && Decimal.zero.isLess(liableAmount(charges))) {
    reading.problems.add('simplified.bollo', '', 'bollo', { currency });
  }
  return isUnderBollo(charges, currency);
}
