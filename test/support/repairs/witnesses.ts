/**
 * A second opinion on repairs of amounts, slow and obvious: the amounts that an invoice states, those that have to
 * agree, and the sets of amounts that must be wrong if all others are right. It tries every set of one amount, then
 * of two, … Written for one document without discounts, contributions and withholdings, with decimal.js; it uses
 * nothing from src.
 */
import type { OrdinaryInvoice } from '../../../src/index.ts';
import { Exact } from './brokenInvoice.ts';

/** The rates of VAT, and zero. */
const RATES = ['22.00', '10.00', '5.00', '4.00', '0.00'];

/** Name of a value; `lines` and `rest` are unknowns: amounts missing from a rate's lines, or only in the total. */
type Name = string;

interface Document {
  readonly figures: ReadonlyMap<Name, string>;
  readonly lines: readonly string[];
  readonly summaries: readonly string[];
}

function documentOf({ fattura_elettronica_body: [body] }: OrdinaryInvoice): Document {
  const figures = new Map<Name, string>();
  const lines: string[] = [];
  const summaries: string[] = [];
  body?.dati_beni_servizi.dettaglio_linee.forEach((line, at) => {
    const name = `line${at}`;
    lines.push(name);
    // Price times quantity is one value.
    const price = new Exact(line.prezzo_unitario).times(line.quantita ?? '1');
    figures.set(`${name}.price`, price.toString());
    figures.set(`${name}.total`, line.prezzo_totale);
    figures.set(`${name}.rate`, line.aliquota_iva);
  });
  body?.dati_beni_servizi.dati_riepilogo.forEach((summary, at) => {
    const name = `summary${at}`;
    summaries.push(name);
    figures.set(`${name}.rate`, summary.aliquota_iva);
    figures.set(`${name}.taxable`, summary.imponibile_importo);
    figures.set(`${name}.tax`, summary.imposta);
  });
  const total = body?.dati_generali.dati_generali_documento.importo_totale_documento;
  if (total !== undefined) figures.set('total', total);
  const paid = body?.dati_pagamento?.[0]?.dettaglio_pagamento[0]?.importo_pagamento;
  if (paid !== undefined) figures.set('paid', paid);
  return { figures, lines, summaries };
}

/** A required agreement, with a sum that must be zero within a tolerance. */
interface Relation {
  readonly name: string;
  readonly terms: readonly (readonly [factor: Exact | number, figure: Name])[];
  readonly tolerance: string;
  /** True if a difference equal to the tolerance breaks it; otherwise only a larger one does. */
  readonly isStrict: boolean;
  /** A value that may have either sign, as in credit notes. */
  readonly signless?: Name;
}

/** @param rates Assumed rates of lines and summaries. */
function relationsOf(
  { figures, lines, summaries }: Document,
  rates: ReadonlyMap<Name, string>,
): readonly Relation[] {
  const rateOf = (name: string): string => rates.get(`${name}.rate`) ?? '';
  const relations: Relation[] = lines.map((name) => ({
    name: `${name} is its price`,
    terms: [
      [1, `${name}.price`],
      [-1, `${name}.total`],
    ],
    tolerance: '0.01',
    isStrict: true,
  }));
  for (const name of summaries) {
    const others = summaries.filter((other) => new Exact(rateOf(other)).equals(rateOf(name)));
    relations.push({
      name: `tax of ${name}`,
      terms: [
        [new Exact(rateOf(name)).dividedBy(100), `${name}.taxable`],
        [-1, `${name}.tax`],
      ],
      tolerance: '0.01',
      isStrict: true,
    });
    if (others[0] !== name) continue;
    relations.push({
      name: `lines of ${name}`,
      terms: [
        ...lines
          .filter((line) => new Exact(rateOf(line)).equals(rateOf(name)))
          .map((line) => [1, `${line}.total`] as const),
        ...others.map((other) => [-1, `${other}.taxable`] as const),
        [1, `${name}.lines`],
      ],
      tolerance: '0.01',
      isStrict: true,
    });
  }
  const sum = summaries.flatMap((name) => [[1, `${name}.taxable`] as const, [1, `${name}.tax`] as const]);
  if (figures.has('total')) {
    relations.push({
      name: 'total',
      terms: [...sum, [-1, 'total'], [1, 'rest']],
      tolerance: '0.01',
      isStrict: false,
      signless: 'total',
    });
  }
  if (figures.has('paid')) {
    const due = figures.has('total') ? [[1, 'total'] as const] : sum;
    relations.push({
      name: 'payment',
      terms: [...due, [-1, 'paid']],
      tolerance: '0.05',
      isStrict: false,
      signless: 'paid',
    });
  }
  return relations;
}

