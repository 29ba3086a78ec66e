/**
 * The invoice that `buildInvoice` must make from a brief, computed from docs/building.md and SdI's controls, as an
 * accountant would by hand. Where the documents leave a choice (which of two equal shares gets the odd cent), the
 * invoice's own choice is checked, and the computation continues from it.
 */
import type {
  AddedAmountBrief,
  CassaBrief,
  DiscountBrief,
  InvoiceBrief,
  LineBrief,
} from '../../../src/build/index.ts';
import type {
  DatiRiepilogo,
  DettaglioLinee,
  FatturaElettronicaBody,
  OrdinaryInvoice,
} from '../../../src/index.ts';
import { checkPayments } from './payments.ts';
import { CENT, Exact, exact, grouped, percent, sum, toCent, toEight, Worksheet, ZERO } from './worksheet.ts';

/** Tax of a charge. */
export interface Tax {
  readonly rate: Exact;
  readonly natura?: string | undefined;
  /** Set only if the brief gives one: the builder chooses the usual provision of a Natura. */
  readonly provision?: string | undefined;
  readonly esigibilita?: string | undefined;
}

/** A charge on a line of the invoice. */
interface Charge {
  readonly what: string;
  readonly tax: Tax;
  readonly withheld: boolean;
  /** True if the price includes VAT. */
  readonly gross: boolean;
  /** Exact amount before rounding; including VAT if `gross`. */
  readonly exactly: Exact;
  /** PrezzoTotale in the invoice. */
  readonly amount: Exact;
  /** The amount that SdI computes from the line as written. */
  readonly written: Exact;
  readonly ancillary?: boolean;
  /** True if stamp duty is charged to the customer. */
  readonly stamp?: boolean;
}

interface Fund {
  readonly tax: Tax;
  readonly withheld: boolean;
  readonly amount: Exact;
}

type Flat = 'RF02' | 'RF19' | 'RF20';
const FLAT: ReadonlySet<string> = new Set<Flat>(['RF02', 'RF19', 'RF20']);

/** Naturas whose amounts bear stamp duty (DPR 642/1972, tariffa, art. 13; Provvedimento of 4 February 2021). */
const BEAR_STAMP: ReadonlySet<string> = new Set(['N2.1', 'N2.2', 'N3.5', 'N3.6', 'N4']);
const STAMP_ABOVE = new Exact('77.47');
const STAMP = new Exact('2.00');

/** The disagreements; empty if there are none. */
export function checkInvoice(brief: InvoiceBrief, invoice: OrdinaryInvoice): readonly string[] {
  const sheet = new Worksheet();
  const body = invoice.fattura_elettronica_body[0];
  if (body === undefined) return ['no body'];
  const lines = body.dati_beni_servizi.dettaglio_linee;
  for (const [i, { numero_linea }] of lines.entries()) {
    sheet.text(`number of line ${i + 1}`, numero_linea, String(i + 1));
  }

  const charges = [...ownLines(brief, lines, sheet)];
  const rest = new Set(lines.slice(brief.linee.length));
  for (const discount of brief.sconti ?? [])
    charges.push(...discounted(brief, discount, charges, rest, sheet));
  charges.push(...ancillary(brief, charges, rest, sheet), ...advances(brief, charges, rest, sheet));
  charges.push(...chargedStamp(brief, rest, sheet));
  for (const line of rest)
    sheet.say(`line ${line.numero_linea}: ${line.prezzo_totale}, which the brief does not have`);

  checkGross(brief, charges, sheet);
  const funds = checkFunds(brief, charges, body, sheet);
  const { taxable, tax, split } = checkSummaries(charges, funds, body, sheet);
  const withheld = checkWithholding(brief, charges, funds, body, sheet);
  checkStamp(brief, charges, funds, body, sheet);

  const head = body.dati_generali.dati_generali_documento;
  const rounding = toCent(euro(brief, exact(brief.arrotondamento ?? 0)));
  if (!rounding.isZero() || head.arrotondamento !== undefined) {
    sheet.figure('rounding of the document', head.arrotondamento, rounding);
  }
  const total = taxable.plus(tax).plus(rounding);
  sheet.figure('total', head.importo_totale_documento, total);
  checkPayments(brief, body, total.minus(withheld).minus(split), sheet);
  return sheet.disagreements;
}

