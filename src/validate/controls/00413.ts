import { numberOf } from '../../domain/facts/naming.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00413 = rule({
  code: '00413',
  formats: ORDINARY,
  scope: 'cassa',
  fields: { ordinary: ['2.1.1.7.1', '2.1.1.7.5', '2.1.1.7.7'], simplified: [] },
  decides: 'file',
  findings: { natura: { severity: 'error' } },
  check(item, report) {
    if (item.rate !== 0 || item.natura !== null) return;
    report('natura', {
      path: item.path,
      params: {
        number: numberOf(item),
        fund: item.cassa?.tipo_cassa ?? '',
        rate: item.rateText ?? '',
      },
    });
  },
});
