import { TAXABLE_ROUNDING, TAXABLE_TOLERANCE } from '../../domain/tolerances.ts';
import { ORDINARY, rule } from '../rule.ts';

export const qTaxable = rule({
  code: 'Q-TAXABLE',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: ['2.1.1.7.3', '2.1.1.7.5', '2.2.1.11', '2.2.1.12', '2.2.2.1', '2.2.2.4', '2.2.2.5'],
    simplified: [],
  },
  decides: 'file',
  findings: { difference: { severity: 'warning' } },
  check(body, report) {
    for (const { charged, taxable, rounding, summary } of body.sums.values()) {
      if (summary === null) continue;
      const expected = charged.plus(rounding);
      const difference = taxable.minus(expected).abs();
      if (!TAXABLE_ROUNDING.isLess(difference) || !difference.isLess(TAXABLE_TOLERANCE)) continue;
      report('difference', {
        path: `${summary.path}/imponibile_importo`,
        params: {
          rate: summary.rateText ?? '',
          found: taxable.toText(),
          expected: expected.toText(),
          difference: difference.toText(),
        },
      });
    }
  },
});