/** Converts an amount of a brief in another currency to euro. */
function euro({ cambio }: InvoiceBrief, amount: Exact): Exact {
  return cambio === undefined ? amount : amount.dividedBy(exact(cambio));
}

// Lines of the brief.

function ownLines(
  brief: InvoiceBrief,
  lines: readonly DettaglioLinee[],
  sheet: Worksheet,
): readonly Charge[] {
  return brief.linee.flatMap((line, i) => {
    const found = lines[i];
    if (found === undefined) {
      sheet.say(`line ${i + 1} is missing`);
      return [];
    }
    const what = `line ${i + 1}`;
    const tax = taxOfLine(brief, line);
    const gross = line.prezzo_ivato !== undefined;
    const withheld = lineWithheld(brief, line);
    const price = euro(brief, exact(line.prezzo_ivato ?? line.prezzo_unitario ?? 0));
    const without = gross ? withoutVat(price, tax.rate) : price;
    // A foreign-currency price that includes VAT is cut to eight decimals twice.
    const near =
      brief.cambio !== undefined &&
      toEight(without).minus(found.prezzo_unitario).abs().lessThanOrEqualTo('1e-8');
    if (!near) sheet.figure(`${what}: price`, found.prezzo_unitario, toEight(without));
    checkTaxOf(what, found, tax, withheld, sheet);
    const exactly = lineTotal(brief, line, price);
    const amount = new Exact(found.prezzo_totale);
    if (!gross) checkTotal(what, brief, exactly, found, sheet);
    return [{ what, tax, withheld, gross, exactly, amount, written: fromWritten(found) }];
  });
}

/** 00423: the price after each discount, each on the remainder of the previous one, times the quantity. */
function lineTotal(brief: InvoiceBrief, line: LineBrief, price: Exact): Exact {
  return (line.sconti ?? [])
    .reduce((left, discount) => afterDiscount(brief, left, discount), price)
    .times(exact(line.quantita ?? 1));
}

function afterDiscount(
  brief: InvoiceBrief,
  price: Exact,
  { percentuale, importo, maggiorazione }: DiscountBrief,
): Exact {
  const much = percentuale === undefined ? euro(brief, exact(importo)) : percent(exact(percentuale), price);
  return maggiorazione === true ? price.plus(much) : price.minus(much);
}

/** Checks the total of a line whose price excludes VAT. */
function checkTotal(
  what: string,
  brief: InvoiceBrief,
  exactly: Exact,
  found: DettaglioLinee,
  sheet: Worksheet,
): void {
  const round = brief.rounding === 'per_aliquota' ? toEight : toCent;
  const written = fromWritten(found);
  // A price cut to eight decimals (converted from another currency) may be used before or after the cut.
  if (round(exactly).equals(found.prezzo_totale) || round(written).equals(found.prezzo_totale)) return;
  sheet.say(`${what}: total ${found.prezzo_totale}, expected ${round(exactly)}`);
}

/** The amount that SdI computes from the line as written. */
function fromWritten(line: DettaglioLinee): Exact {
  return (line.sconto_maggiorazione ?? [])
    .reduce((left, { tipo, percentuale, importo }) => {
      const much = importo === undefined ? percent(new Exact(percentuale ?? 0), left) : new Exact(importo);
      return tipo === 'SC' ? left.minus(much) : left.plus(much);
    }, new Exact(line.prezzo_unitario))
    .times(line.quantita ?? 1);
}

function withoutVat(amount: Exact, rate: Exact): Exact {
  return amount.times(100).dividedBy(rate.plus(100));
}

function taxOfLine(brief: InvoiceBrief, line: LineBrief): Tax {
  return taxOf(brief, line);
}

interface TaxGiven {
  readonly aliquota_iva?: LineBrief['aliquota_iva'];
  readonly natura?: string | undefined;
  readonly riferimento_normativo?: string | undefined;
  readonly esigibilita_iva?: string | undefined;
}

function taxOf(brief: InvoiceBrief, given: TaxGiven): Tax {
  const flat = FLAT.has(brief.cedente.regime_fiscale);
  if (given.aliquota_iva === undefined) {
    const natura = given.natura ?? (flat ? 'N2.2' : undefined);
    return { rate: ZERO, natura, provision: given.riferimento_normativo };
  }
  return { rate: exact(given.aliquota_iva), esigibilita: given.esigibilita_iva ?? usualEsigibilita(brief) };
}

