/** Builds a complete invoice from a brief. */

import { isCashVat } from '../domain/regimes.ts';
import { ordinary } from '../model/formats.ts';
import type {
  EsigibilitaIVA,
  FatturaElettronicaHeader,
  OrdinaryInvoice,
  RappresentanteFiscale,
  RegimeFiscale,
  SoggettoEmittente,
  TerzoIntermediarioSoggettoEmittente,
  TipoDocumento,
} from '../model/generated/invoice.ts';
import { given } from '../model/given.ts';
import {
  RappresentanteFiscale as RappresentanteBlock,
  TerzoIntermediarioSoggettoEmittente as TerzoBlock,
} from '../model/ordinary/otherParties.ts';
import type { ReadonlyOrdinaryInvoice } from '../model/readonlyInvoice.ts';
import {
  EsigibilitaIVA as EsigibilitaType,
  SoggettoEmittente as SoggettoType,
  String20,
  TipoDocumento as TipoDocumentoType,
} from '../model/simpleTypes.ts';
import type { BuildOptions, InvoiceBrief } from './brief/invoice.ts';
import { readBody } from './document/body.ts';
import { checkDocument } from './document/rules.ts';
import { deepFreeze } from './freeze.ts';
import { type Customer, readCustomer, readSupplier } from './header/parties.ts';
import { readTransmission } from './header/transmission.ts';
import { present } from './present.ts';
import { readSchemaBlock } from './read/block.ts';
import { type Fields, isAbsent, Reading } from './read/reading.ts';
import { isSelfInvoiceType, ruleOf } from './selfInvoice/rules.ts';

const KEYS: ReadonlySet<string> = new Set<keyof InvoiceBrief>([
  'cedente',
  'cessionario',
  'numero',
  'data',
  'tipo_documento',
  'linee',
  'sconti',
  'spese_accessorie',
  'anticipi',
  'casse',
  'ritenute',
  'bollo',
  'arrotondamento',
  'causale',
  'esigibilita_iva',
  'divisa',
  'cambio',
  'art_73',
  'riferimenti',
  'ddt',
  'sal',
  'trasporto',
  'fattura_principale',
  'veicoli',
  'pagamento',
  'allegati',
  'rappresentante_fiscale',
  'terzo_intermediario',
  'soggetto_emittente',
  'trasmissione',
  'rounding',
  'transliterate',
]);

/**
 * Builds an invoice (FPR12, or FPA12 for an administration) from a brief. Line numbers, totals, summaries, VAT, format,
 * recipient and due dates are derived, as described in docs/building.md. The result is valid and deeply frozen. The
 * builder does not read the clock: without `asOf`, a future date is not detected.
 *
 * @throws BuildError with everything that is missing or wrong, never only the first.
 *
 * @example
 * ```ts
 * import { buildInvoice } from 'fattura/build';
 *
 * const sede = { indirizzo: 'Via Appia 1', cap: '00179', comune: 'Roma', provincia: 'RM' };
 * const invoice = buildInvoice({
 *   cedente: { partita_iva: '02718281823', denominazione: 'Alfa S.r.l.', regime_fiscale: 'RF01', sede },
 *   cessionario: { tipo: 'azienda', partita_iva: '12345678903', denominazione: 'Beta S.p.A.', sede },
 *   numero: '2026/1',
 *   data: '2026-11-21',
 *   linee: [{ descrizione: 'Consulenza', quantita: 3, prezzo_unitario: '80.00', aliquota_iva: 22 }],
 *   pagamento: { modalita: 'MP05', iban: 'IT60X0542811101000000123456', scadenze: '30EOM' },
 * });
 * const [body] = invoice.fattura_elettronica_body;
 * console.log(body?.dati_generali.dati_generali_documento.importo_totale_documento); // prints: 292.80
 * console.log(body?.dati_pagamento?.[0]?.dettaglio_pagamento[0]?.data_scadenza_pagamento); // prints: 2026-12-31
 * ```
 */
export function buildInvoice<const Office extends string, const Regime extends RegimeFiscale>(
  brief: InvoiceBrief<Office, Regime>,
  options: BuildOptions = {},
): ReadonlyOrdinaryInvoice {
  given('options', options, 'object');
  return documentOf(brief, options, { maker: 'seller' });
}

