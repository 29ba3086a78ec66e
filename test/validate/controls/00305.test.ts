import { partitaIvaCases } from '../../support/identifierCases.ts';
import { testRule } from '../../support/ruleTester.ts';

const at = 'cessionario.dati_anagrafici.id_fiscale_iva';

testRule('00305', {
  cases: [
    { name: 'right' },
    ...partitaIvaCases({ name: 'FPR12', kind: 'FPR12', at }, 'warning'),
    ...partitaIvaCases({ name: 'FPA12', kind: 'FPA12', at }, 'warning'),
    ...partitaIvaCases(
      { name: 'FSM10', kind: 'FSM10', at: 'cessionario.identificativi_fiscali.id_fiscale_iva' },
      'warning',
    ),
    {
      name: 'absent, with a fiscal code',
      set: { [at]: null, 'cessionario.dati_anagrafici.codice_fiscale': 'RSSMRA80A01H501X' },
    },
    { name: 'absent, with nothing', set: { [at]: null } },
    {
      name: 'not of the supplier',
      set: { 'cedente.dati_anagrafici.id_fiscale_iva.id_codice': '01234567890' },
    },
  ],
});
