import { codiceFiscaleCases } from '../../support/identifierCases.ts';
import { testRule } from '../../support/ruleTester.ts';

const at = 'cedente.dati_anagrafici.codice_fiscale';

testRule('00302', {
  cases: [
    { name: 'absent' },
    ...codiceFiscaleCases({ name: 'FPR12', kind: 'FPR12', at }),
    ...codiceFiscaleCases({ name: 'FPA12', kind: 'FPA12', at }),
    {
      name: 'a foreign supplier with a fiscal code of Italy',
      set: { 'cedente.dati_anagrafici.id_fiscale_iva.id_paese': 'DE', [at]: 'RSSMRA80A01H501X' },
      finds: [{ id: 'check', at }],
    },
    {
      name: 'not of a simplified invoice',
      kind: 'FSM10',
      set: { 'cedente.codice_fiscale': 'RSSMRA80A01H501X' },
    },
    {
      name: 'not of the buyer',
      set: { 'cessionario.dati_anagrafici.codice_fiscale': 'RSSMRA80A01H501X' },
    },
  ],
});
