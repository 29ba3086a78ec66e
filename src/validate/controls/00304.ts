import { checkCodiceFiscale, codiceFiscaleFieldFindings } from '../identifiers/codiceFiscale.ts';
import { ORDINARY, rule } from '../rule.ts';

const REPRESENTATIVE = '/fattura_elettronica_header/rappresentante_fiscale/dati_anagrafici';

export const c00304 = rule({
  code: '00304',
  title: {
    it: 'Codice fiscale del rappresentante fiscale non valido',
    en: 'Fiscal code of the tax representative not valid',
  },
  formats: ORDINARY,
  scope: 'file',
  fields: { ordinary: ['1.3.1.2'], simplified: [] },
  decides: 'registry',
  findings: codiceFiscaleFieldFindings({
    it: 'del rappresentante fiscale',
    en: 'of the tax representative',
  }),
  check({ ordinary, registry }, report) {
    const who = ordinary?.fattura_elettronica_header.rappresentante_fiscale?.dati_anagrafici;
    checkCodiceFiscale(who?.codice_fiscale, REPRESENTATIVE, registry, report);
  },
});
