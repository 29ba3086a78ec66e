import { isItalian } from '../../domain/facts/party.ts';
import { CODICE_FISCALE_FIELD_FINDINGS, checkCodiceFiscale } from '../identifiers/codiceFiscale.ts';
import { ALL, rule } from '../rule.ts';

export const c00320 = rule({
  code: '00320',
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.2.1.1', '1.2.1.2'], simplified: ['1.2.1', '1.2.2'] },
  decides: 'registry',
  findings: CODICE_FISCALE_FIELD_FINDINGS,
  check({ simplified, supplier, registry }, report) {
    // In an ordinary invoice 00302 reports it; one error gives one finding.
    if (simplified === null) return;
    const { idFiscaleIva, codiceFiscale, idsPath } = supplier;
    if (idFiscaleIva === null || !isItalian(idFiscaleIva)) return;
    checkCodiceFiscale(codiceFiscale, idsPath, registry, report);
  },
});
