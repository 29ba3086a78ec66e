import { elementOf, numberOf } from '../../domain/facts/naming.ts';
import { ALL, rule } from '../rule.ts';

export const c00400 = rule({
  code: '00400',
  formats: ALL,
  scope: 'line',
  fields: { ordinary: ['2.2.1.1', '2.2.1.12', '2.2.1.14'], simplified: ['2.2.3.2', '2.2.4'] },
  decides: 'file',
  when: ({ some }) => some.zeroRate,
  findings: { natura: { severity: 'error' } },
  check(item, report) {
    if (item.rate !== 0 || item.natura !== null) return;
    report('natura', {
      path: item.path,
      params: { element: elementOf(item), number: numberOf(item), rate: item.rateText ?? '' },
    });
  },
});
