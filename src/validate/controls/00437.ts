import { ORDINARY, rule } from '../rule.ts';

export const c00437 = rule({
  code: '00437',
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.1.1.8', '2.1.1.8.1', '2.1.1.8.2', '2.1.1.8.3'], simplified: [] },
  decides: 'file',
  findings: { empty: { severity: 'error' } },
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