/** The relations that hold for no values of the doubted amounts, and other errors not about amounts. */
function brokenIn(
  document: Document,
  doubted: ReadonlySet<Name>,
  rates: ReadonlyMap<Name, string>,
): ReadonlySet<string> {
  const { figures, lines, summaries } = document;
  const known = new Map<Name, Exact>();
  for (const [name, text] of figures)
    if (!doubted.has(name) && !name.endsWith('.rate')) known.set(name, new Exact(text));
  for (const name of [...summaries.map((one) => `${one}.lines`), 'rest'])
    if (!doubted.has(name)) known.set(name, new Exact(0));
  const relations = relationsOf(document, rates);
  // Anything that follows from known values alone becomes known.
  for (let again = true; again; ) {
    again = false;
    for (const { terms } of relations) {
      const unknown = terms.filter(([, figure]) => !known.has(figure));
      const [only] = unknown;
      if (only === undefined || unknown.length > 1 || new Exact(only[0]).isZero()) continue;
      const rest = terms.reduce(
        (sum, [factor, figure]) => sum.plus(new Exact(factor).times(known.get(figure) ?? 0)),
        new Exact(0),
      );
      known.set(only[1], rest.negated().dividedBy(only[0]).toDecimalPlaces(2));
      again = true;
    }
  }
  const broken = new Set<string>();
  for (const { name, terms, tolerance, isStrict, signless } of relations) {
    if (terms.some(([, figure]) => !known.has(figure))) continue;
    const sumOf = (some: Relation['terms']): Exact =>
      some.reduce(
        (sum, [factor, figure]) => sum.plus(new Exact(factor).times(known.get(figure) ?? 0)),
        new Exact(0),
      );
    const others = sumOf(terms.filter(([, figure]) => figure !== signless));
    const own = sumOf(terms.filter(([, figure]) => figure === signless));
    const off = (signless === undefined ? others : others.abs().minus(own.abs())).abs();
    if (isStrict ? off.greaterThanOrEqualTo(tolerance) : off.greaterThan(tolerance)) broken.add(name);
  }
  const rateOf = (name: string): Exact => new Exact(rates.get(`${name}.rate`) ?? '0');
  for (const name of lines) {
    if (!summaries.some((summary) => rateOf(summary).equals(rateOf(name)))) broken.add(`rate of ${name}`);
  }
  for (const name of summaries) {
    if (!lines.some((line) => rateOf(line).equals(rateOf(name)))) broken.add(`rate of ${name}`);
  }
  return broken;
}

function statedRates({ figures }: Document): Map<Name, string> {
  return new Map([...figures].filter(([name]) => name.endsWith('.rate')));
}

/** True if some values of these amounts satisfy all of these relations. */
function canHold(document: Document, doubted: readonly Name[], wanted: ReadonlySet<string>): boolean {
  const names = new Set(doubted);
  const stated = statedRates(document);
  const open = doubted.filter((name) => name.endsWith('.rate'));
  const tries = open.reduce<readonly (readonly string[])[]>(
    (all, _) => all.flatMap((some) => RATES.map((rate) => [...some, rate])),
    [[]],
  );
  return tries.some((rates) => {
    const supposed = new Map(stated);
    open.forEach((name, at) => {
      supposed.set(name, rates[at] ?? '');
    });
    return ![...brokenIn(document, names, supposed)].some((name) => wanted.has(name));
  });
}

/**
 * If the total equals the sum of the lines, it takes more than two mistakes for lines to be missing and for the total
 * to include something else that makes up for them.
 */
