/** One line of a brief. */

import { INTENT } from '../../domain/natura.ts';
import { Decimal } from '../../model/decimal.ts';
import type {
  AltriDatiGestionali,
  CodiceArticolo,
  TipoCessionePrestazione,
} from '../../model/generated/invoice.ts';
import type { Block } from '../../model/grammar.ts';
import {
  AltriDatiGestionali as AltriDatiBlock,
  CodiceArticolo as CodiceArticoloBlock,
} from '../../model/ordinary/datiBeniServizi.ts';
import {
  String10,
  String20,
  String1000Latin,
  TipoCessionePrestazione as TipoCessioneType,
} from '../../model/simpleTypes.ts';
import { readSchemaBlock } from '../read/block.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';
import type { Charge } from './charge.ts';
import { discounted, type Price, readDiscounts, readPrice } from './price.ts';
import { NO_TAX, readTax, type Tax, type TaxContext } from './tax.ts';

const KEYS: ReadonlySet<string> = new Set([
  'descrizione',
  'quantita',
  'unita_misura',
  'prezzo_unitario',
  'prezzo_ivato',
  'aliquota_iva',
  'natura',
  'riferimento_normativo',
  'esigibilita_iva',
  'sconti',
  'ritenuta',
  'periodo',
  'codici',
  'tipo_cessione_prestazione',
  'riferimento_amministrazione',
  'altri_dati',
  'lettera_intento',
]);

/** Quantita has at most 12 digits before the decimal point (2.2.1.5). */
const QUANTITY = { digits: 12, signed: false } as const;

/** Protocol of the receipt and its progressive number. */
const PROTOCOL = /^[0-9]{17}[-/][0-9]{6}$/;

/** TipoDato in AltriDatiGestionali of the price in the original currency. */
const CURRENCY = 'VALUTA';
const EXCHANGE = 'CAMBIO';

export interface LineContext extends TaxContext {
  /** Currency of the brief; amounts are converted from it if the brief has `cambio`. */
  readonly currency: string;
}

export function readLine(reading: Reading, value: unknown, at: string, context: LineContext): Charge {
  const fields = reading.fields(value, at);
  reading.keys(fields, at, KEYS);
  const descrizione = reading.needed(String1000Latin, fields['descrizione'], at, 'descrizione');
  const quantity = reading.number(fields['quantita'], at, 'quantita', QUANTITY);
  const tax = readTax(reading, fields, at, context);
  if (tax === null) reading.problems.add('tax.missing', at);
  const { rate } = tax ?? NO_TAX;
  const price = readPrice(reading, fields, rate, at);
  const discounts = readDiscounts(reading, fields['sconti'], rate, price.gross !== null, `${at}/sconti`);
  const net = discounts === undefined ? price.unit : discounted(price.unit, discounts.steps, 'amount');
  const gross =
    price.gross === null || discounts === undefined
      ? price.gross
      : discounted(price.gross, discounts.steps, 'gross');
  const period = isAbsent(fields['periodo']) ? null : readPeriod(reading, fields['periodo'], `${at}/periodo`);
  return {
    at,
    descrizione,
    tax: tax ?? NO_TAX,
    price: price.unit,
    quantity,
    net: quantity === null ? net : net.times(quantity),
    gross: gross === null || quantity === null ? gross : gross.times(quantity),
    withholding: reading.flag(fields['ritenuta'], at, 'ritenuta'),
    kind: reading.text(
      TipoCessioneType,
      fields['tipo_cessione_prestazione'],
      at,
      'tipo_cessione_prestazione',
    ) as TipoCessionePrestazione | undefined,
    codici: readBlocks<CodiceArticolo>(reading, CodiceArticoloBlock, fields['codici'], `${at}/codici`),
    unit: reading.text(String10, fields['unita_misura'], at, 'unita_misura'),
    from: period?.from,
    to: period?.to,
    steps: discounts?.written,
    reference: reading.text(
      String20,
      fields['riferimento_amministrazione'],
      at,
      'riferimento_amministrazione',
    ),
    data: readData(reading, fields, tax, price, at, context),
    total: Decimal.zero,
    isWithheld: false,
  };
}

export function readBlocks<T>(reading: Reading, block: Block, value: unknown, at: string): T[] | undefined {
  if (isAbsent(value)) return undefined;
  const list = reading.list(value, at);
  return list.length === 0
    ? undefined
    : list.map((item, index) => readSchemaBlock<T>(reading, block, item, `${at}/${index}`));
}

const PERIOD_KEYS: ReadonlySet<string> = new Set(['dal', 'al']);

function readPeriod(
  reading: Reading,
  value: unknown,
  at: string,
): { from: string | undefined; to: string | undefined } {
  const fields = reading.fields(value, at);
  reading.keys(fields, at, PERIOD_KEYS);
  for (const key of PERIOD_KEYS) if (isAbsent(fields[key])) reading.missing(at, key);
  const from = reading.date(fields['dal'], at, 'dal');
  const to = reading.date(fields['al'], at, 'al');
  if (from !== undefined && to !== undefined && to < from) {
    reading.problems.add('date.period', at, 'al', { found: to, start: from });
  }
  return { from, to };
}

/** Further data: the brief's own, the declaration of intent, the price in another currency. */
function readData(
  reading: Reading,
  fields: Fields,
  tax: Tax | null,
  { original }: Price,
  at: string,
  { currency }: LineContext,
): AltriDatiGestionali[] | undefined {
  const data = readBlocks<AltriDatiGestionali>(
    reading,
    AltriDatiBlock,
    fields['altri_dati'],
    `${at}/altri_dati`,
  );
  if (isAbsent(fields['lettera_intento']) && original === null) return data;
  const all = data ?? [];
  if (!isAbsent(fields['lettera_intento'])) {
    all.push(readIntent(reading, fields['lettera_intento'], `${at}/lettera_intento`));
    if (tax?.natura !== INTENT) {
      reading.problems.add('intent.natura', at, 'natura', { found: tax?.natura ?? '' });
    }
  }
  if (original !== null && reading.exchange !== null) {
    all.push(
      { tipo_dato: CURRENCY, riferimento_testo: currency, riferimento_numero: original.toText() },
      {
        tipo_dato: EXCHANGE,
        riferimento_testo: `EUR/${currency}`,
        riferimento_numero: reading.exchange.toText(),
      },
    );
  }
  return all;
}

const INTENT_KEYS: ReadonlySet<string> = new Set(['protocollo', 'data']);

function readIntent(reading: Reading, value: unknown, at: string): AltriDatiGestionali {
  const fields = reading.fields(value, at);
  reading.keys(fields, at, INTENT_KEYS);
  for (const key of INTENT_KEYS) if (isAbsent(fields[key])) reading.missing(at, key);
  const protocol = String(fields['protocollo'] ?? '').trim();
  if (!isAbsent(fields['protocollo']) && !PROTOCOL.test(protocol)) {
    reading.problems.add('intent.protocol', at, 'protocollo', { found: protocol });
  }
  return {
    tipo_dato: 'INTENTO',
    riferimento_testo: protocol.replace('/', '-'),
    riferimento_data: reading.date(fields['data'], at, 'data') ?? '',
  };
}
