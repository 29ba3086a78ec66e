import { Decimal } from '../../model/decimal.ts';
import type { DettaglioLinee } from '../../model/generated/invoice.ts';
import { decimal } from './kit/facts.ts';
import { ORDINARY, rule } from './kit/rule.ts';

/** Elenco dei controlli, 00423: the difference must be less than a cent. */
const TOLERANCE = Decimal.of(1, 2);

/**
 * Beyond it and below this, a warning: the text leaves open whether PrezzoTotale is rounded before it is
 * compared, and at least one maker's library accepts up to here.
 */
const GREY_ZONE = Decimal.of(2, 2);

const ONE = Decimal.of(1);

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
      message: {
        it: 'Il prezzo totale della riga {line} è {found}: dal prezzo unitario {price}, per quantità e sconti, risulta {expected}.',
        en: 'The total of line {line} is {found}: from the unit price {price}, by quantity and discounts, it is {expected}.',
      },
      help: {
        it: 'Scrivere {expected}, oppure correggere prezzo unitario, quantità o sconti: gli sconti in valore valgono per unità.',
        en: 'Write {expected}, or correct unit price, quantity or discounts: discounts by amount are per unit.',
      },
    },
    border: {
      severity: 'warning',
      message: {
        it: 'Il prezzo totale della riga {line} è {found}, quello esatto {expected}: lo scarto è di un centesimo o poco più e SdI potrebbe non accettarlo.',
        en: 'The total of line {line} is {found}, the exact one {expected}: the difference is a cent or little more, and SdI may not accept it.',
      },
      help: { it: 'Scrivere {expected}.', en: 'Write {expected}.' },
    },
  },
  check(item, report) {
    const { line } = item;
    if (line === null) return;
    const price = discountedPrice(line);
    const quantity = line.quantita === undefined ? ONE : decimal(line.quantita);
    const expected = price.times(quantity);
    // Nearly every line is exactly right, and costs no more than this.
    if (item.amount.equals(expected)) return;
    const difference = item.amount.minus(expected).abs();
    if (difference.isLess(TOLERANCE)) return;
    const to = written(expected, line.prezzo_totale);
    const path = `${item.path}/prezzo_totale`;
    report(difference.isLess(GREY_ZONE) ? 'border' : 'total', {
      path,
      params: {
        line: line.numero_linea,
        found: line.prezzo_totale,
        price: line.prezzo_unitario,
        expected: to,
        exact: expected.toText(),
      },
      fix: { op: 'replace', path, from: line.prezzo_totale, to },
    });
  },
});

/** The unit price after discounts, each on what the one before it left; nothing is rounded. */
function discountedPrice(line: DettaglioLinee): Decimal {
  let price = decimal(line.prezzo_unitario);
  if (line.sconto_maggiorazione === undefined) return price;
  for (const { tipo, percentuale, importo } of line.sconto_maggiorazione) {
    // The amount wins where both are given (official example 3).
    const delta = importo === undefined ? decimal(percentuale).percentOf(price) : decimal(importo);
    price = tipo === 'SC' ? price.minus(delta) : price.plus(delta);
  }
  return price;
}

/** With the decimals that the total has: two are enough, the difference stays under the tolerance. */
function written(total: Decimal, found: string): string {
  const places = found.length - found.indexOf('.') - 1;
  return total.rounded(places).toText();
}
