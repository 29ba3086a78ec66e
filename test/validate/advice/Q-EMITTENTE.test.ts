import { testRule } from '../../support/ruleTester.ts';

const at = 'header.soggetto_emittente';
const unnamed = { id: 'unnamed', at };
const third = {
  'header.terzo_intermediario_o_soggetto_emittente': {
    dati_anagrafici: { codice_fiscale: '80000000002', anagrafica: { denominazione: 'Studio Larice' } },
  },
};

testRule('Q-EMITTENTE', {
  cases: [
    { name: 'issued by the supplier' },
    { name: 'by the buyer', set: { [at]: 'CC' } },
    { name: 'by a third party', set: { ...third, [at]: 'TZ' } },
    {
      name: 'by a third party without a name',
      set: { [at]: 'TZ' },
      finds: [{ ...unnamed, severity: 'warning' }],
    },
    { name: 'an intermediary who did not issue it', set: third },
    { name: 'to the administration too', kind: 'FPA12', set: { [at]: 'TZ' }, finds: [unnamed] },
    { name: 'a simplified invoice has no place for the name', kind: 'FSM10', set: { [at]: 'TZ' } },
  ],
});
