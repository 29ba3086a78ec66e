import type { BodyFacts } from '../../domain/facts/body.ts';
import { hasNoSimplifiedLimit } from '../../domain/regimes.ts';
import { SIMPLIFIED_LIMIT } from '../../domain/thresholds.ts';
import { Decimal } from '../../model/decimal.ts';
import { rule, SIMPLIFIED } from '../rule.ts';

export const c00460 = rule({
  code: '00460',
  formats: SIMPLIFIED,
  scope: 'body',
  fields: { ordinary: [], simplified: ['1.2.10', '2.1.1.3', '2.1.2', '2.2.2'] },
  decides: 'file',
  findings: { limit: { severity: 'error' } },
  check(body, report) {
    const { lines } = body;
    const [first] = lines;
    if (first === undefined) return;
    let total = Decimal.zero;
    for (const { amount } of lines) total = total.plus(amount);
    if (!SIMPLIFIED_LIMIT.isLess(total) || isExempt(body)) return;
    report('limit', {
      path: first.path,
      params: { total: total.toText(), limit: SIMPLIFIED_LIMIT.toText(), items: lines.length },
    });
  },
});

function isExempt({ simplified, file, data }: BodyFacts): boolean {
  if (simplified?.dati_generali.dati_fattura_rettificata !== undefined) return true;
  return hasNoSimplifiedLimit(file.regimeFiscale, file.specDay ?? data);
}
