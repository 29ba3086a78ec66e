import { allowsNaturaBesideRate } from '../../domain/documents.ts';
import { elementOf, numberOf } from '../../domain/facts/naming.ts';
import { ALL, rule } from '../rule.ts';

export const c00401 = rule({
  code: '00401',
  formats: ALL,
  scope: 'line',
  fields: {
    ordinary: ['2.1.1.1', '2.2.1.1', '2.2.1.12', '2.2.1.14'],
    simplified: ['2.1.1.1', '2.2.3.2', '2.2.4'],
  },
  decides: 'file',
  when: ({ some, tipoDocumento }) => some.natura && !allowsNaturaBesideRate(tipoDocumento),
  findings: { natura: { severity: 'error' } },
  check(item, report) {
    if (item.natura === null || item.rate === 0 || item.rate === null) return;
    report('natura', {
      path: item.naturaPath,
      params: {
        element: elementOf(item),
        number: numberOf(item),
        natura: item.natura,
        rate: item.rateText ?? '',
      },
    });
  },
});