/** Cash VAT is deferred for RF17 except to consumers (DL 83/2012, art. 32-bis), and for RF16 to administrations. */
function usualEsigibilita({ esigibilita_iva, cedente, cessionario }: InvoiceBrief): string {
  if (esigibilita_iva !== undefined) return esigibilita_iva;
  const { regime_fiscale: regime } = cedente;
  const cash =
    (regime === 'RF17' && cessionario.tipo !== 'persona') || (regime === 'RF16' && cessionario.tipo === 'pa');
  return cash ? 'D' : 'I';
}

/** If no line is marked, all are subject to withholding except those that opt out and those of art. 15. */
function lineWithheld(brief: InvoiceBrief, line: LineBrief): boolean {
  if (brief.ritenute === undefined) return line.ritenuta === true;
  if (brief.linee.some(({ ritenuta }) => ritenuta === true)) return line.ritenuta === true;
  return line.ritenuta !== false && line.natura !== 'N1';
}

/** The same for charges that are not lines of the brief and cannot be marked. */
function othersWithheld(brief: InvoiceBrief, tax: Tax): boolean {
  if (brief.ritenute === undefined || brief.linee.some(({ ritenuta }) => ritenuta === true)) return false;
  return tax.natura !== 'N1';
}

function checkTaxOf(
  what: string,
  found: DettaglioLinee,
  tax: Tax,
  withheld: boolean,
  sheet: Worksheet,
): void {
  sheet.figure(`${what}: rate`, found.aliquota_iva, tax.rate);
  sheet.text(`${what}: natura`, found.natura, tax.natura);
  sheet.text(`${what}: withheld`, found.ritenuta, withheld ? 'SI' : undefined);
}

// Discounts of the document.

/** Charges with the same tax and the same withholding. */
interface Part {
  readonly tax: Tax;
  readonly withheld: boolean;
  readonly gross: boolean;
  readonly base: Exact;
}

type DocumentDiscount = NonNullable<InvoiceBrief['sconti']>[number];

function discounted(
  brief: InvoiceBrief,
  discount: DocumentDiscount,
  before: readonly Charge[],
  rest: Set<DettaglioLinee>,
  sheet: Worksheet,
): readonly Charge[] {
  const what = String(discount.descrizione);
  const found = take(rest, what);
  const sign = discount.maggiorazione === true ? 1 : -1;
  const fees = before.filter(({ tax }) => tax.natura !== 'N1');
  const parts = partsOf(
    fees.length === 0 ? before : fees,
    brief.rounding === 'per_aliquota' ? (label) => label : toCent,
  );
  const base = sum(parts.map((part) => part.base));
  const total =
    discount.percentuale === undefined
      ? toCent(euro(brief, exact(discount.importo)))
      : toCent(percent(exact(discount.percentuale), base));
  const shared = parts.map((part) => ({
    part,
    exactly: base.isZero() ? ZERO : total.times(part.base).dividedBy(base),
  }));
  const assigned = assign(shared, [...found], sign);
  if (assigned === null) {
    const prices = [...found].map(({ prezzo_unitario }) => prezzo_unitario).join(', ');
    sheet.say(`${what}: lines of ${prices}, which no sharing out among ${shared.length} parts gives`);
    return [];
  }
  const made = shared.map(({ part }, i) => {
    const line = assigned[i];
    if (line === undefined) return { share: ZERO };
    found.delete(line);
    if (sign < 0) sheet.text(`${what}: kind`, line.tipo_cessione_prestazione, 'SC');
    const price = new Exact(line.prezzo_unitario).times(sign);
    const share = shareOf(line, part, sign);
    sheet.figure(
      `${what}: price`,
      price.toFixed(),
      part.gross ? toEight(withoutVat(share, part.tax.rate)) : share,
    );
    if (!part.gross) sheet.figure(`${what}: total`, line.prezzo_totale, share.times(sign));
    const charge: Charge = {
      what,
      ...part,
      exactly: share.times(sign),
      amount: new Exact(line.prezzo_totale),
      written: fromWritten(line),
    };
    return { share, charge };
  });
  sheet.shares(
    what,
    made.map(({ share }) => share),
    shared.map(({ exactly }) => exactly),
    total,
  );
  for (const line of found) sheet.say(`${what}: a line of ${line.prezzo_totale} of which there is no part`);
  return made.flatMap(({ charge }) => (charge === undefined ? [] : [charge]));
}

