import { partitaIvaCases, registry } from '../../support/identifierCases.ts';
import { testRule } from '../../support/ruleTester.ts';

const at = 'cedente.dati_anagrafici.id_fiscale_iva';
const ceased = { [`${at}.id_codice`]: '03141592653' };
const type = (tipo: string) => ({ ...ceased, 'documento.tipo_documento': tipo });
const found = [{ id: 'ceased', at: `${at}.id_codice`, severity: 'error' }] as const;
const options = { registry };

testRule('00301', {
  cases: [
    { name: 'right' },
    ...partitaIvaCases({ name: 'FPR12', kind: 'FPR12', at }, 'error'),
    ...partitaIvaCases({ name: 'FPA12', kind: 'FPA12', at }, 'error'),
    ...partitaIvaCases({ name: 'FSM10', kind: 'FSM10', at: 'cedente.id_fiscale_iva' }, 'error'),
    // The buyer's documents for a supplier who has ceased: 00323 limits how long ago.
    { name: 'ceased, TD16', set: type('TD16'), options },
    { name: 'ceased, TD20', set: type('TD20'), options },
    { name: 'ceased, TD29', set: type('TD29'), options },
    { name: 'ceased, TD17', set: type('TD17'), options, finds: found },
    { name: 'ceased, TD04', set: type('TD04'), options, finds: found },
    {
      name: 'ceased, two bodies that may concern it',
      set: { ...type('TD20'), 'body1.documento.tipo_documento': 'TD16' },
      options,
    },
    {
      name: 'ceased, one body that may not',
      set: { ...type('TD20'), 'body1.documento.tipo_documento': 'TD01' },
      options,
      finds: found,
    },
    {
      name: 'not ceased but unknown, TD20',
      set: { ...type('TD20'), [`${at}.id_codice`]: '02645751310' },
      options,
      finds: [{ id: 'unknown', at: `${at}.id_codice` }],
    },
    {
      name: 'a flaw, TD20',
      set: { ...type('TD20'), [`${at}.id_codice`]: '02645751311' },
      finds: [{ id: 'check', at: `${at}.id_codice`, params: { expected: '0' } }],
    },
    {
      name: 'once for several bodies',
      set: { [`${at}.id_codice`]: '02645751312', 'body1.documento.numero': '8' },
      finds: [{ id: 'check', at: `${at}.id_codice` }],
    },
    {
      name: 'the number of the tax representative is another',
      set: {
        'header.rappresentante_fiscale.dati_anagrafici': {
          id_fiscale_iva: { id_paese: 'IT', id_codice: '12345678900' },
          anagrafica: { denominazione: 'Studio Ginepro' },
        },
      },
    },
  ],
});
