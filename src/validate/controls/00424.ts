import type { TaxedAmount } from '../../domain/facts/body.ts';
import { elementOf, numberOf } from '../../domain/facts/naming.ts';
import { Decimal } from '../../model/decimal.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

/** One percent, in hundredths of a percent: a lower rate is a fraction (Elenco dei controlli, 00424). */
const ONE_PERCENT = 100;

export const c00424 = rule({
  code: '00424',
  formats: ALL,
  scope: 'body',
  fields: { ordinary: ['2.1.1.7.5', '2.2.1.1', '2.2.1.12', '2.2.2.1'], simplified: ['2.2.3.2'] },
  decides: 'file',
  findings: { fraction: { severity: 'error' } },
  check({ lines, cassa, summaries }, report) {
    checkRates(cassa, report);
    checkRates(lines, report);
    checkRates(summaries, report);
  },
});

function checkRates(all: readonly TaxedAmount[], report: ReportFinding<'fraction'>): void {
  for (const one of all) {
    const { rate } = one;
    if (rate === null || rate === 0 || rate >= ONE_PERCENT) continue;
    report('fraction', {
      path: one.ratePath,
      params: {
        element: elementOf(one),
        number: numberOf(one),
        found: one.rateText ?? '',
        percent: Decimal.of(rate).toText(2),
      },
    });
  }
}
