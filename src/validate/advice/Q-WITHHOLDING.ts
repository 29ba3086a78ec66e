import { decimal } from '../../domain/amounts.ts';
import { isCreditNote, isDebitNote, isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { isIncomeTax } from '../../domain/facts/withholding.ts';
import { mayBeWithheld } from '../../domain/regimes.ts';
import { Decimal } from '../../model/decimal.ts';
import type { DatiRitenuta } from '../../model/generated/invoice.ts';
import { ORDINARY, rule } from '../rule.ts';

/**
 * Portions of the fee on which tax is withheld, in percent, by CausalePagamento, if fixed by law. For other reasons a
 * part may be exempt, so that any base is possible.
 */
const PARTS: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  // The whole fee; less for professionals who moved to Italy (D.Lgs. 147/2015, art. 16; D.Lgs. 209/2023, art. 5).
  ['A', [100, 50, 40, 30, 10]],
  // Authors deduct 25%, or 40% if under 35 years of age (TUIR, art. 54, c. 8).
  ['B', [100, 75, 60]],
  // Half of a commission, or a fifth for agents with employees; 78% for door-to-door sales (DPR 600/1973, art. 25-bis).
  ...['Q', 'R', 'S', 'T', 'U', 'V'].map((reason) => [reason, [100, 78, 50, 20]] as const),
]);

/** Tolerance: one cent per line for rounding, and at least five cents. */
const CENT = Decimal.of(1, 2);
const LEAST_TOLERANCE = Decimal.of(5, 2);

export const qWithholding = rule({
  code: 'Q-WITHHOLDING',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: [
      '1.2.1.8',
      '2.1.1.1',
      '2.1.1.5',
      '2.1.1.7.3',
      '2.1.1.7.6',
      '2.1.1.10',
      '2.2.1.11',
      '2.2.1.13',
      '2.2.2.5',
      '2.2.2.6',
      '2.2.2.7',
    ],
    simplified: [],
  },
  decides: 'file',
  findings: {
    excess: { severity: 'warning' },
    shortfall: { severity: 'warning' },
    sign: { severity: 'warning' },
    unmarked: { severity: 'warning' },
    regime: { severity: 'warning' },
  },
  check(body, report) {
    const withheld = withheldBy(body);
    const [first] = withheld;
    if (first === undefined || isSelfInvoice(body.tipoDocumento)) return;
    const { expected: total, withheld: whole } = body.total;
    if (!total.isZero && total.isNegative !== whole.isNegative) {
      report('sign', { path: first.path, params: { found: whole.toText(), total: total.toText() } });
      return;
    }
    const taxes = withheld.filter(({ block }) => isIncomeTax(block.tipo_ritenuta));
    const [tax] = taxes;
    if (tax === undefined) return;
    const { regimeFiscale: regime } = body.file;
    if (!mayBeWithheld(regime) && !isOfAnEarlierInvoice(body.tipoDocumento)) {
      const { tipo_ritenuta: type, importo_ritenuta: found } = tax.block;
      report('regime', { path: tax.path, params: { regime, type, found } });
    }
    const base = baseOf(body);
    // Withholding may apply only to a pension fund contribution; a higher amount must come from lines.
    if (base.count === 0 && taxes.some((one) => isExcess(one, base))) {
      const types = [...new Set(taxes.map(({ block }) => block.tipo_ritenuta))];
      report('unmarked', { path: tax.path, params: { types, found: sumOf(taxes).toText() } });
      return;
    }
    for (const one of taxes) {
      const flaw = flawOf(one, taxes, base);
      if (flaw === null) continue;
      const { aliquota_ritenuta: rate, causale_pagamento: reason, importo_ritenuta: found } = one.block;
      const expected = decimal(rate).percentOf(base.whole).rounded(2).toText();
      const params = { found, rate, base: base.whole.toText(), expected, reason };
      report(flaw, { path: `${one.path}/importo_ritenuta`, params });
    }
  },
});

interface Withheld {
  readonly block: DatiRitenuta;
  readonly path: string;
  readonly amount: Decimal;
}

/** The blocks with an amount withheld. */
function withheldBy({ ordinary, documentPath }: BodyFacts): readonly Withheld[] {
  const blocks = ordinary?.dati_generali.dati_generali_documento.dati_ritenuta ?? [];
  return blocks.flatMap((block, index) => {
    const amount = decimal(block.importo_ritenuta);
    return amount.isZero ? [] : [{ block, amount, path: `${documentPath}/dati_ritenuta/${index}` }];
  });
}

/** True for credit and debit notes, which may correct an invoice from before the regime. */
function isOfAnEarlierInvoice(tipoDocumento: string): boolean {
  return isCreditNote(tipoDocumento) || isDebitNote(tipoDocumento);
}

interface Base {
  /** Number of lines subject to withholding. */
  readonly count: number;
  readonly lines: Decimal;
  /** Lines and pension fund contributions subject to withholding. */
  readonly whole: Decimal;
}

function baseOf({ lines, cassa }: BodyFacts): Base {
  let count = 0;
  let sum = Decimal.zero;
  for (const { line, amount } of lines) {
    if (line?.ritenuta !== 'SI') continue;
    count += 1;
    sum = sum.plus(amount);
  }
  let whole = sum;
  for (const { cassa: fund, amount } of cassa) if (fund?.ritenuta === 'SI') whole = whole.plus(amount);
  return { count, lines: sum, whole };
}

function sumOf(withheld: readonly Withheld[]): Decimal {
  return withheld.reduce((sum, { amount }) => sum.plus(amount), Decimal.zero);
}

function toleranceOf({ count }: Base): Decimal {
  const byLine = CENT.times(Decimal.of(count));
  return byLine.isLess(LEAST_TOLERANCE) ? LEAST_TOLERANCE : byLine;
}

/** True if more is withheld than the rate gives. Funds marked with Ritenuta may be excluded from the base. */
function isExcess({ block, amount }: Withheld, base: Base): boolean {
  const rate = decimal(block.aliquota_ritenuta);
  const found = amount.abs().minus(toleranceOf(base));
  return [base.lines, base.whole].every((one) => rate.percentOf(one).abs().isLess(found));
}

/**
 * The flaw of a withholding. Several withholdings with the same rate may share the base. With different rates, the file
 * does not state which lines belong to which, so only excess is reported.
 */
function flawOf(one: Withheld, taxes: readonly Withheld[], base: Base): 'excess' | 'shortfall' | null {
  if (isExcess(one, base)) return 'excess';
  const rate = decimal(one.block.aliquota_ritenuta);
  const parts = PARTS.get(one.block.causale_pagamento);
  if (parts === undefined || taxes.some(({ block }) => !decimal(block.aliquota_ritenuta).equals(rate))) {
    return null;
  }
  const tolerance = toleranceOf(base);
  const expected = [base.lines, base.whole].flatMap((whole) =>
    parts.map((part) => rate.percentOf(Decimal.of(part).percentOf(whole)).abs()),
  );
  const found = [one.amount, sumOf(taxes)].map((amount) => amount.abs());
  const fits = expected.some((right) => found.some((is) => right.compareDifference(is, tolerance) <= 0));
  return fits ? null : 'shortfall';
}
