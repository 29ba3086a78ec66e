/** Lines (2.2.1): quantities, prices and descriptions in the form of EN 16931. */
import { Decimal } from '../../../model/decimal.ts';
import type { CodiceArticolo, DettaglioLinee } from '../../../model/generated/invoice.ts';
import { quotient } from '../../../model/quotient.ts';
import { isExactUnit, ONE, unitCodeOf } from '../codes/units.ts';
import { appended } from '../model/appended.ts';
import { decimalOf } from '../model/decimalOf.ts';
import type { Item, Line, Price } from '../model/invoice.ts';
import type { Context } from './context.ts';
import { type Cursor, given, unlessEmpty } from './cursor.ts';
import { propertiesOf } from './lineProperties.ts';
import type { TaxCategories } from './taxCategories.ts';

/** Longest item name (BT-153): the whole description is in BT-154. */
const LONGEST_NAME = 100;

/** Longest name and description together, in AgID's profile: BR-IT-530. */
const LONGEST_DESCRIPTION = 1000;

/** PEPPOL-EN16931-R120 accepts this difference between the net amount and quantity times price. */
const TOLERANCE = Decimal.of(2, 2);

/** Decimals of a computed price, as many as PrezzoUnitario may have. */
const PRICE_DECIMALS = 8;

export function convertLines(context: Context, categories: TaxCategories): void {
  const lines = context.body.at('dati_beni_servizi')?.items('dettaglio_linee') ?? [];
  context.model.lines = lines.map((line) => lineOf(line, context, categories));
}

function lineOf(line: Cursor<DettaglioLinee>, context: Context, categories: TaxCategories): Line {
  const total = decimalOf(line.value.prezzo_totale);
  const net = total.rounded(2);
  if (net.equals(total)) line.take('prezzo_totale');
  else line.note('prezzo_totale', 'changed', 'X-ROUNDED', { to: net.toText(2) });
  const { quantity, price } = priceOf(line, net, context);
  const category = categories.of(line.value.aliquota_iva, line.value.natura);
  line.take('aliquota_iva');
  line.take('natura');
  const period = unlessEmpty(
    given({
      start: line.take('data_inizio_periodo'),
      end: line.take('data_fine_periodo'),
    }),
  );
  return given<Line>({
    id: line.take('numero_linea') ?? '',
    note: undefined,
    object: undefined,
    quantity,
    unit: unitOf(line),
    net: net.toText(2),
    orderLine: undefined,
    accounting: line.take('riferimento_amministrazione'),
    period,
    allowances: undefined,
    charges: undefined,
    price,
    vat: { category: category.category, rate: category.rate },
    item: itemOf(line, context.profile === 'agid'),
    extension: undefined,
  });
}

/** The code of the unit: "one" for an absent or unknown unit. The name of an unknown unit is kept as a property. */
function unitOf(line: Cursor<DettaglioLinee>): string {
  const name = line.peek('unita_misura');
  const term = 'lines[].unit';
  if (name === undefined) {
    line.ledger.add('defaulted', { code: 'X-REQUIRED', term, value: ONE, rule: 'BR-23' });
    return ONE;
  }
  if (isExactUnit(name)) {
    line.take('unita_misura');
    return unitCodeOf(name) ?? ONE;
  }
  const code = unitCodeOf(name) ?? ONE;
  // The name itself is an attribute of the item.
  line.note('unita_misura', 'moved', 'X-UNIT', { to: code });
  return code;
}

interface Priced {
  readonly quantity: string;
  readonly price: Price;
}

/**
 * Quantity and price whose product is the net amount. A negative price becomes a negative quantity (BR-27, BR-28), and
 * discounts are in the net price.
 */
function priceOf(line: Cursor<DettaglioLinee>, net: Decimal, context: Context): Priced {
  const unit = decimalOf(line.value.prezzo_unitario);
  let quantity = quantityOf(line);
  const steps = line.items('sconto_maggiorazione');
  const gross = unit.abs();
  let price = gross;
  if (unit.isNegative) quantity = quantity.negated();
  const exact = quantity.times(gross).minus(net).abs().compare(TOLERANCE) <= 0;
  if (steps.length > 0 || !exact) {
    price = quotient(net, quantity, PRICE_DECIMALS);
    if (price.isNegative) {
      price = price.negated();
      quantity = quantity.negated();
    }
  }
  const isAgid = context.profile === 'agid';
  const showsGross = isAgid || (steps.length > 0 && gross.compare(price) > 0);
  notePrice(line, { unit, price, showsGross, isAgid });
  const written = line.value.quantita;
  if (written !== undefined) {
    if (quantity.equals(decimalOf(written))) line.take('quantita');
    else line.note('quantita', 'changed', 'X-SIGN', { to: quantity.toText(2) });
  }
  return {
    quantity: quantity.toText(2),
    price: given<Price>({
      net: price.toText(2),
      discount: showsGross ? gross.minus(price).toText(2) : undefined,
      gross: showsGross ? gross.toText(2) : undefined,
      base: undefined,
      baseUnit: undefined,
    }),
  };
}

/** The quantity; one if it is missing or zero. */
function quantityOf(line: Cursor<DettaglioLinee>): Decimal {
  const text = line.peek('quantita');
  const term = 'lines[].quantity';
  if (text === undefined) {
    line.ledger.add('defaulted', { code: 'X-REQUIRED', term, value: '1.00', rule: 'BR-22' });
    return Decimal.of(1);
  }
  const quantity = decimalOf(text);
  return quantity.isZero ? Decimal.of(1) : quantity;
}

