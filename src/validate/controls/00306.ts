import { checkCodiceFiscale, codiceFiscaleFieldFindings } from '../identifiers/codiceFiscale.ts';
import { ALL, rule } from '../rule.ts';

export const c00306 = rule({
  code: '00306',
  title: { it: 'Codice fiscale del cessionario non valido', en: 'Fiscal code of the buyer not valid' },
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.4.1.1', '1.4.1.2'], simplified: ['1.3.1.1', '1.3.1.2'] },
  decides: 'registry',
  findings: codiceFiscaleFieldFindings({ it: 'del cessionario', en: 'of the buyer' }),
  check({ customer, registry }, report) {
    // Beside a VAT number it is 00324 that looks at the fiscal code (Rappresentazione tabellare).
    if (customer.idFiscaleIva !== null) return;
    checkCodiceFiscale(customer.codiceFiscale, customer.idsPath, registry, report);
  },
});