/** Removes the lines with this description from the remaining ones, and returns them. */
function take(rest: Set<DettaglioLinee>, description: string): Set<DettaglioLinee> {
  const taken = new Set([...rest].filter(({ descrizione }) => descrizione === description));
  for (const line of taken) rest.delete(line);
  return taken;
}

interface Shared {
  readonly part: Part;
  /** Its share before rounding; including VAT if the part is gross. */
  readonly exactly: Exact;
}

/**
 * Assigns a line to each part. Parts that differ only in facts that a line does not show (EsigibilitaIVA, provision,
 * VAT in the price) are told apart by their amounts: each line is within a cent of its part's exact share, and
 * the assignment nearest to the exact shares is chosen. A share of zero has no line.
 */
function assign(
  parts: readonly Shared[],
  lines: readonly DettaglioLinee[],
  sign: 1 | -1,
): readonly (DettaglioLinee | undefined)[] | null {
  let best: { readonly away: Exact; readonly lines: readonly (DettaglioLinee | undefined)[] } | null = null;
  const go = (taken: readonly (DettaglioLinee | undefined)[], away: Exact): void => {
    if (best !== null && away.greaterThanOrEqualTo(best.away)) return;
    const next = parts[taken.length];
    if (next === undefined) {
      if (lines.every((line) => taken.includes(line))) best = { away, lines: taken };
      return;
    }
    for (const line of lines) {
      if (taken.includes(line) || !looksLike(line, next.part)) continue;
      const off = shareOf(line, next.part, sign).minus(next.exactly).abs();
      if (off.lessThan(CENT)) go([...taken, line], away.plus(off));
    }
    if (next.exactly.abs().lessThan(CENT)) go([...taken, undefined], away.plus(next.exactly.abs()));
  };
  go([], ZERO);
  return (best as { readonly lines: readonly (DettaglioLinee | undefined)[] } | null)?.lines ?? null;
}

/** The amount of a discount or surcharge line, without its sign; with VAT added, a whole number of cents. */
function shareOf({ prezzo_unitario }: DettaglioLinee, { gross, tax }: Part, sign: 1 | -1): Exact {
  const price = new Exact(prezzo_unitario).times(sign);
  return gross ? toCent(price.plus(percent(tax.rate, price))) : price;
}

function isCents({ prezzo_unitario }: DettaglioLinee): boolean {
  return new Exact(prezzo_unitario).decimalPlaces() <= 2;
}

function looksLike(line: DettaglioLinee, { tax, withheld, gross }: Part): boolean {
  return (
    (gross || isCents(line)) &&
    tax.rate.equals(line.aliquota_iva) &&
    tax.natura === line.natura &&
    withheld === (line.ritenuta === 'SI')
  );
}

function partsOf(charges: readonly Charge[], round: (label: Exact) => Exact): readonly Part[] {
  const groups = grouped(charges, ({ tax, withheld, gross }) => `${keyOf(tax)} ${withheld} ${gross}`);
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { tax, withheld, gross } = first;
    return [
      { tax, withheld, gross, base: sum(group.map((one) => (gross ? round(one.exactly) : one.amount))) },
    ];
  });
}

function keyOf({ rate, natura, provision, esigibilita }: Tax): string {
  return [rate, natura, provision, esigibilita].join('|');
}

// Expenses, advances, stamp duty charged to the customer.

/**
 * Tax of amounts after the lines: their own, or that of the lines, which are then all alike except art. 15. A regime
 * without VAT uses its usual Natura where the lines differ.
 */
function followingTax(brief: InvoiceBrief, given: TaxGiven, charges: readonly Charge[]): Tax {
  if (given.aliquota_iva !== undefined || given.natura !== undefined) return taxOf(brief, given);
  const lines = charges.slice(0, brief.linee.length);
  const fees = lines.filter(({ tax }) => tax.natura !== 'N1');
  const [first] = fees.length === 0 ? lines : fees;
  const alike = new Set(fees.map(({ tax }) => keyOf(tax))).size === 1;
  if (first === undefined || (FLAT.has(brief.cedente.regime_fiscale) && !alike)) return taxOf(brief, {});
  return first.tax;
}

