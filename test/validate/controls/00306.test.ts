import { codiceFiscaleCases, registry } from '../../support/identifierCases.ts';
import { testRule } from '../../support/ruleTester.ts';

const at = 'cessionario.dati_anagrafici.codice_fiscale';
const simplified = 'cessionario.identificativi_fiscali.codice_fiscale';
const first = { 'cessionario.dati_anagrafici.id_fiscale_iva': null };

testRule('00306', {
  cases: [
    { name: 'absent' },
    { name: 'no identifier at all', set: first },
    ...codiceFiscaleCases({ name: 'FPR12', kind: 'FPR12', at, first }),
    ...codiceFiscaleCases({ name: 'FPA12', kind: 'FPA12', at, first }),
    ...codiceFiscaleCases({
      name: 'FSM10',
      kind: 'FSM10',
      at: simplified,
      first: { 'cessionario.identificativi_fiscali.id_fiscale_iva': null },
    }),
    { name: 'with a VAT number, 00324 applies instead', set: { [at]: 'RSSMRA80A01H501X' } },
    {
      name: 'beside a VAT number, FSM10',
      kind: 'FSM10',
      set: { [simplified]: 'RSSMRA80A01H501X' },
    },
    {
      name: 'beside a foreign number',
      set: {
        'cessionario.dati_anagrafici.id_fiscale_iva': { id_paese: 'DE', id_codice: '123456789' },
        [at]: 'RSSMRA80A01H501X',
      },
    },
    {
      name: 'with a VAT number, no register is queried',
      set: { [at]: 'RSSMRA80A01H50MM' },
      options: { registry },
    },
  ],
});
