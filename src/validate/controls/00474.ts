import { documentTypes } from '../../domain/documents.ts';
import { numberOf } from '../../domain/facts/naming.ts';
import { ORDINARY, rule } from '../rule.ts';

/** TD21, the self-invoice for plafond overrun. */
const TAXED = documentTypes(({ alwaysTaxed }) => alwaysTaxed === true);

export const c00474 = rule({
  code: '00474',
  title: {
    it: 'Aliquota zero non ammessa per il tipo di documento',
    en: 'Rate zero not allowed for the kind of document',
  },
  formats: ORDINARY,
  scope: 'line',
  fields: { ordinary: ['2.1.1.1', '2.2.1.1', '2.2.1.12'], simplified: [] },
  decides: 'file',
  when: ({ some, tipoDocumento }) => some.zeroRate && TAXED.has(tipoDocumento),
  findings: {
    zero: {
      severity: 'error',
      message: {
        it: "La riga {line} ha aliquota {rate}: l'autofattura per splafonamento ({type}) serve a versare l'IVA.",
        en: 'Line {line} has the rate {rate}: the self-invoice for plafond overrun ({type}) is there to pay the VAT.',
      },
      help: {
        it: "Scrivere l'aliquota dell'acquisto che ha superato il plafond, oppure correggere TipoDocumento.",
        en: 'Write the rate of the purchase that overran the plafond, or correct TipoDocumento.',
      },
    },
  },
  check(item, report) {
    if (item.rate !== 0) return;
    report('zero', {
      path: item.ratePath,
      params: { line: numberOf(item), rate: item.rateText ?? '', type: item.body.tipoDocumento },
    });
  },
});
