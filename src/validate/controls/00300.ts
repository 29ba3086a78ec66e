import { isItalian } from '../../domain/facts/party.ts';
import { CODICE_FISCALE_FINDINGS, codiceFiscaleFault } from '../identifiers/codiceFiscale.ts';
import { ALL, rule } from '../rule.ts';

/** An Italian transmitter is identified by its fiscal code; for a person, that is not the VAT number. */
export const c00300 = rule({
  code: '00300',
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.1.1.1', '1.1.1.2'], simplified: ['1.1.1.1', '1.1.1.2'] },
  decides: 'registry',
  findings: CODICE_FISCALE_FINDINGS,
  check({ idTrasmittente: id, registry }, report) {
    if (id === null || !isItalian(id)) return;
    const fault = codiceFiscaleFault(id.id_codice, id.path, 'id_codice', registry);
    if (fault !== undefined) report(fault.name, fault.found);
  },
});
