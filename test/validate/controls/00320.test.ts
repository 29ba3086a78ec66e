import { codiceFiscaleCases } from '../../support/identifierCases.ts';
import { testRule } from '../../support/ruleTester.ts';

const at = 'cedente.codice_fiscale';
const wrong = 'RSSMRA80A01H501X';

testRule('00320', {
  kind: 'FSM10',
  cases: [
    { name: 'no fiscal code' },
    ...codiceFiscaleCases({ name: 'FSM10', kind: 'FSM10', at }),
    {
      name: 'beside the number of another country',
      set: { 'cedente.id_fiscale_iva.id_paese': 'DE', [at]: wrong },
    },
    { name: 'eleven digits, not those of the VAT number', set: { [at]: '01234567897' } },
    {
      name: 'of an ordinary invoice it is 00302',
      kind: 'FPR12',
      set: { 'cedente.dati_anagrafici.codice_fiscale': wrong },
    },
    {
      name: 'to the administration, too',
      kind: 'FPA12',
      set: { 'cedente.dati_anagrafici.codice_fiscale': wrong },
    },
    { name: 'not of the buyer', set: { 'cessionario.identificativi_fiscali.codice_fiscale': wrong } },
  ],
});
