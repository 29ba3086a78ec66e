import { CODICE_FISCALE_FIELD_FINDINGS, checkCodiceFiscale } from '../identifiers/codiceFiscale.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00302 = rule({
  code: '00302',
  formats: ORDINARY,
  scope: 'file',
  fields: { ordinary: ['1.2.1.2'], simplified: [] },
  decides: 'registry',
  findings: CODICE_FISCALE_FIELD_FINDINGS,
  check({ supplier, registry }, report) {
    checkCodiceFiscale(supplier.codiceFiscale, supplier.idsPath, registry, report);
  },
});
