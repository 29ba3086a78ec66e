import { numberOf } from '../../domain/facts/naming.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00429 = rule({
  code: '00429',
  formats: ORDINARY,
  scope: 'summary',
  fields: { ordinary: ['2.2.2.1', '2.2.2.2'], simplified: [] },
  decides: 'file',
  findings: { natura: { severity: 'error' } },
  check(item, report) {
    if (item.rate !== 0 || item.natura !== null) return;
    report('natura', { path: item.path, params: { number: numberOf(item), rate: item.rateText ?? '' } });
  },
});
