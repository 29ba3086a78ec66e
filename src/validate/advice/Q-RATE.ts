import { isCreditNote, isDebitNote, isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { KNOWN_RATES } from '../../domain/rates.ts';
import { compareDates } from '../../model/civilDate.ts';
import { ALL, rule } from '../rule.ts';

/** One percent, in hundredths of a percent. 00424 checks lower rates. */
const ONE_PERCENT = 100;

/** Past ordinary rates, with their last day (DL 138/2011, art. 2; DL 98/2011, art. 40). */
const PAST: ReadonlyMap<number, string> = new Map([
  [2000, '2011-09-16'],
  [2100, '2013-09-30'],
]);

export const qRate = rule({
  code: 'Q-RATE',
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: [
      '2.1.1.1',
      '2.1.1.3',
      '2.1.1.7.3',
      '2.1.1.7.5',
      '2.2.1.11',
      '2.2.1.12',
      '2.2.2.1',
      '2.2.2.4',
      '2.2.2.5',
    ],
    simplified: ['2.1.1.1', '2.1.1.3', '2.2.2', '2.2.3.2'],
  },
  decides: 'file',
  findings: {
    unknown: { severity: 'warning' },
    past: { severity: 'warning' },
  },
  check(body, report) {
    // Each rate is checked once, at its first occurrence.
    for (const { rate, source, summary } of body.sums.values()) {
      if (KNOWN_RATES.has(rate) || rate < ONE_PERCENT) continue;
      const first = source ?? summary;
      if (first === null) continue;
      const found = first.rateText ?? '';
      const last = PAST.get(rate);
      if (last === undefined) report('unknown', { path: first.ratePath, params: { found } });
      else if (compareDates(body.data, last) > 0 && !isOfThePast(body)) {
        report('past', { path: first.ratePath, params: { found, last, date: body.data } });
      }
    }
  },
});

/** True if the document may refer to an earlier operation. */
function isOfThePast({ tipoDocumento }: BodyFacts): boolean {
  return isCreditNote(tipoDocumento) || isDebitNote(tipoDocumento) || isSelfInvoice(tipoDocumento);
}
