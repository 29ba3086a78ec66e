import { isSelfInvoice } from '../../domain/documents.ts';
import { ALL, rule } from '../rule.ts';

export const qNormativo = rule({
  code: 'Q-NORMATIVO',
  formats: ALL,
  scope: 'body',
  fields: { ordinary: ['2.1.1.1', '2.2.2.2', '2.2.2.8'], simplified: ['2.1.1.1', '2.2.4', '2.2.5'] },
  decides: 'file',
  findings: { missing: { severity: 'warning' } },
  check(body, report) {
    if (isSelfInvoice(body.tipoDocumento)) return;
    for (const one of body.summaries) {
      const { natura, summary } = one;
      if (natura !== null && summary?.riferimento_normativo === undefined) {
        report('missing', { path: one.path, params: { natura } });
      }
    }
    const { simplified } = body;
    if (simplified === null) return;
    for (const item of body.lines) {
      const { natura, index } = item;
      if (natura !== null && simplified.dati_beni_servizi[index]?.riferimento_normativo === undefined) {
        report('missing', { path: item.path, params: { natura } });
      }
    }
  },
});
