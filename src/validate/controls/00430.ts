import { allowsNaturaBesideRate } from '../../domain/documents.ts';
import { numberOf } from '../../domain/facts/naming.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00430 = rule({
  code: '00430',
  formats: ORDINARY,
  scope: 'summary',
  fields: { ordinary: ['2.1.1.1', '2.2.2.1', '2.2.2.2'], simplified: [] },
  decides: 'file',
  findings: { natura: { severity: 'error' } },
  check(item, report) {
    if (item.natura === null || item.rate === 0) return;
    if (allowsNaturaBesideRate(item.body.tipoDocumento)) return;
    report('natura', {
      path: item.naturaPath,
      params: { number: numberOf(item), natura: item.natura, rate: item.rateText ?? '' },
    });
  },
});
