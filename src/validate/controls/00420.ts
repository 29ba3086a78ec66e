import { numberOf } from '../../domain/facts/naming.ts';
import { isReverseCharge } from '../../domain/natura.ts';
import { ORDINARY, rule } from '../rule.ts';

/** EsigibilitaIVA of split payment: the buyer pays the VAT instead of the supplier (art. 17-ter DPR 633/72). */
const SPLIT_PAYMENT = 'S';

export const c00420 = rule({
  code: '00420',
  formats: ORDINARY,
  scope: 'summary',
  fields: { ordinary: ['2.2.2.2', '2.2.2.7'], simplified: [] },
  decides: 'file',
  findings: { split: { severity: 'error' } },
  check(item, report) {
    const { natura, summary } = item;
    if (natura === null || summary?.esigibilita_iva !== SPLIT_PAYMENT) return;
    if (!isReverseCharge(natura)) return;
    report('split', { path: `${item.path}/esigibilita_iva`, params: { number: numberOf(item), natura } });
  },
});
