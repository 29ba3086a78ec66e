import { CODICE_FISCALE_FIELD_FINDINGS, checkCodiceFiscale } from '../identifiers/codiceFiscale.ts';
import { ORDINARY, rule } from '../rule.ts';

const REPRESENTATIVE = '/fattura_elettronica_header/rappresentante_fiscale/dati_anagrafici';

export const c00304 = rule({
  code: '00304',
  formats: ORDINARY,
  scope: 'file',
  fields: { ordinary: ['1.3.1.2'], simplified: [] },
  decides: 'registry',
  findings: CODICE_FISCALE_FIELD_FINDINGS,
  check({ ordinary, registry }, report) {
    const who = ordinary?.fattura_elettronica_header.rappresentante_fiscale?.dati_anagrafici;
    checkCodiceFiscale(who?.codice_fiscale, REPRESENTATIVE, registry, report);
  },
});