function ancillary(
  brief: InvoiceBrief,
  lines: readonly Charge[],
  rest: Set<DettaglioLinee>,
  sheet: Worksheet,
): readonly Charge[] {
  return (brief.spese_accessorie ?? []).flatMap((expense) => {
    const tax = followingTax(brief, expense, lines);
    const withheld = expense.ritenuta ?? othersWithheld(brief, tax);
    const made = extra(expense.descrizione, { tax, withheld, ...chargeOf(brief, expense) }, rest, sheet);
    return made.map((charge) => ({ ...charge, ancillary: true }));
  });
}

/** An advance has the withholding it states, otherwise that of the lines, which are then all alike. */
function advances(
  brief: InvoiceBrief,
  lines: readonly Charge[],
  rest: Set<DettaglioLinee>,
  sheet: Worksheet,
): readonly Charge[] {
  const own = lines.slice(0, brief.linee.length).find(({ tax }) => tax.natura !== 'N1');
  return (brief.anticipi ?? []).flatMap((advance) => {
    const tax = followingTax(brief, advance, lines);
    const withheld = advance.ritenuta ?? (tax.natura !== 'N1' && own?.withheld === true);
    const { gross, exactly } = chargeOf(brief, advance);
    const parts = { tax, withheld, gross, exactly: exactly.negated() };
    return extra(String(advance.descrizione), parts, rest, sheet);
  });
}

function chargeOf(
  brief: InvoiceBrief,
  { importo, importo_ivato }: AddedAmountBrief,
): Pick<Charge, 'gross' | 'exactly'> {
  return {
    gross: importo_ivato !== undefined,
    exactly: toCent(euro(brief, exact(importo_ivato ?? importo ?? 0))),
  };
}

/** 2.00 euro, of N1, or N2.2 under the flat-rate regime. */
function chargedStamp(brief: InvoiceBrief, rest: Set<DettaglioLinee>, sheet: Worksheet): readonly Charge[] {
  const { bollo } = brief;
  if (typeof bollo !== 'object' || bollo.addebito !== true) return [];
  const flat = brief.cedente.regime_fiscale === 'RF19';
  const tax: Tax = {
    rate: ZERO,
    natura: bollo.natura ?? (flat ? 'N2.2' : 'N1'),
    provision: bollo.riferimento_normativo,
  };
  const exactly = toCent(STAMP.times(perEuro(brief)));
  return extra(
    bollo.descrizione ?? 'Imposta di bollo',
    { tax, withheld: false, gross: false, exactly },
    rest,
    sheet,
  ).map((charge) => ({ ...charge, stamp: true }));
}

/** Units of the invoice's currency per euro. */
function perEuro({ bollo }: InvoiceBrief): Exact {
  return exact(typeof bollo === 'object' ? (bollo.cambio ?? 1) : 1);
}

/** The only line with this description, made by the builder. */
function extra(
  what: string,
  { tax, withheld, gross, exactly }: Pick<Charge, 'tax' | 'withheld' | 'gross' | 'exactly'>,
  rest: Set<DettaglioLinee>,
  sheet: Worksheet,
): readonly Charge[] {
  const [line, ...more] = take(rest, what);
  if (line === undefined || more.length > 0) {
    sheet.say(`${what}: ${more.length === 0 ? 'no line' : 'several lines'}, expected one of ${exactly}`);
    return [];
  }
  checkTaxOf(what, line, tax, withheld, sheet);
  const price = gross ? toEight(withoutVat(exactly, tax.rate)) : exactly;
  sheet.figure(`${what}: price`, line.prezzo_unitario, price);
  if (!gross) sheet.figure(`${what}: total`, line.prezzo_totale, exactly);
  const amount = new Exact(line.prezzo_totale);
  return [{ what, tax, withheld, gross, exactly, amount, written: fromWritten(line) }];
}

// Prices with VAT included.

/** The amount that the customer pays for these, and the VAT included in it, extracted once. */
function grossOf(
  charges: readonly Charge[],
  rate: Exact,
): { readonly paid: Exact; readonly taxable: Exact; readonly tax: Exact } {
  const paid = toCent(sum(charges.map(({ exactly }) => exactly)));
  const tax = toCent(paid.times(rate).dividedBy(rate.plus(100)));
  return { paid, taxable: paid.minus(tax), tax };
}

