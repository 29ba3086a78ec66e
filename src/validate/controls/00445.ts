import type { TaxedAmount } from '../../domain/facts/body.ts';
import { elementOf, numberOf } from '../../domain/facts/naming.ts';
import { GENERIC_NATURA } from '../../domain/natura.ts';
import { compareDates } from '../../model/civilDate.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

/** First document date for which the generic codes are not allowed (Elenco dei controlli, 00445). */
const SINCE = '2021-01-01';

export const c00445 = rule({
  code: '00445',
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: ['2.1.1.3', '2.1.1.7.7', '2.2.1.1', '2.2.1.14', '2.2.2.2'],
    simplified: ['2.1.1.3', '2.2.4'],
  },
  decides: 'file',
  findings: { generic: { severity: 'error' } },
  check({ lines, cassa, summaries, data }, report) {
    if (compareDates(data, SINCE) < 0) return;
    checkNaturas(cassa, data, report);
    checkNaturas(lines, data, report);
    checkNaturas(summaries, data, report);
  },
});

function checkNaturas(all: readonly TaxedAmount[], date: string, report: ReportFinding<'generic'>): void {
  for (const one of all) {
    const { natura } = one;
    if (natura === null) continue;
    const codes = GENERIC_NATURA.get(natura);
    if (codes === undefined) continue;
    report('generic', {
      path: one.naturaPath,
      params: { element: elementOf(one), number: numberOf(one), natura, since: SINCE, date, codes },
    });
  }
}
