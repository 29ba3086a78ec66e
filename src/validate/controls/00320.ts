import { isItalian } from '../../domain/facts/party.ts';
import { checkCodiceFiscale, codiceFiscaleFieldFindings } from '../identifiers/codiceFiscale.ts';
import { ALL, rule } from '../rule.ts';

export const c00320 = rule({
  code: '00320',
  title: {
    it: 'Partita IVA e codice fiscale del cedente non dello stesso soggetto',
    en: 'VAT number and fiscal code of the supplier are not of one subject',
  },
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.2.1.1', '1.2.1.2'], simplified: ['1.2.1', '1.2.2'] },
  decides: 'registry',
  findings: codiceFiscaleFieldFindings({ it: 'del cedente', en: 'of the supplier' }),
  check({ simplified, supplier, registry }, report) {
    // In an ordinary invoice it is 00302 that says it: one mistake, one finding.
    if (simplified === null) return;
    const { idFiscaleIva, codiceFiscale, idsPath } = supplier;
    if (idFiscaleIva === null || !isItalian(idFiscaleIva)) return;
    checkCodiceFiscale(codiceFiscale, idsPath, registry, report);
  },
});
