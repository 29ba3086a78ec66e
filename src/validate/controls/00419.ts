import type { RateSums } from '../../domain/facts/body.ts';
import { missingSummary } from '../../domain/facts/missingSummary.ts';
import { Decimal } from '../../model/decimal.ts';
import { ORDINARY, rule } from '../rule.ts';

/** Maximum number of rates in a message. */
const NAMED = 10;

export const c00419 = rule({
  code: '00419',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    // The fix reads amounts and Natura.
    ordinary: [
      '2.1.1.1',
      '2.1.1.7.3',
      '2.1.1.7.5',
      '2.1.1.7.7',
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
  findings: { summaries: { severity: 'error', fix: 'amount' } },
  check(body, report) {
    const { sums, summaries } = body;
    let expected = 0;
    for (const { source } of sums.values()) if (source !== null) expected += 1;
    if (summaries.length >= expected) return;
    const rates = [...sums.values()].filter(({ source }) => source !== null);
    const missing = rates.filter(({ summary }) => summary === null);
    const [only] = missing;
    // A fix only if a single block is missing: then the rate of every existing summary is used by a line.
    const fix = only !== undefined && missing.length === 1 ? missingSummary(body, only) : undefined;
    report('summaries', {
      path: `${body.path}/dati_beni_servizi`,
      params: { expected, found: summaries.length, rates: texts(rates), missing: texts(missing) },
      ...(fix === undefined ? {} : { fix }),
    });
  },
});

function texts(rates: readonly RateSums[]): readonly string[] {
  const named = rates.slice(0, NAMED).map(({ rate }) => Decimal.of(rate, 2).toText());
  return rates.length > NAMED ? [...named, '…'] : named;
}
