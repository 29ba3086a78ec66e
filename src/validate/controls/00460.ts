import { compareDates } from '../../model/civilDate.ts';
import { Decimal } from '../../model/decimal.ts';
import type { BodyFacts } from './kit/facts.ts';
import { rule, SIMPLIFIED } from './kit/rule.ts';

/** Of a simplified invoice, tax included; 100.00 until DM 10 May 2019, which SdI no longer asks. */
const LIMIT = Decimal.of(400);

/** Regimes that have no limit, since this edition of the specification (1.9); known from secondary sources only. */
const UNLIMITED_REGIMES: readonly string[] = ['RF19', 'RF20'];
const UNLIMITED_SINCE = '2025-04-01';

export const c00460 = rule({
  code: '00460',
  title: {
    it: 'Importo oltre il limite della fattura semplificata',
    en: 'Amount over the limit of a simplified invoice',
  },
  formats: SIMPLIFIED,
  scope: 'body',
  fields: { ordinary: [], simplified: ['1.2.10', '2.1.1.3', '2.1.2', '2.2.2'] },
  decides: 'file',
  findings: {
    limit: {
      severity: 'error',
      message: {
        it: 'Gli importi sommano {total}: una fattura semplificata arriva a {limit}, IVA compresa.',
        en: 'The amounts add up to {total}: a simplified invoice goes to {limit}, VAT included.',
      },
      help: {
        it: 'Emettere una fattura ordinaria (FPR12); se il documento ne rettifica un altro, indicarlo in DatiFatturaRettificata.',
        en: 'Issue an ordinary invoice (FPR12); if the document corrects another, name it in DatiFatturaRettificata.',
      },
    },
  },
  check(body, report) {
    const { lines } = body;
    const [first] = lines;
    if (first === undefined) return;
    let total = Decimal.zero;
    for (const { amount } of lines) total = total.plus(amount);
    if (!LIMIT.isLess(total) || isExempt(body)) return;
    report('limit', {
      path: first.path,
      params: { total: total.toText(), limit: LIMIT.toText(), items: lines.length },
    });
  },
});

function isExempt({ simplified, file, data }: BodyFacts): boolean {
  if (simplified?.dati_generali.dati_fattura_rettificata !== undefined) return true;
  if (!UNLIMITED_REGIMES.includes(file.regimeFiscale)) return false;
  return compareDates(file.specDay ?? data, UNLIMITED_SINCE) >= 0;
}
