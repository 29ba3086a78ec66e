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
    // A code that cannot exist does not belong to the holder of the VAT number. Without a VAT number, 00306 checks it.
    checkCodiceFiscale(codiceFiscale, idsPath, registry, report);
  },
});
