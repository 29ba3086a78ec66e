import { documentTypes } from '../../domain/documents.ts';
import { numberOf } from '../../domain/facts/naming.ts';
import { ORDINARY, rule } from '../rule.ts';

/** TD21, the self-invoice for plafond overrun. */
const TAXED = documentTypes(({ alwaysTaxed }) => alwaysTaxed === true);

export const c00474 = rule({
  code: '00474',
  formats: ORDINARY,
  scope: 'line',
  fields: { ordinary: ['2.1.1.1', '2.2.1.1', '2.2.1.12'], simplified: [] },
  decides: 'file',
  when: ({ some, tipoDocumento }) => some.zeroRate && TAXED.has(tipoDocumento),
  findings: { zero: { severity: 'error' } },
  check(item, report) {
    if (item.rate !== 0) return;
    report('zero', {
      path: item.ratePath,
      params: { line: numberOf(item), rate: item.rateText ?? '', type: item.body.tipoDocumento },
    });
  },
});
