import { checkCodiceFiscale, codiceFiscaleFieldFindings } from '../identifiers/codiceFiscale.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00302 = rule({
  code: '00302',
  title: { it: 'Codice fiscale del cedente non valido', en: 'Fiscal code of the supplier not valid' },
  formats: ORDINARY,
  scope: 'file',
  fields: { ordinary: ['1.2.1.2'], simplified: [] },
  decides: 'registry',
  findings: codiceFiscaleFieldFindings({ it: 'del cedente', en: 'of the supplier' }),
  check({ supplier, registry }, report) {
    checkCodiceFiscale(supplier.codiceFiscale, supplier.idsPath, registry, report);
  },
});