interface PriceFacts {
  readonly unit: Decimal;
  readonly price: Decimal;
  /** True if the price before the discounts is written (BT-148). */
  readonly showsGross: boolean;
  readonly isAgid: boolean;
}

function notePrice(line: Cursor<DettaglioLinee>, { unit, price, showsGross, isAgid }: PriceFacts): void {
  if (unit.isNegative) line.note('prezzo_unitario', 'changed', 'X-SIGN', { to: price.toText(2) });
  else if (price.equals(unit)) line.take('prezzo_unitario');
  else if (showsGross) line.take('prezzo_unitario', 'lines[].price.gross');
  else line.note('prezzo_unitario', 'changed', 'X-PRICE', { to: price.toText(2) });
  const isSurcharge = price.compare(unit.abs()) > 0;
  const stepsOfLine = line.items('sconto_maggiorazione');
  for (const step of stepsOfLine) {
    const to = unit.abs().minus(price).abs().toText(2);
    for (const key of ['tipo', 'percentuale', 'importo'] as const) {
      const value = step.peek(key);
      if (value === undefined) continue;
      if ((isSurcharge && !isAgid) || stepsOfLine.length > 1)
        step.note(key, 'changed', 'X-PRICE', { term: 'lines[].price.net', to: price.toText(2) });
      else if (key === 'tipo' || (key === 'importo' && decimalOf(value).equals(decimalOf(to))))
        step.take(key);
      else step.note(key, 'changed', 'X-PRICE', { to });
    }
  }
}

function itemOf(line: Cursor<DettaglioLinee>, isAgid: boolean): Item {
  const text = line.peek('descrizione') ?? '';
  const isShort = text.length <= LONGEST_NAME;
  const whole = isAgid ? text.slice(0, LONGEST_DESCRIPTION - 1) : text;
  const term = isShort ? 'lines[].item.name' : 'lines[].item.description';
  if (whole === text) line.take('descrizione', term);
  else line.note('descrizione', 'trimmed', 'X-LENGTH', { term, to: whole, rule: 'BR-IT-530' });
  const room = isAgid ? Math.min(LONGEST_NAME, LONGEST_DESCRIPTION - whole.length) : LONGEST_NAME;
  const { ids, rest } = codesOf(line);
  return given<Item>({
    name: isShort ? text : firstWords(text, room),
    description: isShort ? undefined : whole,
    ...ids,
    origin: undefined,
    properties: unlessEmpty(propertiesOf(line, rest)),
  });
}

/** The beginning of a text, cut at a blank if there is one. */
function firstWords(text: string, length: number): string {
  const cut = text.slice(0, length);
  const blank = cut.lastIndexOf(' ');
  return blank > length / 2 ? cut.slice(0, blank) : cut;
}

/** CodiceTipo of codes whose issuer EN 16931 can name: GTIN (ISO/IEC 6523, 0160). */
const GTIN: ReadonlySet<string> = new Set(['EAN', 'EAN13', 'GTIN']);
const GTIN_SCHEME = '0160';

/** CodiceTipo of public classifications, with their codes in UNTDID 7143. */
const CLASSIFICATIONS: Readonly<Record<string, string>> = { CPV: 'STI', TARIC: 'HS', CN: 'CG' };

/** Identifiers: BR-IT-440 (with their kind), BR-IT-470. Others are attributes of the item. */
const IDENTIFIER = /^[ -~]{1,35}$/;

type ItemIds = Pick<Item, 'sellerId' | 'buyerId' | 'standardId' | 'classifications'>;

function codesOf(line: Cursor<DettaglioLinee>): {
  readonly ids: ItemIds;
  readonly rest: readonly Cursor<CodiceArticolo>[];
} {
  const ids: ItemIds = {};
  const rest: Cursor<CodiceArticolo>[] = [];
  const keep = (code: Cursor<CodiceArticolo>, term: string): void => {
    code.take('codice_tipo', term);
    code.take('codice_valore', term);
  };
  for (const code of line.items('codice_articolo')) {
    const kind = code.peek('codice_tipo') ?? '';
    const value = code.peek('codice_valore') ?? '';
    const scheme = CLASSIFICATIONS[kind.toUpperCase()];
    if (GTIN.has(kind.toUpperCase()) && ids.standardId === undefined && /^[0-9]{8,14}$/.test(value)) {
      ids.standardId = { id: value, scheme: GTIN_SCHEME };
      code.take('codice_valore', 'lines[].item.standardId.id');
      if (kind === 'EAN') code.take('codice_tipo', 'lines[].item.standardId.scheme');
      else
        code.note('codice_tipo', 'changed', 'X-CODE', {
          term: 'lines[].item.standardId.scheme',
          to: GTIN_SCHEME,
        });
    } else if (scheme !== undefined && IDENTIFIER.test(value)) {
      ids.classifications = appended(ids.classifications, { id: value, scheme });
      keep(code, 'lines[].item.classifications[].id');
    } else if (ids.sellerId === undefined && IDENTIFIER.test(`${kind}:${value}`)) {
      ids.sellerId = `${kind}:${value}`;
      keep(code, 'lines[].item.sellerId');
    } else rest.push(code);
  }
  return { ids, rest };
}
