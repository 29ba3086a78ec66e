/**
 * Consecutive credit notes: each credits what was requested, and all together never more than the invoice charged.
 * Computed from docs/building.md ("Credit and debit notes").
 */
import fc from 'fast-check';
import { BuildError, creditNote, type InvoiceBrief, type NoteLine } from '../../../src/build/index.ts';
import type {
  DatiRiepilogo,
  DettaglioLinee,
  FatturaElettronicaBody,
  OrdinaryInvoice,
} from '../../../src/index.ts';
import { totalOf as totalOfLine } from '../secondOpinion.ts';
import { arbitraryBrief } from './arbitraryBrief.ts';
import { built } from './built.ts';
import { CENT, Exact, exact, grouped, percent, sum, toCent, Worksheet, ZERO } from './worksheet.ts';

/** The way a line is credited, and its part in thousandths. */
type Wish = readonly [how: 'no' | 'whole' | 'quantita' | 'importo' | 'importo_ivato', part: number];

/** An invoice, and the parts of its lines that each credit note takes. */
export interface Returned {
  readonly brief: InvoiceBrief;
  readonly notes: readonly (readonly Wish[])[];
}

const wish: fc.Arbitrary<Wish> = fc.tuple(
  fc.constantFrom('no', 'no', 'whole', 'quantita', 'importo', 'importo_ivato'),
  fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constantFrom(250, 333, 334, 500, 1000)),
);

export const arbitraryReturns: fc.Arbitrary<Returned> = fc.record({
  brief: arbitraryBrief,
  notes: fc.array(fc.array(wish, { minLength: 7, maxLength: 7 }), { minLength: 1, maxLength: 4 }),
});

/** Valid reasons to refuse a credit note. */
const REFUSED = /^note\.(?:left|total|beyond|rest|due)$/;

export function checkReturns({ brief, notes }: Returned): readonly string[] {
  const sheet = new Worksheet();
  const invoice = built(brief);
  checkWhole(invoice, sheet);
  const made: OrdinaryInvoice[] = [];
  let taken: ReadonlyMap<number, number> = new Map();
  for (const [i, wishes] of notes.entries()) {
    const linee = asked(bodyOf(invoice), wishes);
    if (linee.length === 0) continue;
    const what = `note ${i + 1}`;
    const note = credited(invoice, { numero: `NC/${i + 1}`, linee, earlier: made });
    const after = new Map(taken);
    for (const one of linee) {
      after.set(numberOf(one), (taken.get(numberOf(one)) ?? 0) + thousandths(one, wishes));
    }
    if (note === undefined) {
      if (isThere(bodyOf(invoice), linee, after))
        sheet.say(`${what}: refused, though no line is taken twice`);
      continue;
    }
    taken = after;
    checkNote(what, bodyOf(note), sheet);
    checkLines(what, bodyOf(invoice), bodyOf(note), linee, sheet);
    if (made.length === 0)
      checkProportions(what, brief, { invoice: bodyOf(invoice), note: bodyOf(note), linee }, sheet);
    made.push(note);
    checkSum(`notes up to ${i + 1}`, bodyOf(invoice), made.map(bodyOf), sheet);
  }
  return sheet.disagreements;
}

/** The requested part of a line. */
function thousandths(one: NoteLine, wishes: readonly Wish[]): number {
  return typeof one === 'number' ? 1000 : (wishes[(numberOf(one) - 1) % wishes.length]?.[1] ?? 0);
}

/**
 * True if the request, with the earlier notes, is certainly available: no more than each line, no lines that reduce
 * others (discounts, advances), and rates with a single EsigibilitaIVA. A line's total may exceed its price including
 * VAT by a cent: then not all of the total was paid.
 */
function isThere(
  invoice: FatturaElettronicaBody,
  linee: readonly NoteLine[],
  taken: ReadonlyMap<number, number>,
): boolean {
  const { dettaglio_linee: lines, dati_riepilogo: summaries } = invoice.dati_beni_servizi;
  const isMixed = grouped(summaries, keyOf).some(
    (group) => new Set(group.map(({ esigibilita_iva }) => esigibilita_iva)).size > 1,
  );
  return (
    !isMixed &&
    linee.every((one) => isPaid(lines[numberOf(one) - 1], one)) &&
    lines.every(({ prezzo_totale }) => !new Exact(prezzo_totale).isNegative()) &&
    [...taken.values()].every((sum) => sum <= 1000)
  );
}

