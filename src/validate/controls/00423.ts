import { decimal } from '../../domain/amounts.ts';
import { afterSteps } from '../../domain/discounts.ts';
import { LINE_TOLERANCE } from '../../domain/tolerances.ts';
import { Decimal, isPlainProduct } from '../../model/decimal.ts';
import type { DettaglioLinee } from '../../model/generated/invoice.ts';
import { ORDINARY, rule } from '../rule.ts';

/**
 * A difference between the tolerance and this limit is a warning: the source does not say if PrezzoTotale is rounded
 * before the comparison, and at least one library of a vendor accepts differences up to this limit.
 */
const GREY_ZONE = Decimal.of(2, 2);

/** The quantity of a line without Quantita (official text of 00423). */
const WHOLE = '1';

export const c00423 = rule({
  code: '00423',
  formats: ORDINARY,
  scope: 'line',
  fields: { ordinary: ['2.2.1.1', '2.2.1.5', '2.2.1.9', '2.2.1.10', '2.2.1.11'], simplified: [] },
  decides: 'file',
  findings: {
    total: { severity: 'error', fix: 'amount' },
    perLine: { severity: 'error' },
    border: { severity: 'warning', fix: 'amount' },
  },
  check(item, report) {
    const { line, amount } = item;
    if (line === null) return;
    // Fast path: nearly every line is exactly right.
    const { prezzo_unitario: unit, quantita = WHOLE, sconto_maggiorazione: steps } = line;
    if (steps === undefined && isPlainProduct(amount, unit, quantita)) return;
    const price = decimal(line.prezzo_unitario);
    const quantity = decimal(quantita);
    const expected = discounted(price, line, 'importo').times(quantity);
    const difference = amount.minus(expected).abs();
    if (difference.isLess(LINE_TOLERANCE)) return;
    const to = written(expected, line.prezzo_totale);
    const path = `${item.path}/prezzo_totale`;
    const params = {
      line: line.numero_linea,
      found: line.prezzo_totale,
      price: line.prezzo_unitario,
      expected: to,
      exact: expected.toText(),
    };
    const isPerLine = isNear(amount, discounted(price.times(quantity), line, 'importo'));
    const isByPercent = isNear(amount, discounted(price, line, 'percentuale').times(quantity));
    const name = difference.isLess(GREY_ZONE) ? 'border' : isPerLine ? 'perLine' : 'total';
    // Correct under another reading: the total may be as intended, and the discount wrong.
    if (isPerLine || isByPercent) report(name, { path, params });
    else report(name, { path, params, fix: { op: 'replace', path, from: line.prezzo_totale, to } });
  },
});

/** A price after the discounts of the line. The unofficial reading (`percentuale`) reveals what was intended. */
function discounted(
  price: Decimal,
  { sconto_maggiorazione: steps }: DettaglioLinee,
  wins: 'importo' | 'percentuale',
): Decimal {
  return steps === undefined ? price : afterSteps(price, steps, wins);
}

function isNear(amount: Decimal, reading: Decimal): boolean {
  return amount.compareDifference(reading, LINE_TOLERANCE) < 0;
}

/** The total with as many decimals as the value found. Two are enough to stay within the tolerance. */
function written(total: Decimal, found: string): string {
  const places = found.length - found.indexOf('.') - 1;
  return total.rounded(places).toText();
}
