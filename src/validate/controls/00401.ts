import { allowsNaturaBesideRate } from '../../domain/documents.ts';
import { elementOf, numberOf } from '../../domain/facts/naming.ts';
import { ALL, rule } from '../rule.ts';

export const c00401 = rule({
  code: '00401',
  title: {
    it: 'Natura presente su una riga con aliquota diversa da zero',
    en: 'Natura on a line with a rate other than zero',
  },
  formats: ALL,
  scope: 'line',
  fields: {
    ordinary: ['2.1.1.1', '2.2.1.1', '2.2.1.12', '2.2.1.14'],
    simplified: ['2.1.1.1', '2.2.3.2', '2.2.4'],
  },
  decides: 'file',
  when: ({ some, tipoDocumento }) => some.natura && !allowsNaturaBesideRate(tipoDocumento),
  findings: {
    natura: {
      severity: 'error',
      message: {
        it: "{element} {number} ha Natura {natura} e aliquota {rate}: un'operazione con IVA non ha Natura.",
        en: '{element} {number} has Natura {natura} and the rate {rate}: a supply with VAT has no Natura.',
      },
      help: {
        it: "Togliere Natura se l'IVA si applica; se non si applica, scrivere 0.00 come aliquota.",
        en: 'Take Natura away where VAT applies; where it does not, write 0.00 as the rate.',
      },
    },
  },
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
