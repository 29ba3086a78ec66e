/** Lines of the FatturaPA. */
import { LINE_TOLERANCE } from '../../../domain/tolerances.ts';
import { Decimal } from '../../../model/decimal.ts';
import type { DettaglioLinee, ScontoMaggiorazione } from '../../../model/generated/invoice.ts';
import { quotient } from '../../../model/quotient.ts';
import * as types from '../../../model/simpleTypes.ts';
import { isExactUnit, unitCodeOf, unitNameOf } from '../codes/units.ts';
import { decimalOf } from '../model/decimalOf.ts';
import type { Line } from '../model/invoice.ts';
import { given } from '../toEuropean/cursor.ts';
import { extrasOf } from './lineExtras.ts';
import { lineNumbersOf } from './lineNumbers.ts';
import { type Naturas, naturaAmong } from './naturas.ts';
import { fitTo, type ModelSource } from './source.ts';

const DECIMALS = 8;

/** @param isWithheld True if the document has a withholding, without which no line may be subject to it (00411). */
export function linesOf(source: ModelSource, naturas: Naturas, isWithheld: boolean): DettaglioLinee[] {
  const lines: DettaglioLinee[] = [];
  const numbers = numbersOf(source);
  const more: DettaglioLinee[] = [];
  const hasPeriods = source.model.lines.some(({ period }) => period !== undefined);
  for (const at of source.model.lines.keys()) {
    const number = numbers[at] ?? at + 1;
    const converted = lineOf(source, at, { naturas, isWithheld, number, hasPeriods });
    lines.push(converted.line);
    for (const line of converted.more) more.push(line);
  }
  for (const line of adjustmentLines(source, naturas)) more.push(line);
  let next = numbers.reduce((most, number) => Math.max(most, number), 0);
  for (const line of more) {
    next += 1;
    lines.push({ ...line, numero_linea: String(next) });
  }
  return lines;
}

/** The numbers of the lines, as they are or counted. */
function numbersOf(source: ModelSource): readonly number[] {
  const { numbers, areOwn } = lineNumbersOf(source.model);
  for (const [at, number] of numbers.entries()) {
    if (areOwn) source.take(`lines[${at}].id`);
    else source.note(`lines[${at}].id`, 'changed', 'X-FORM', { to: String(number) });
  }
  return numbers;
}

interface LineSettings {
  readonly naturas: Naturas;
  readonly isWithheld: boolean;
  readonly number: number;
  /** True if any line has a period of its own. */
  readonly hasPeriods: boolean;
}

function lineOf(
  source: ModelSource,
  at: number,
  { naturas, number, isWithheld, hasPeriods }: LineSettings,
): { readonly line: DettaglioLinee; readonly more: readonly DettaglioLinee[] } {
  const path = `lines[${at}]`;
  const line = source.model.lines[at];
  if (line === undefined) throw new RangeError(path);
  const tax = naturas.of(line.vat.category, line.vat.rate, naturaAmong(line.item.properties ?? []));
  for (const key of ['category', 'rate']) source.take(`${path}.vat.${key}`);
  const extras = extrasOf(source, at);
  const priced = priceOf(source, at, line);
  source.take(`${path}.net`);
  const period = periodOf(source, path, hasPeriods);
  const converted = given<DettaglioLinee>({
    numero_linea: String(number),
    tipo_cessione_prestazione: extras.kind as DettaglioLinee['tipo_cessione_prestazione'],
    codice_articolo: extras.codes.length === 0 ? undefined : [...extras.codes],
    descrizione: descriptionOf(source, path),
    quantita: priced.quantity,
    unita_misura: unitOf(source, path, extras.unit),
    data_inizio_periodo: period.start,
    data_fine_periodo: period.end,
    prezzo_unitario: priced.unit,
    sconto_maggiorazione: priced.steps.length === 0 ? undefined : [...priced.steps],
    prezzo_totale: priced.total,
    aliquota_iva: tax.aliquota_iva,
    ritenuta: extras.isWithheld && isWithheld ? 'SI' : undefined,
    natura: tax.natura,
    riferimento_amministrazione: source.code(`${path}.accounting`, types.String20),
    altri_dati_gestionali: extras.data.length === 0 ? undefined : [...extras.data],
  });
  return { line: converted, more: priced.more.map((each) => ({ ...each, ...tax })) };
}

