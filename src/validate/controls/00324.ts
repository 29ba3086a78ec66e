import { isItalian } from '../../domain/facts/party.ts';
import { checkCodiceFiscale, codiceFiscaleFieldFindings } from '../identifiers/codiceFiscale.ts';
import { ALL, rule } from '../rule.ts';

export const c00324 = rule({
  code: '00324',
  title: {
    it: 'Partita IVA e codice fiscale del cessionario non dello stesso soggetto',
    en: 'VAT number and fiscal code of the buyer are not of one subject',
  },
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.4.1.1', '1.4.1.2'], simplified: ['1.3.1.1', '1.3.1.2'] },
  decides: 'registry',
  findings: codiceFiscaleFieldFindings({ it: 'del cessionario', en: 'of the buyer' }),
  check({ customer, registry }, report) {
    const { idFiscaleIva, codiceFiscale, idsPath } = customer;
    if (codiceFiscale === null || idFiscaleIva === null || !isItalian(idFiscaleIva)) return;
    // A code that nobody has is not that of the VAT number's subject; alone it is 00306.
    checkCodiceFiscale(codiceFiscale, idsPath, registry, report);
  },
});
