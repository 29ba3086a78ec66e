import { CODICE_FISCALE_FIELD_FINDINGS, checkCodiceFiscale } from '../identifiers/codiceFiscale.ts';
import { ALL, rule } from '../rule.ts';

export const c00306 = rule({
  code: '00306',
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.4.1.1', '1.4.1.2'], simplified: ['1.3.1.1', '1.3.1.2'] },
  decides: 'registry',
  findings: CODICE_FISCALE_FIELD_FINDINGS,
  check({ customer, registry }, report) {
    // If there is a VAT number, 00324 checks the fiscal code (Rappresentazione tabellare).
    if (customer.idFiscaleIva !== null) return;
    checkCodiceFiscale(customer.codiceFiscale, customer.idsPath, registry, report);
  },
});
