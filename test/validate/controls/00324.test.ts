import { codiceFiscaleCases } from '../../support/identifierCases.ts';
import { testRule } from '../../support/ruleTester.ts';

const at = 'cessionario.dati_anagrafici.codice_fiscale';
const id = 'cessionario.dati_anagrafici.id_fiscale_iva';
const simplified = 'cessionario.identificativi_fiscali.codice_fiscale';
const wrong = 'RSSMRA80A01H501X';

testRule('00324', {
  cases: [
    { name: 'no fiscal code' },
    ...codiceFiscaleCases({ name: 'FPR12', kind: 'FPR12', at }),
    ...codiceFiscaleCases({ name: 'FPA12', kind: 'FPA12', at }),
    ...codiceFiscaleCases({ name: 'FSM10', kind: 'FSM10', at: simplified }),
    { name: 'without a VAT number it is 00306', set: { [id]: null, [at]: wrong } },
    { name: 'beside the number of another country', set: { [`${id}.id_paese`]: 'DE', [at]: wrong } },
    // Sole traders, VAT groups, entities: two codes of one subject may differ.
    { name: 'eleven digits, not those of the VAT number', set: { [at]: '12345678903' } },
    {
      name: 'beside a VAT number that is wrong, too',
      set: { [`${id}.id_codice`]: '01234567890', [at]: wrong },
      finds: [{ id: 'check', at }],
    },
    { name: 'not of the supplier', set: { 'cedente.dati_anagrafici.codice_fiscale': wrong } },
  ],
});