function checkGross(brief: InvoiceBrief, charges: readonly Charge[], sheet: Worksheet): void {
  for (const group of grouped(
    charges.filter(({ gross }) => gross),
    ({ tax }) => keyOf(tax),
  )) {
    const rate = group[0]?.tax.rate ?? ZERO;
    const exactly = group.map((charge) => withoutVat(charge.exactly, rate));
    const amounts = group.map(({ amount }) => amount);
    const what = `prices with VAT at ${rate}`;
    if (brief.rounding === 'per_aliquota') {
      group.forEach(({ what: line, amount, written }, i) => {
        if (amount.equals(toEight(written)) || amount.equals(toEight(exactly[i] ?? ZERO))) return;
        sheet.say(`${line}: total ${amount}, expected ${toEight(exactly[i] ?? ZERO)}`);
      });
    } else sheet.shares(what, amounts, exactly, grossOf(group, rate).taxable);
  }
}

// Pension funds.

/** Checks the funds of the invoice, in the order of the brief. */
function checkFunds(
  brief: InvoiceBrief,
  charges: readonly Charge[],
  body: FatturaElettronicaBody,
  sheet: Worksheet,
): readonly Fund[] {
  const found = body.dati_generali.dati_generali_documento.dati_cassa_previdenziale ?? [];
  const given = brief.casse ?? [];
  if (found.length !== given.length) sheet.say(`${found.length} pension funds, expected ${given.length}`);
  return given.flatMap((fund: CassaBrief, i) => {
    const made = found[i];
    if (made === undefined) return [];
    const what = `fund ${i + 1}`;
    const base =
      fund.imponibile === undefined
        ? toCent(
            sum(
              charges
                .filter(({ tax, stamp }) => tax.natura !== 'N1' && stamp !== true)
                .map(({ amount }) => amount),
            ),
          )
        : toCent(euro(brief, exact(fund.imponibile)));
    const tax = followingTax(brief, fund, charges.slice(0, brief.linee.length));
    const withheld = fund.ritenuta ?? (brief.ritenute !== undefined && fund.tipo_cassa === 'TC22');
    const amount = toCent(percent(exact(fund.al_cassa), base));
    sheet.figure(`${what}: rate`, made.al_cassa, exact(fund.al_cassa));
    sheet.figure(`${what}: base`, made.imponibile_cassa, base);
    sheet.figure(`${what}: amount`, made.importo_contributo_cassa, amount);
    sheet.figure(`${what}: VAT rate`, made.aliquota_iva, tax.rate);
    sheet.text(`${what}: natura`, made.natura, tax.natura);
    sheet.text(`${what}: withheld`, made.ritenuta, withheld ? 'SI' : undefined);
    return [{ tax, withheld, amount }];
  });
}

// Summaries.

interface Summed {
  readonly taxable: Exact;
  readonly tax: Exact;
  /** VAT that the customer does not pay to the supplier. */
  readonly split: Exact;
}

function checkSummaries(
  charges: readonly Charge[],
  funds: readonly Fund[],
  body: FatturaElettronicaBody,
  sheet: Worksheet,
): Summed {
  const rest = new Set(body.dati_beni_servizi.dati_riepilogo);
  let [taxable, tax, split] = [ZERO, ZERO, ZERO];
  const provisions = new Set([...charges, ...funds].map((one) => one.tax.provision));
  for (const group of grouped([...charges, ...funds], (one) => keyOf(one.tax))) {
    const way = group[0]?.tax;
    if (way === undefined) continue;
    const what = `summary ${way.natura ?? `${way.rate} %`}${way.esigibilita === undefined ? '' : ` ${way.esigibilita}`}`;
    const found = [...rest].find((summary) => isSummaryOf(summary, way, provisions));
    if (found === undefined) {
      sheet.say(`${what}: missing`);
      continue;
    }
    rest.delete(found);
    const expected = reckoned(group, way);
    sheet.figure(`${what}: taxable`, found.imponibile_importo, expected.taxable);
    sheet.figure(`${what}: tax`, found.imposta, expected.tax);
    const rounding = expected.taxable.minus(sum(group.map(({ amount }) => amount)));
    if (found.arrotondamento !== undefined || !rounding.isZero()) {
      sheet.figure(`${what}: rounding`, found.arrotondamento, toEight(rounding));
    }
    const expenses = group.filter((one) => 'ancillary' in one && one.ancillary === true);
    const spent = toCent(sum(expenses.map(({ amount }) => amount)));
    if (!spent.isZero() || found.spese_accessorie !== undefined) {
      sheet.figure(`${what}: expenses`, found.spese_accessorie, spent);
    }
    taxable = taxable.plus(expected.taxable);
    tax = tax.plus(expected.tax);
    if (way.esigibilita === 'S') split = split.plus(expected.tax);
  }
  for (const { aliquota_iva, natura, imponibile_importo } of rest) {
    sheet.say(`summary ${natura ?? aliquota_iva} of ${imponibile_importo}, which nothing is taxed by`);
  }
  return { taxable, tax, split };
}

