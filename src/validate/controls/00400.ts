import { elementOf, numberOf } from '../../domain/facts/naming.ts';
import { ALL, rule } from '../rule.ts';

export const c00400 = rule({
  code: '00400',
  title: {
    it: 'Natura assente su una riga con aliquota zero',
    en: 'Natura missing on a line with rate zero',
  },
  formats: ALL,
  scope: 'line',
  fields: { ordinary: ['2.2.1.1', '2.2.1.12', '2.2.1.14'], simplified: ['2.2.3.2', '2.2.4'] },
  decides: 'file',
  when: ({ some }) => some.zeroRate,
  findings: {
    natura: {
      severity: 'error',
      message: {
        it: '{element} {number} ha aliquota {rate} e nessuna Natura.',
        en: '{element} {number} has the rate {rate} and no Natura.',
      },
      help: {
        it: "Indicare in Natura perché l'IVA non si applica, ad esempio N4 se l'operazione è esente; se invece si applica, correggere l'aliquota.",
        en: 'Say in Natura why no VAT applies, such as N4 for exempt supplies; where VAT does apply, correct the rate.',
      },
    },
  },
  check(item, report) {
    if (item.rate !== 0 || item.natura !== null) return;
    report('natura', {
      path: item.path,
      params: { element: elementOf(item), number: numberOf(item), rate: item.rateText ?? '' },
    });
  },
});