/** True if an amount including VAT does not exceed the price of its line including VAT. */
function isPaid(line: DettaglioLinee | undefined, one: NoteLine): boolean {
  if (line === undefined || typeof one === 'number' || one.importo_ivato === undefined) return true;
  const total = totalOfLine(line);
  return exact(one.importo_ivato).lessThanOrEqualTo(
    toCent(total.plus(percent(new Exact(line.aliquota_iva), total))),
  );
}

function bodyOf({ fattura_elettronica_body: [body] }: OrdinaryInvoice): FatturaElettronicaBody {
  if (body === undefined) throw new Error('an invoice without a body');
  return body;
}

interface Asked {
  readonly numero: string;
  readonly linee?: readonly NoteLine[];
  readonly earlier?: readonly OrdinaryInvoice[];
}

/** Makes the note; returns undefined if it is rightly refused. */
function credited(
  invoice: OrdinaryInvoice,
  { numero, linee, earlier = [] }: Asked,
): OrdinaryInvoice | undefined {
  try {
    // The check does not change the invoice.
    return creditNote(invoice, {
      numero,
      data: '2030-01-01',
      pagamento: { modalita: 'MP05' },
      ...(linee === undefined ? {} : { linee }),
      ...(earlier.length === 0 ? {} : { note_precedenti: earlier }),
    }) as OrdinaryInvoice;
  } catch (error) {
    if (error instanceof BuildError && error.problems.every(({ code }) => REFUSED.test(code)))
      return undefined;
    throw error;
  }
}

/** The requested lines: a share of the quantity to the hundredth, of the amount to the cent. */
function asked(body: FatturaElettronicaBody, wishes: readonly Wish[]): readonly NoteLine[] {
  return body.dati_beni_servizi.dettaglio_linee.flatMap((line, i): NoteLine[] => {
    const [how, part] = wishes[i % wishes.length] ?? ['no', 0];
    const numero_linea = i + 1;
    const share = (of: Exact): Exact => of.times(part).dividedBy(1000).toDecimalPlaces(2, Exact.ROUND_DOWN);
    if (how === 'no') return [];
    if (how === 'quantita' && line.quantita !== undefined) {
      const quantita = share(new Exact(line.quantita));
      return quantita.isPositive() && !quantita.isZero()
        ? [{ numero_linea, quantita: quantita.toFixed() }]
        : [];
    }
    if (how === 'importo' || how === 'importo_ivato') {
      const total = new Exact(line.prezzo_totale);
      const amount = share(
        how === 'importo' ? total : total.plus(percent(new Exact(line.aliquota_iva), total)),
      );
      if (amount.isZero()) return [];
      return [
        how === 'importo'
          ? { numero_linea, importo: amount.toFixed(2) }
          : { numero_linea, importo_ivato: amount.toFixed(2) },
      ];
    }
    return [numero_linea];
  });
}

/** By default, a note has the invoice's own amounts. */
function checkWhole(invoice: OrdinaryInvoice, sheet: Worksheet): void {
  const note = credited(invoice, { numero: 'NC/0' });
  if (note === undefined) {
    sheet.say('a note of the whole invoice is refused');
    return;
  }
  const figures = (one: OrdinaryInvoice): string => {
    const { dati_generali, dati_beni_servizi } = bodyOf(one);
    const { dati_ritenuta, dati_bollo, dati_cassa_previdenziale, importo_totale_documento, arrotondamento } =
      dati_generali.dati_generali_documento;
    const document = {
      dati_ritenuta,
      dati_bollo,
      dati_cassa_previdenziale,
      importo_totale_documento,
      arrotondamento,
    };
    return JSON.stringify({ document, dati_beni_servizi });
  };
  if (figures(note) !== figures(invoice))
    sheet.say(`a note of the whole: ${figures(note)}, expected ${figures(invoice)}`);
}