function isSummaryOf(summary: DatiRiepilogo, tax: Tax, provisions: ReadonlySet<string | undefined>): boolean {
  const provision =
    tax.provision === undefined
      ? summary.riferimento_normativo === undefined || !provisions.has(summary.riferimento_normativo)
      : summary.riferimento_normativo === tax.provision;
  return (
    provision &&
    tax.rate.equals(summary.aliquota_iva) &&
    summary.natura === tax.natura &&
    summary.esigibilita_iva === tax.esigibilita
  );
}

/** Uses the VAT included in the prices if all charges at this rate include it; else computes it on the sum. */
function reckoned(
  group: readonly (Charge | Fund)[],
  { rate }: Tax,
): { readonly taxable: Exact; readonly tax: Exact } {
  const charges = group.filter((one): one is Charge => 'gross' in one);
  if (charges.length === group.length && charges.every(({ gross }) => gross)) return grossOf(charges, rate);
  const taxable = toCent(sum(group.map(({ amount }) => amount)));
  return { taxable, tax: toCent(percent(rate, taxable)) };
}

// Withholding and stamp duty.

/** Checks the total that the customer withholds. */
function checkWithholding(
  brief: InvoiceBrief,
  charges: readonly Charge[],
  funds: readonly Fund[],
  body: FatturaElettronicaBody,
  sheet: Worksheet,
): Exact {
  const found = body.dati_generali.dati_generali_documento.dati_ritenuta ?? [];
  const given = brief.ritenute ?? [];
  if (found.length !== given.length) sheet.say(`${found.length} withholdings, expected ${given.length}`);
  const under = sum([...charges, ...funds].filter(({ withheld }) => withheld).map(({ amount }) => amount));
  return sum(
    given.map(({ base, aliquota, tipo_ritenuta }, i) => {
      const on =
        base === undefined
          ? under
          : typeof base === 'object' && 'percentuale' in base
            ? percent(exact(base.percentuale), under)
            : euro(brief, exact(base));
      const amount = toCent(percent(exact(aliquota), on));
      sheet.text(`withholding ${i + 1}: kind`, found[i]?.tipo_ritenuta, tipo_ritenuta);
      sheet.figure(`withholding ${i + 1}: rate`, found[i]?.aliquota_ritenuta, exact(aliquota));
      sheet.figure(`withholding ${i + 1}: amount`, found[i]?.importo_ritenuta, amount);
      return amount;
    }),
  );
}

function checkStamp(
  brief: InvoiceBrief,
  charges: readonly Charge[],
  funds: readonly Fund[],
  body: FatturaElettronicaBody,
  sheet: Worksheet,
): void {
  const { bollo, divisa, cambio } = brief;
  const found = body.dati_generali.dati_generali_documento.dati_bollo;
  const bearing = [...charges.filter(({ stamp }) => stamp !== true), ...funds].filter(({ tax }) =>
    BEAR_STAMP.has(tax.natura ?? ''),
  );
  const due = sum(bearing.map(({ amount }) => amount))
    .dividedBy(perEuro(brief))
    .greaterThan(STAMP_ABOVE);
  const told = typeof bollo === 'object' ? bollo.addebito : bollo;
  const shown = told ?? due;
  sheet.text('stamp duty', found?.bollo_virtuale, shown ? 'SI' : undefined);
  // ImportoBollo would be read as an amount in the invoice's currency.
  const inEuro = (divisa ?? 'EUR') === 'EUR' || cambio !== undefined;
  if (shown && inEuro) sheet.figure('stamp duty', found?.importo_bollo, STAMP);
  if (shown && !inEuro) sheet.text('amount of the stamp duty', found?.importo_bollo, undefined);
}
