import { decimal } from '../../domain/amounts.ts';
import { afterSteps } from '../../domain/discounts.ts';
import { Decimal, isPlainProduct } from '../../model/decimal.ts';
import type { DettaglioLinee } from '../../model/generated/invoice.ts';
import { ORDINARY, rule } from '../rule.ts';

/** Elenco dei controlli, 00423: the difference must be less than a cent. */
const TOLERANCE = Decimal.of(1, 2);

/**
 * Beyond it and below this, a warning: the text leaves open whether PrezzoTotale is rounded before it is
 * compared, and at least one maker's library accepts up to here.
 */
const GREY_ZONE = Decimal.of(2, 2);

/** A line without Quantita has one (official text of 00423). */
const WHOLE = '1';

export const c00423 = rule({
  code: '00423',
  title: { it: 'PrezzoTotale della riga non calcolato secondo le regole', en: 'Line total not as computed' },
  formats: ORDINARY,
  scope: 'line',
  fields: { ordinary: ['2.2.1.1', '2.2.1.5', '2.2.1.9', '2.2.1.10', '2.2.1.11'], simplified: [] },
  decides: 'file',
  findings: {
    total: {
      severity: 'error',
      fix: 'amount',
      message: {
        it: 'Il prezzo totale della riga {line} è {found}: dal prezzo unitario {price}, per quantità e sconti, risulta {expected}.',
        en: 'The total of line {line} is {found}: from the unit price {price}, by quantity and discounts, it is {expected}.',
      },
      help: {
        it: 'Scrivere {expected}, oppure correggere prezzo unitario, quantità o sconti: Importo vale per unità, e prevale su Percentuale.',
        en: 'Write {expected}, or correct unit price, quantity or discounts: Importo is per unit, and wins over Percentuale.',
      },
    },
    perLine: {
      severity: 'error',
      message: {
        it: 'Il prezzo totale della riga {line} è {found}, con gli sconti in valore contati una volta sulla riga: valgono per unità, e risulta {expected}.',
        en: 'The total of line {line} is {found}, with discounts by amount taken once from the line: they are per unit, and it is {expected}.',
      },
      help: {
        it: "Se lo sconto è dell'intera riga, scrivere in Importo la parte di una sola unità, oppure Percentuale. Se è di ogni unità, scrivere {expected}.",
        en: 'If the discount is for the whole line, write in Importo the part of one unit, or Percentuale instead. If it is for each unit, write {expected}.',
      },
    },
    border: {
      severity: 'warning',
      fix: 'amount',
      message: {
        it: 'Il prezzo totale della riga {line} è {found}, quello esatto {expected}: lo scarto è di un centesimo o poco più e SdI potrebbe non accettarlo.',
        en: 'The total of line {line} is {found}, the exact one {expected}: the difference is a cent or little more, and SdI may not accept it.',
      },
      help: { it: 'Scrivere {expected}.', en: 'Write {expected}.' },
    },
  },
  check(item, report) {
    const { line, amount } = item;
    if (line === null) return;
    // Nearly every line is exactly right, and costs no more than this.
    const { prezzo_unitario: unit, quantita = WHOLE, sconto_maggiorazione: steps } = line;
    if (steps === undefined && isPlainProduct(amount, unit, quantita)) return;
    const price = decimal(line.prezzo_unitario);
    const quantity = decimal(quantita);
    const expected = discounted(price, line, 'importo').times(quantity);
    const difference = amount.minus(expected).abs();
    if (difference.isLess(TOLERANCE)) return;
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
    // Right by another reading: the total may be what was meant, and the discount what is wrong.
    if (isPerLine || isByPercent) report(name, { path, params });
    else report(name, { path, params, fix: { op: 'replace', path, from: line.prezzo_totale, to } });
  },
});

/** A price after the discounts of the line; the reading that is not the official one tells what was meant. */
function discounted(
  price: Decimal,
  { sconto_maggiorazione: steps }: DettaglioLinee,
  wins: 'importo' | 'percentuale',
): Decimal {
  return steps === undefined ? price : afterSteps(price, steps, wins);
}

function isNear(amount: Decimal, reading: Decimal): boolean {
  return amount.minus(reading).abs().isLess(TOLERANCE);
}

/** With the decimals that the total has: two are enough, the difference stays under the tolerance. */
function written(total: Decimal, found: string): string {
  const places = found.length - found.indexOf('.') - 1;
  return total.rounded(places).toText();
}