/** Checks that a note is consistent in itself. */
function checkNote(what: string, body: FatturaElettronicaBody, sheet: Worksheet): void {
  const { dettaglio_linee: lines, dati_riepilogo: summaries } = body.dati_beni_servizi;
  const head = body.dati_generali.dati_generali_documento;
  const charged = [
    ...lines.map((line) => ({ ...line, amount: line.prezzo_totale })),
    ...(head.dati_cassa_previdenziale ?? []).map((fund) => ({
      ...fund,
      amount: fund.importo_contributo_cassa,
    })),
  ];
  for (const group of grouped(summaries, keyOf)) {
    const [summary] = group;
    if (summary === undefined) continue;
    const of = `${what}: ${keyOf(summary)}`;
    const amounts = charged
      .filter((one) => keyOf(one) === keyOf(summary))
      .map(({ amount }) => new Exact(amount));
    const roundings = group.map(({ arrotondamento }) => new Exact(arrotondamento ?? 0));
    const taxable = sum(group.map(({ imponibile_importo }) => new Exact(imponibile_importo)));
    // If the invoice rounds each summary once, so does the note.
    const off = taxable.minus(sum([...amounts, ...roundings])).abs();
    if (off.greaterThan('0.005'))
      sheet.say(`${of}: taxable ${taxable}, expected ${sum([...amounts, ...roundings])}`);
    for (const { imposta, imponibile_importo, aliquota_iva } of group) {
      const tax = percent(new Exact(aliquota_iva), new Exact(imponibile_importo));
      if (tax.minus(imposta).abs().greaterThanOrEqualTo(CENT))
        sheet.say(`${of}: tax ${imposta}, expected ${tax}`);
    }
  }
  const total = sum(
    summaries.flatMap(({ imponibile_importo, imposta }) => [
      new Exact(imponibile_importo),
      new Exact(imposta),
    ]),
  ).plus(head.arrotondamento ?? 0);
  sheet.figure(`${what}: total`, head.importo_totale_documento, total);
  const withheld = (head.dati_ritenuta ?? []).map(({ importo_ritenuta }) => new Exact(importo_ritenuta));
  const split = summaries
    .filter(({ esigibilita_iva }) => esigibilita_iva === 'S')
    .map(({ imposta }) => new Exact(imposta));
  const due = total.minus(sum(withheld)).minus(sum(split));
  sheet.figure(`${what}: due`, body.dati_pagamento?.[0]?.dettaglio_pagamento[0]?.importo_pagamento, due);
}

/** Each line has the requested amount; the shares of document discounts follow the lines. */
function checkLines(
  what: string,
  invoice: FatturaElettronicaBody,
  note: FatturaElettronicaBody,
  linee: readonly NoteLine[],
  sheet: Worksheet,
): void {
  const all = invoice.dati_beni_servizi.dettaglio_linee;
  const found = note.dati_beni_servizi.dettaglio_linee;
  for (const [i, one] of linee.entries()) {
    const original = all[numberOf(one) - 1];
    const line = found[i];
    if (original === undefined || line === undefined) {
      sheet.say(`${what}: no line ${numberOf(one)}`);
      continue;
    }
    sheet.text(`${what}: number`, line.numero_linea, String(i + 1));
    const places = new Exact(original.prezzo_totale).decimalPlaces();
    // If a price at this rate included VAT, a cent may have to move so that the customer gets back the amount paid.
    const moves = found.some(
      (other) => keyOf(other) === keyOf(line) && new Exact(other.prezzo_unitario).decimalPlaces() > 2,
    );
    const exactly = partOf(original, one, moves);
    const right = moves
      ? exactly.minus(line.prezzo_totale).abs().lessThan(CENT)
      : exactly.toDecimalPlaces(Math.max(places, 2)).equals(line.prezzo_totale);
    if (!right) sheet.say(`${what}: line ${numberOf(one)} of ${line.prezzo_totale}, expected ${exactly}`);
  }
  checkShares(what, { all, found, linee }, sheet);
}

function numberOf(one: NoteLine): number {
  return typeof one === 'number' ? one : one.numero_linea;
}

/** The requested part of a line before rounding; a whole line whose price included VAT is computed again. */
function partOf(original: DettaglioLinee, one: NoteLine, moves: boolean): Exact {
  if (typeof one === 'number') return moves ? totalOfLine(original) : new Exact(original.prezzo_totale);
  if (one.importo !== undefined) return exact(one.importo);
  if (one.importo_ivato !== undefined) {
    return exact(one.importo_ivato).times(100).dividedBy(new Exact(original.aliquota_iva).plus(100));
  }
  return one.quantita === undefined
    ? new Exact(original.prezzo_totale)
    : totalOfLine({ ...original, quantita: exact(one.quantita).toFixed() });
}

