import { decimal } from '../../domain/amounts.ts';
import { numberOf } from '../../domain/facts/naming.ts';
import { TAX_TOLERANCE } from '../../domain/tolerances.ts';
import { Decimal } from '../../model/decimal.ts';
import { ORDINARY, rule } from '../rule.ts';

/**
 * The source does not say if the tax is compared with the exact or with the rounded amount. A difference beyond the
 * tolerance from the exact amount, but within this limit from the rounded one, is a warning: several libraries accept
 * it.
 */
const GREY_ZONE = Decimal.of(1, 2);

export const c00421 = rule({
  code: '00421',
  formats: ORDINARY,
  scope: 'summary',
  fields: { ordinary: ['2.2.2.1', '2.2.2.5', '2.2.2.6'], simplified: [] },
  decides: 'file',
  findings: {
    tax: { severity: 'error', fix: 'amount' },
    border: { severity: 'warning', fix: 'amount' },
  },
  check(item, report) {
    const { summary, rate } = item;
    if (summary === null || rate === null) return;
    const exact = Decimal.of(rate, 2).percentOf(item.amount);
    const tax = decimal(summary.imposta);
    if (tax.compareDifference(exact, TAX_TOLERANCE) < 0) return;
    const rounded = exact.rounded(2);
    const isBorder = tax.compareDifference(rounded, GREY_ZONE) <= 0;
    const path = `${item.path}/imposta`;
    const to = rounded.toText();
    report(isBorder ? 'border' : 'tax', {
      path,
      params: {
        number: numberOf(item),
        found: summary.imposta,
        rate: summary.aliquota_iva,
        taxable: summary.imponibile_importo,
        expected: to,
        exact: exact.toText(),
      },
      fix: { op: 'replace', path, from: summary.imposta, to },
    });
  },
});
