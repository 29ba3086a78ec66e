import { numberOf } from '../../domain/facts/naming.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00414 = rule({
  code: '00414',
  formats: ORDINARY,
  scope: 'cassa',
  fields: { ordinary: ['2.1.1.7.1', '2.1.1.7.5', '2.1.1.7.7'], simplified: [] },
  decides: 'file',
  findings: { natura: { severity: 'error' } },
  // No exception: no source extends that of TD16 for lines and summaries to pension funds.
  check(item, report) {
    if (item.natura === null || item.rate === 0) return;
    report('natura', {
      path: item.naturaPath,
      params: {
        number: numberOf(item),
        fund: item.cassa?.tipo_cassa ?? '',
        natura: item.natura,
        rate: item.rateText ?? '',
      },
    });
  },
});
