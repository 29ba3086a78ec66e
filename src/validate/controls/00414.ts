import { numberOf } from '../../domain/facts/naming.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00414 = rule({
  code: '00414',
  title: {
    it: 'Natura presente su una cassa previdenziale con aliquota diversa da zero',
    en: 'Natura on a pension fund contribution with a rate other than zero',
  },
  formats: ORDINARY,
  scope: 'cassa',
  fields: { ordinary: ['2.1.1.7.1', '2.1.1.7.5', '2.1.1.7.7'], simplified: [] },
  decides: 'file',
  findings: {
    natura: {
      severity: 'error',
      message: {
        it: 'DatiCassaPrevidenziale {number} ({fund}) ha Natura {natura} e aliquota {rate}: un contributo con IVA non ha Natura.',
        en: 'DatiCassaPrevidenziale {number} ({fund}) has Natura {natura} and the rate {rate}: a contribution with VAT has no Natura.',
      },
      help: {
        it: "Togliere Natura se l'IVA si applica al contributo; se non si applica, scrivere 0.00 come aliquota.",
        en: 'Take Natura away where the contribution bears VAT; where it does not, write 0.00 as the rate.',
      },
    },
  },
  // No document is exempt: what TD16 may do on lines and summaries no source lets it do here.
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