/** Name and description as one text; the name alone if the description begins with it. */
function descriptionOf(source: ModelSource, path: string): string {
  const name = source.get(`${path}.item.name`) ?? '';
  const description = source.get(`${path}.item.description`);
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const contains = description !== undefined && plain(description).startsWith(plain(name));
  const whole = description === undefined ? name : contains ? description : `${name} - ${description}`;
  const fitted = fitTo(whole, types.String1000Latin);
  for (const key of ['name', 'description']) {
    const own = `${path}.item.${key}`;
    if (fitted.status === 'kept') source.take(own);
    else source.note(own, fitted.status, fitted.code, { to: fitted.text });
  }
  return fitted.text === '' ? '-' : fitted.text;
}

function unitOf(source: ModelSource, path: string, property: string | undefined): string | undefined {
  const code = source.get(`${path}.unit`);
  if (code === undefined) return undefined;
  if (property !== undefined) {
    source.take(`${path}.unit`);
    return property;
  }
  const name = unitNameOf(code);
  if (name === code || (isExactUnit(name) && unitCodeOf(name) === code)) source.take(`${path}.unit`);
  else source.note(`${path}.unit`, 'changed', 'X-UNIT', { to: name });
  return name.length <= 10 ? name : undefined;
}

/** The period of the line, otherwise that of the invoice. @param own True if any line has a period of its own. */
function periodOf(
  source: ModelSource,
  path: string,
  own: boolean,
): { readonly start: string | undefined; readonly end: string | undefined } {
  const take = (key: 'start' | 'end', number: string): string | undefined => {
    const value = source.take(`${path}.period.${key}`, number);
    if (value !== undefined || own) return value;
    source.note(`invoicingPeriod.${key}`, 'moved', 'X-REFERENCE', { term: number });
    return source.get(`invoicingPeriod.${key}`);
  };
  return { start: take('start', '2.2.1.7'), end: take('end', '2.2.1.8') };
}

interface Priced {
  readonly quantity: string | undefined;
  readonly unit: string;
  readonly steps: readonly ScontoMaggiorazione[];
  readonly total: string;
  /** Allowances and charges as lines of their own, without number and tax. */
  readonly more: readonly Omit<DettaglioLinee, 'aliquota_iva'>[];
}

/** Price, discounts and total that agree (00423); FatturaPA has no negative quantities. */
function priceOf(source: ModelSource, at: number, line: Line): Priced {
  const path = `lines[${at}]`;
  const net = decimalOf(line.net);
  const signed = decimalOf(line.quantity);
  const quantity = signed.abs().rounded(DECIMALS);
  const base = decimalOf(line.price.base ?? '1');
  const divisor = base.isZero ? Decimal.of(1) : base;
  const perUnit = (amount: Decimal): Decimal => signedOf(quotient(amount, divisor, DECIMALS), signed);
  const netPrice = perUnit(decimalOf(line.price.net));
  const gross = line.price.gross === undefined ? netPrice : perUnit(decimalOf(line.price.gross));
  recordPrice(source, path, signed, quantity);
  const sum = (items: readonly { readonly amount: string }[] | undefined): Decimal =>
    (items ?? []).reduce((total, { amount }) => total.plus(decimalOf(amount)), Decimal.zero);
  const adjusted = sum(line.charges).minus(sum(line.allowances));
  const wanted = net.minus(adjusted);
  const steps = stepsOf(gross, netPrice);
  const more = adjusted.isZero ? [] : adjustmentsOf(source, at, line);
  const agrees = (unit: Decimal): boolean =>
    unit.times(quantity).compareDifference(wanted, LINE_TOLERANCE) < 0;
  const ofQuantity = { quantity: quantity.toText(2), total: wanted.rounded(2).toText(2), more };
  if (agrees(netPrice)) return { ...ofQuantity, unit: gross.toText(2), steps };
  const found = quantity.isZero ? wanted : quotient(wanted, quantity, DECIMALS);
  source.note(`${path}.price.net`, 'changed', 'X-PRICE', { to: found.toText(2) });
  if (!quantity.isZero && agrees(found)) return { ...ofQuantity, unit: found.toText(2), steps: [] };
  // A quantity of zero, or one so large that no price of eight decimals gives the amount.
  source.note(`${path}.quantity`, 'changed', 'X-PRICE', { to: '' });
  return { ...ofQuantity, quantity: undefined, unit: wanted.rounded(2).toText(2), steps: [] };
}

