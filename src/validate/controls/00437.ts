import { ORDINARY, rule } from '../rule.ts';

export const c00437 = rule({
  code: '00437',
  title: {
    it: 'Sconto o maggiorazione del documento senza percentuale e senza importo',
    en: 'Discount or surcharge of the document without percentage and amount',
  },
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.1.1.8', '2.1.1.8.1', '2.1.1.8.2', '2.1.1.8.3'], simplified: [] },
  decides: 'file',
  findings: {
    empty: {
      severity: 'error',
      message: {
        it: 'ScontoMaggiorazione {number} del documento ha Tipo {type} e né Percentuale né Importo.',
        en: 'ScontoMaggiorazione {number} of the document has Tipo {type} and neither Percentuale nor Importo.',
      },
      help: {
        it: 'Scrivere Percentuale o Importo, oppure togliere il blocco.',
        en: 'Write Percentuale or Importo, or take the block away.',
      },
    },
  },
  check(body, report) {
    const discounts = body.ordinary?.dati_generali.dati_generali_documento.sconto_maggiorazione;
    if (discounts === undefined) return;
    for (const [index, { tipo, percentuale, importo }] of discounts.entries()) {
      if (percentuale !== undefined || importo !== undefined) continue;
      report('empty', {
        path: `${body.documentPath}/sconto_maggiorazione/${index}`,
        params: { number: index + 1, type: tipo },
      });
    }
  },
});
