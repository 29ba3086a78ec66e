import { numberOf } from '../../domain/facts/naming.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00413 = rule({
  code: '00413',
  title: {
    it: 'Natura assente su una cassa previdenziale con aliquota zero',
    en: 'Natura missing on a pension fund contribution with rate zero',
  },
  formats: ORDINARY,
  scope: 'cassa',
  fields: { ordinary: ['2.1.1.7.1', '2.1.1.7.5', '2.1.1.7.7'], simplified: [] },
  decides: 'file',
  findings: {
    natura: {
      severity: 'error',
      message: {
        it: 'DatiCassaPrevidenziale {number} ({fund}) ha aliquota {rate} e nessuna Natura.',
        en: 'DatiCassaPrevidenziale {number} ({fund}) has the rate {rate} and no Natura.',
      },
      help: {
        it: "Indicare in Natura perché l'IVA non si applica al contributo, di norma per lo stesso motivo delle righe (per i forfettari N2.2); altrimenti correggere l'aliquota.",
        en: 'Say in Natura why the contribution bears no VAT, as a rule for the same reason as the lines (N2.2 under the flat-rate regime); else correct the rate.',
      },
    },
  },
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
