import { hasUnusedSummary, missingSummary } from '../../domain/facts/missingSummary.ts';
import { elementOf, numberOf } from '../../domain/facts/naming.ts';
import { Decimal } from '../../model/decimal.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00443 = rule({
  code: '00443',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    // The fix reads amounts and Natura.
    ordinary: [
      '2.1.1.1',
      '2.1.1.7.3',
      '2.1.1.7.5',
      '2.1.1.7.7',
      '2.2.1.1',
      '2.2.1.11',
      '2.2.1.12',
      '2.2.1.14',
      '2.2.2.1',
      '2.2.2.4',
      '2.2.2.5',
    ],
    simplified: [],
  },
  decides: 'file',
  findings: {
    missing: { severity: 'error', fix: 'amount' },
    // A warning: Elenco v2.0 compares in one direction only, the Rappresentazione tabellare in both.
    unused: { severity: 'warning' },
  },
  check(body, report) {
    let isPlain: boolean | undefined;
    for (const sums of body.sums.values()) {
      const { source, summary } = sums;
      if (source !== null && summary !== null) continue;
      const rated = source ?? summary;
      if (rated === null) continue;
      isPlain ??= !hasUnusedSummary(body);
      const fix = isPlain ? missingSummary(body, sums) : undefined;
      report(source === null ? 'unused' : 'missing', {
        path: rated.ratePath,
        params: {
          rate: Decimal.of(sums.rate, 2).toText(),
          element: elementOf(rated),
          number: numberOf(rated),
        },
        ...(fix === undefined ? {} : { fix }),
      });
    }
  },
});