/** The party that issues a document. */
export interface Making {
  readonly maker: 'seller' | 'buyer';
}

/**
 * Builds the document of a brief, for any issuer.
 * @throws BuildError with everything that is missing or wrong.
 */
export function documentOf(
  brief: { readonly transliterate?: unknown },
  options: BuildOptions,
  { maker }: Making,
): OrdinaryInvoice {
  const isObject = typeof brief === 'object' && brief !== null;
  const reading = new Reading({ transliterate: isObject && brief.transliterate === true });
  const fields = reading.fields(brief, '');
  reading.keys(fields, '', KEYS);
  const supplier = readSupplier(
    reading,
    fields['cedente'],
    '/cedente',
    maker === 'buyer' ? 'vendor' : 'identifier',
  );
  const customer = readCustomer(reading, fields['cessionario'], '/cessionario');
  const numero = reading.needed(String20, fields['numero'], '', 'numero');
  if (isAbsent(fields['data'])) reading.missing('', 'data');
  const data = reading.date(fields['data'], '', 'data') ?? '';
  const regime = supplier.dati_anagrafici.regime_fiscale;
  const esigibilita = readDueness(reading, fields, regime, customer);
  const tipo = readType(reading, fields['tipo_documento'], maker);
  const body = readBody(reading, fields, { numero, data, tipo, regime, esigibilita });
  const header = readHeader(reading, fields, {
    dati_trasmissione: readTransmission(reading, { customer, supplier, numero, data, brief: fields }),
    cedente_prestatore: supplier,
    cessionario_committente: customer.block,
  });
  checkDocument(reading, { supplier, customer: customer.block, tipo, numero, data, asOf: options.asOf });
  reading.problems.throwIfAny();
  return deepFreeze<OrdinaryInvoice>({
    fattura_elettronica_header: header,
    fattura_elettronica_body: [body],
    namespace: ordinary.namespace as NonNullable<OrdinaryInvoice['namespace']>,
    versione: header.dati_trasmissione.formato_trasmissione,
  });
}

function readType(reading: Reading, value: unknown, maker: Making['maker']): TipoDocumento {
  const type = (reading.text(TipoDocumentoType, value, '', 'tipo_documento') ?? 'TD01') as TipoDocumento;
  if (maker === 'seller' && isSelfInvoiceType(type)) {
    const way = ruleOf(type).supplier === 'self' ? 'type.own' : 'type.buyer';
    reading.problems.add(way, '', 'tipo_documento', { type });
  }
  return type;
}

/** The three header blocks of every invoice, and representatives of the parties. */
function readHeader(
  reading: Reading,
  fields: Fields,
  { dati_trasmissione, cedente_prestatore, cessionario_committente }: FatturaElettronicaHeader,
): FatturaElettronicaHeader {
  const { rappresentante_fiscale: agent, terzo_intermediario: third } = fields;
  return present<FatturaElettronicaHeader>({
    dati_trasmissione,
    cedente_prestatore,
    rappresentante_fiscale: isAbsent(agent)
      ? undefined
      : readSchemaBlock<RappresentanteFiscale>(
          reading,
          RappresentanteBlock,
          agent,
          '/rappresentante_fiscale',
        ),
    cessionario_committente,
    terzo_intermediario_o_soggetto_emittente: isAbsent(third)
      ? undefined
      : readSchemaBlock<TerzoIntermediarioSoggettoEmittente>(
          reading,
          TerzoBlock,
          third,
          '/terzo_intermediario',
        ),
    soggetto_emittente: reading.text(SoggettoType, fields['soggetto_emittente'], '', 'soggetto_emittente') as
      | SoggettoEmittente
      | undefined,
  });
}

/** When VAT becomes chargeable, unless a line sets it. */
function readDueness(reading: Reading, fields: Fields, regime: string, { tipo }: Customer): EsigibilitaIVA {
  const given = reading.text(EsigibilitaType, fields['esigibilita_iva'], '', 'esigibilita_iva');
  if (given !== undefined) return given as EsigibilitaIVA;
  const isCash =
    (tipo === 'pa' && isCashVat(regime, 'administration')) ||
    (tipo === 'azienda' && isCashVat(regime, 'business'));
  return isCash ? 'D' : 'I';
}
