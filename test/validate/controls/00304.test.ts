import { codiceFiscaleCases } from '../../support/identifierCases.ts';
import { testRule } from '../../support/ruleTester.ts';

const first = {
  'header.rappresentante_fiscale.dati_anagrafici': {
    id_fiscale_iva: { id_paese: 'IT', id_codice: '05772156641' },
    anagrafica: { denominazione: 'Studio Ginepro' },
  },
};
const at = 'header.rappresentante_fiscale.dati_anagrafici.codice_fiscale';

testRule('00304', {
  cases: [
    { name: 'no representative' },
    { name: 'a representative without fiscal code', set: first },
    ...codiceFiscaleCases({ name: 'FPR12', kind: 'FPR12', at, first }),
    ...codiceFiscaleCases({ name: 'FPA12', kind: 'FPA12', at, first }),
    {
      name: 'not of a simplified invoice',
      kind: 'FSM10',
      set: {
        'cedente.rappresentante_fiscale': {
          id_fiscale_iva: { id_paese: 'IT', id_codice: '05772156640' },
          denominazione: 'Studio Ginepro',
        },
      },
    },
    { name: 'not of the supplier', set: { 'cedente.dati_anagrafici.codice_fiscale': 'RSSMRA80A01H501X' } },
  ],
});
