import { isItalian } from '../../domain/facts/party.ts';
import { CODICE_FISCALE_FIELD_FINDINGS, checkCodiceFiscale } from '../identifiers/codiceFiscale.ts';
import { ALL, rule } from '../rule.ts';

export const c00324 = rule({
  code: '00324',
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.4.1.1', '1.4.1.2'], simplified: ['1.3.1.1', '1.3.1.2'] },
  decides: 'registry',
  findings: CODICE_FISCALE_FIELD_FINDINGS,
  check({ customer, registry }, report) {
    const { idFiscaleIva, codiceFiscale, idsPath } = customer;
    if (codiceFiscale === null || idFiscaleIva === null || !isItalian(idFiscaleIva)) return;
    // A code that nobody has is not that of the VAT number's subject; alone it is 00306.
    checkCodiceFiscale(codiceFiscale, idsPath, registry, report);
  },
});