const signedOf = (amount: Decimal, sign: Decimal): Decimal => (sign.isNegative ? amount.negated() : amount);

function recordPrice(source: ModelSource, path: string, signed: Decimal, quantity: Decimal): void {
  if (signed.isNegative) source.note(`${path}.quantity`, 'changed', 'X-SIGN', { to: quantity.toText(2) });
  else if (signed.equals(quantity)) source.take(`${path}.quantity`);
  else source.note(`${path}.quantity`, 'changed', 'X-ROUNDED', { to: quantity.toText(2) });
  for (const key of ['net', 'gross', 'base', 'baseUnit']) source.take(`${path}.price.${key}`);
  source.take(`${path}.price.discount`);
}

/** The discount of the price, per unit. */
function stepsOf(gross: Decimal, net: Decimal): readonly ScontoMaggiorazione[] {
  const difference = gross.minus(net);
  if (difference.isZero) return [];
  return [{ tipo: difference.isNegative ? 'MG' : 'SC', importo: difference.abs().toText(2) }];
}

/** Allowances and charges of a line (BG-27, BG-28) as lines. */
function adjustmentsOf(
  source: ModelSource,
  at: number,
  line: Line,
): readonly Omit<DettaglioLinee, 'aliquota_iva'>[] {
  return (['allowances', 'charges'] as const).flatMap((key) =>
    (line[key] ?? []).map((_, index) => {
      const path = `lines[${at}].${key}[${index}]`;
      return adjustmentLine(source, path, key === 'allowances');
    }),
  );
}

/** A line of kind SC (discount) or AC (additional charge). */
function adjustmentLine(
  source: ModelSource,
  path: string,
  isAllowance: boolean,
): Omit<DettaglioLinee, 'aliquota_iva'> {
  const amount = decimalOf(source.get(`${path}.amount`));
  source.note(`${path}.amount`, 'moved', 'X-ADJUSTMENT');
  const reason = source.get(`${path}.reason`);
  const code = source.get(`${path}.reasonCode`);
  const text = fitTo(
    reason ?? code ?? (isAllowance ? 'Sconto' : 'Maggiorazione'),
    types.String1000Latin,
  ).text;
  source.note(`${path}.reason`, 'moved', 'X-ADJUSTMENT');
  if (reason === undefined) source.note(`${path}.reasonCode`, 'moved', 'X-ADJUSTMENT');
  const total = (isAllowance ? amount.negated() : amount).rounded(2).toText(2);
  return {
    numero_linea: '',
    tipo_cessione_prestazione: isAllowance ? 'SC' : 'AC',
    descrizione: text,
    prezzo_unitario: total,
    prezzo_totale: total,
  };
}

/** Allowances and charges of the document (BG-20, BG-21) that are neither fund, stamp duty, rounding nor expenses. */
function adjustmentLines(source: ModelSource, naturas: Naturas): readonly DettaglioLinee[] {
  return (['allowances', 'charges'] as const).flatMap((key) =>
    (source.model[key] ?? []).flatMap((item, at): readonly DettaglioLinee[] => {
      const path = `${key}[${at}]`;
      if (source.ledger.statusOf(`${path}.amount`) !== undefined) return [];
      for (const own of ['category', 'rate']) source.take(`${path}.${own}`);
      return [
        { ...adjustmentLine(source, path, key === 'allowances'), ...naturas.of(item.category, item.rate) },
      ];
    }),
  );
}