interface Lines {
  readonly all: readonly DettaglioLinee[];
  readonly found: readonly DettaglioLinee[];
  readonly linee: readonly NoteLine[];
}

/** Lines taken whole or by quantity take their proportional share of the document discounts that reduced them. */
function checkShares(what: string, { all, found, linee }: Lines, sheet: Worksheet): void {
  const rest = new Set(found.slice(linee.length));
  const asked = new Set(linee.map(numberOf));
  const shares = all
    .filter((one) => isDiscount(one) && !asked.has(Number(one.numero_linea)))
    .map((discount) => ({ discount, share: shareOf(discount, { all, found, linee }) }))
    .toSorted((a, b) => b.share.abs().comparedTo(a.share.abs()));
  for (const { discount, share } of shares) {
    const [line] = [...rest]
      .filter((one) => one.descrizione === discount.descrizione && alike(one, discount))
      .filter((one) => near(priceOf(one), share))
      .toSorted((a, b) => priceOf(a).minus(share).abs().comparedTo(priceOf(b).minus(share).abs()));
    if (line !== undefined) rest.delete(line);
    else if (!near(share, ZERO)) sheet.say(`${what}: no share of ${share} of ${discount.descrizione}`);
  }
  for (const line of rest) sheet.say(`${what}: a line of ${line.prezzo_totale} that nobody asked for`);
}

/** The sum of the lines taken whole or by quantity before the discount: expenses and advances come after it. */
function shareOf(discount: DettaglioLinee, { all, found, linee }: Lines): Exact {
  const isOfIt = (one: DettaglioLinee): boolean =>
    alike(one, discount) && !isDiscount(one) && Number(one.numero_linea) < Number(discount.numero_linea);
  const whole = sum(all.filter(isOfIt).map(priceOf));
  const part = sum(
    linee.flatMap((one, i) => {
      const original = all[numberOf(one) - 1];
      const line = found[i];
      const byAmount =
        typeof one === 'object' && (one.importo !== undefined || one.importo_ivato !== undefined);
      if (original === undefined || line === undefined || byAmount) return [];
      return isOfIt(original) ? [priceOf(line)] : [];
    }),
  );
  return whole.isZero() ? ZERO : priceOf(discount).times(part).dividedBy(whole);
}

/** True within two cents: VAT may have been extracted from a share already cut to the cent, and a cent moved. */
function near(one: Exact, other: Exact): boolean {
  return one.minus(other).abs().lessThan(CENT.times(2));
}

function alike(one: DettaglioLinee, other: DettaglioLinee): boolean {
  return keyOf(one) === keyOf(other) && one.ritenuta === other.ritenuta;
}

function isDiscount({ tipo_cessione_prestazione, prezzo_totale }: DettaglioLinee): boolean {
  return tipo_cessione_prestazione === 'SC' && new Exact(prezzo_totale).isNegative();
}

function priceOf({ prezzo_totale }: DettaglioLinee): Exact {
  return new Exact(prezzo_totale);
}

interface First {
  readonly invoice: FatturaElettronicaBody;
  readonly note: FatturaElettronicaBody;
  readonly linee: readonly NoteLine[];
}