function costOf(document: Document, doubted: readonly Name[]): number {
  // A line wrong in both price and total counts as missing.
  const isLineOpen = doubted.some(
    (name) =>
      name.endsWith('.lines') ||
      (name.endsWith('.price') && doubted.includes(name.replace('price', 'total'))),
  );
  const isTwice = doubted.includes('rest') && isLineOpen;
  return doubted.length + (isTwice && isTotalOfLines(document) ? 1 : 0);
}

/** True if the total is the sum of the lines, by total or by price. */
function isTotalOfLines({ figures, lines }: Document): boolean {
  const ways = lines.reduce<readonly (readonly string[])[]>(
    (all, _) => all.flatMap((some) => ['total', 'price'].map((which) => [...some, which])),
    [[]],
  );
  return ways.some((way) => {
    const byRate = new Map<string, Exact>();
    lines.forEach((name, at) => {
      const rate = new Exact(figures.get(`${name}.rate`) ?? '0').toString();
      byRate.set(rate, (byRate.get(rate) ?? new Exact(0)).plus(figures.get(`${name}.${way[at]}`) ?? 0));
    });
    let total = new Exact(0);
    for (const [rate, taxable] of byRate)
      total = total.plus(taxable).plus(taxable.times(rate).dividedBy(100));
    return total
      .minus(figures.get('total') ?? 0)
      .abs()
      .lessThan('0.02');
  });
}

function* setsOf(names: readonly Name[], size: number, from = 0): Generator<readonly Name[]> {
  if (size === 0) yield [];
  for (let at = from; size > 0 && at < names.length; at += 1) {
    for (const rest of setsOf(names, size - 1, at + 1)) yield [names[at] ?? '', ...rest];
  }
}

/** The values whose text differs. */
export function changedFigures(before: OrdinaryInvoice, after: OrdinaryInvoice): readonly Name[] {
  const [was, is] = [documentOf(before).figures, documentOf(after).figures];
  return [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
}

/** Objections to a repair; none if it changed no amount that the others confirm. */
export function objections(before: OrdinaryInvoice, after: OrdinaryInvoice): readonly string[] {
  const document = documentOf(before);
  const repaired = documentOf(after);
  const changed = changedFigures(before, after);
  if (changed.length === 0) return [];
  const nobody = new Set<Name>();
  const wasBroken = brokenIn(document, nobody, statedRates(document));
  const isBroken = brokenIn(repaired, nobody, statedRates(repaired));
  const worse = [...isBroken]
    .filter((name) => !wasBroken.has(name))
    .map((name) => `does not hold any more: ${name}`);
  if (repaired.summaries.length > document.summaries.length) return worse;
  const forbidden = changed.filter((name) => /price|rate|paid/.test(name)).map((name) => `changed: ${name}`);
  const all = relationsOf(document, statedRates(document)).map(({ name }) => name);
  const held = [
    ...all,
    ...document.lines.map((name) => `rate of ${name}`),
    ...document.summaries.map((name) => `rate of ${name}`),
  ];
  // Another explanation must also satisfy the relations that the repair fixed, and those that held before.
  const wanted = new Set(held.filter((name) => !isBroken.has(name)));
  const names = [...document.figures.keys(), ...document.summaries.map((name) => `${name}.lines`), 'rest'];
  // A broken relation needs one of its own values to be wrong: most sets are skipped without a computation.
  const mended = relationsOf(document, statedRates(document)).filter(
    ({ name }) => wanted.has(name) && wasBroken.has(name),
  );
  const touched =
    (set: readonly Name[]) =>
    ({ name, terms }: Relation): boolean =>
      set.some((doubted) =>
        doubted.endsWith('.rate')
          ? name.startsWith('lines of') || name === `tax of ${doubted.replace('.rate', '')}`
          : terms.some(([, figure]) => figure === doubted),
      );
  const others: string[] = [];
  for (let size = 1; size <= changed.length; size += 1) {
    for (const set of setsOf(names, size)) {
      const isSame = set.length === changed.length && set.every((name) => changed.includes(name));
      if (isSame || costOf(document, set) > changed.length || !mended.every(touched(set))) continue;
      if (!canHold(document, set, wanted)) continue;
      others.push(`as likely wrong as ${changed.join(', ')}: ${set.join(', ')}`);
    }
  }
  return [...forbidden, ...worse, ...others];
}
