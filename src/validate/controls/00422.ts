import type { RateSums } from '../../domain/facts/body.ts';
import { fitsTaxable } from '../../domain/facts/sums.ts';
import { TAXABLE_TOLERANCE } from '../../domain/tolerances.ts';
import { Decimal } from '../../model/decimal.ts';
import { ORDINARY, type RuleFix, rule } from '../rule.ts';

export const c00422 = rule({
  code: '00422',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: ['2.1.1.7.3', '2.1.1.7.5', '2.2.1.11', '2.2.1.12', '2.2.2.1', '2.2.2.4', '2.2.2.5'],
    simplified: [],
  },
  decides: 'file',
  findings: {
    taxable: { severity: 'error', fix: 'amount' },
    missing: { severity: 'error' },
    unused: { severity: 'error' },
  },
  check(body, report) {
    for (const sums of body.sums.values()) {
      const { source, summary, charged, rounding, taxable } = sums;
      const exact = charged.plus(rounding);
      if (taxable.compareDifference(exact, TAXABLE_TOLERANCE) < 0) continue;
      // A rate without a summary has no ImponibileImporto, so the finding is on its first line.
      const place = summary === null ? source?.ratePath : `${summary.path}/imponibile_importo`;
      if (place === undefined) continue;
      const expected = exact.rounded(2);
      const fix = taxableFix(sums, expected);
      report(summary === null ? 'missing' : source === null ? 'unused' : 'taxable', {
        path: place,
        params: {
          rate: Decimal.of(sums.rate, 2).toText(),
          found: taxable.toText(),
          expected: expected.toText(),
          exact: exact.toText(),
          charged: charged.toText(),
          rounding: rounding.toText(),
        },
        ...(fix === undefined ? {} : { fix }),
      });
    }
  },
});

/** The fix; only if the rate has a single block, and lines that determine its amount. */
function taxableFix({ source, summary, summaries }: RateSums, to: Decimal): RuleFix | undefined {
  if (source === null || summary === null || summaries !== 1) return undefined;
  if (!fitsTaxable(to)) return undefined;
  return {
    op: 'replace',
    path: `${summary.path}/imponibile_importo`,
    from: summary.amountText,
    to: to.toText(),
  };
}
