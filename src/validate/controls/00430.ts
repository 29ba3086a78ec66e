import { allowsNaturaBesideRate } from '../../domain/documents.ts';
import { numberOf } from '../../domain/facts/naming.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00430 = rule({
  code: '00430',
  title: {
    it: 'Natura presente su un riepilogo con aliquota diversa da zero',
    en: 'Natura on a summary with a rate other than zero',
  },
  formats: ORDINARY,
  scope: 'summary',
  fields: { ordinary: ['2.1.1.1', '2.2.2.1', '2.2.2.2'], simplified: [] },
  decides: 'file',
  findings: {
    natura: {
      severity: 'error',
      message: {
        it: 'DatiRiepilogo {number} ha Natura {natura} e aliquota {rate}: un riepilogo con IVA non ha Natura.',
        en: 'DatiRiepilogo {number} has Natura {natura} and the rate {rate}: a summary with VAT has no Natura.',
      },
      help: {
        it: "Togliere Natura se l'IVA si applica; se non si applica, scrivere 0.00 come aliquota e come imposta.",
        en: 'Take Natura away where VAT applies; where it does not, write 0.00 as rate and as tax.',
      },
    },
  },
  check(item, report) {
    if (item.natura === null || item.rate === 0) return;
    if (allowsNaturaBesideRate(item.body.tipoDocumento)) return;
    report('natura', {
      path: item.naturaPath,
      params: { number: numberOf(item), natura: item.natura, rate: item.rateText ?? '' },
    });
  },
});