/** Funds and withholdings of a first note are proportional to the lines, and funds, that they were computed on. */
function checkProportions(
  what: string,
  brief: InvoiceBrief,
  { invoice, note, linee }: First,
  sheet: Worksheet,
): void {
  const [all, found] = [invoice, note].map((body) => body.dati_beni_servizi.dettaglio_linee);
  if (all === undefined || found === undefined) return;
  const [before, after] = [invoice, note].map((body) => body.dati_generali.dati_generali_documento);
  const originals = found.map((line, i) => {
    const one = linee[i];
    return one === undefined ? line : all[numberOf(one) - 1];
  });
  const isFee = (line: DettaglioLinee | undefined): boolean =>
    line?.natura !== 'N1' && line?.descrizione !== 'Imposta di bollo';
  const base = sum(all.filter(isFee).map(priceOf));
  const part = sum(found.filter((_, i) => isFee(originals[i])).map(priceOf));
  const kept = [...(after?.dati_cassa_previdenziale ?? [])];
  for (const [i, fund] of (before?.dati_cassa_previdenziale ?? []).entries()) {
    // If the brief gives a base directly, its lines are unknown.
    if (brief.casse?.[i]?.imponibile !== undefined || !isPartOf(part, base)) continue;
    const share = new Exact(fund.importo_contributo_cassa).times(part).dividedBy(base);
    const same = kept.findIndex(
      (one) =>
        one.tipo_cassa === fund.tipo_cassa &&
        one.al_cassa === fund.al_cassa &&
        keyOf(one) === keyOf(fund) &&
        new Exact(one.importo_contributo_cassa).minus(share).abs().lessThanOrEqualTo(CENT),
    );
    if (same >= 0) kept.splice(same, 1);
    else if (share.abs().greaterThan(CENT)) {
      sheet.say(
        `${what}: fund ${kept.map((one) => one.importo_contributo_cassa).join(', ')}, expected ${share}`,
      );
    }
  }
  const under = (body: FatturaElettronicaBody): Exact =>
    sum([
      ...body.dati_beni_servizi.dettaglio_linee.filter(({ ritenuta }) => ritenuta === 'SI').map(priceOf),
      ...(body.dati_generali.dati_generali_documento.dati_cassa_previdenziale ?? [])
        .filter(({ ritenuta }) => ritenuta === 'SI')
        .map(({ importo_contributo_cassa }) => new Exact(importo_contributo_cassa)),
    ]);
  const whole = under(invoice);
  for (const [i, { importo_ritenuta }] of (before?.dati_ritenuta ?? []).entries()) {
    if (!isPartOf(under(note), whole)) continue;
    const share = new Exact(importo_ritenuta).times(under(note)).dividedBy(whole);
    const is = new Exact(after?.dati_ritenuta?.[i]?.importo_ritenuta ?? 0);
    if (is.minus(share).abs().greaterThan(CENT)) sheet.say(`${what}: withholding ${is}, expected ${share}`);
  }
}

/** True if a proportion exists: lines without an advance may exceed the invoice, which then limits them. */
function isPartOf(part: Exact, whole: Exact): boolean {
  return whole.greaterThan(0) && part.lessThanOrEqualTo(whole);
}

type Keyed = Pick<DatiRiepilogo | DettaglioLinee, 'aliquota_iva' | 'natura'>;

function keyOf({ aliquota_iva, natura }: Keyed): string {
  return natura ?? `${new Exact(aliquota_iva)} %`;
}

/** Checks by rate and Natura, and in total, that no more was credited than charged. */
function checkSum(
  what: string,
  invoice: FatturaElettronicaBody,
  notes: readonly FatturaElettronicaBody[],
  sheet: Worksheet,
): void {
  for (const group of grouped(invoice.dati_beni_servizi.dati_riepilogo, keyOf)) {
    const key = group.map(keyOf)[0] ?? '';
    const same = notes.flatMap((note) =>
      note.dati_beni_servizi.dati_riepilogo.filter((one) => keyOf(one) === key),
    );
    atMost(
      `${what}: taxable ${key}`,
      same.map((one) => one.imponibile_importo),
      group.map((one) => one.imponibile_importo),
      sheet,
    );
    atMost(
      `${what}: tax ${key}`,
      same.map((one) => one.imposta),
      group.map((one) => one.imposta),
      sheet,
    );
  }
  atMost(`${what}: total`, notes.map(totalOf), [totalOf(invoice)], sheet);
}

function totalOf({ dati_generali }: FatturaElettronicaBody): string {
  return dati_generali.dati_generali_documento.importo_totale_documento ?? '0';
}

/** A negative charge is credited as a negative amount. */
function atMost(what: string, taken: readonly string[], charged: readonly string[], sheet: Worksheet): void {
  const [back, whole] = [taken, charged].map((all) => sum(all.map((one) => new Exact(one))));
  if (back === undefined || whole === undefined || whole.isNegative()) return;
  if (back.greaterThan(whole)) sheet.say(`${what}: ${taken.join(' + ')} are more than ${whole}`);
}
