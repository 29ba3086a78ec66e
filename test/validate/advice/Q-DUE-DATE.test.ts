import { testRule } from '../../support/ruleTester.ts';

const at = 'pagamento.0.dettaglio_pagamento.0.data_scadenza_pagamento';
const before = { id: 'before', at };
const due = (date: string) => ({ [at]: date });
const early = due('2026-05-31');

testRule('Q-DUE-DATE', {
  cases: [
    { name: 'after the invoice' },
    { name: 'on its day', set: due('2026-06-01') },
    {
      name: 'the day before',
      set: early,
      finds: [{ ...before, severity: 'warning', params: { found: '2026-05-31', date: '2026-06-01' } }],
    },
    { name: 'not given', set: { [at]: null } },
    {
      name: 'only the day from which terms run',
      set: {
        [at]: null,
        'pagamento.0.dettaglio_pagamento.0.data_riferimento_termini_pagamento': '2026-05-01',
      },
    },
    { name: 'time zones do not count', set: { ...due('2026-06-01+02:00'), 'documento.data': '2026-06-01Z' } },
    { name: 'the day before, with a zone', set: due('2026-05-31Z'), finds: [before] },
    { name: 'an advance', set: { ...early, 'pagamento.0.condizioni_pagamento': 'TP03' } },
    { name: 'cash', set: { ...early, 'pagamento.0.dettaglio_pagamento.0.modalita_pagamento': 'MP01' } },
    { name: 'a card', set: { ...early, 'pagamento.0.dettaglio_pagamento.0.modalita_pagamento': 'MP08' } },
    {
      name: 'kept from sums collected',
      set: { ...early, 'pagamento.0.dettaglio_pagamento.0.modalita_pagamento': 'MP22' },
    },
    {
      name: 'a direct debit',
      set: { ...early, 'pagamento.0.dettaglio_pagamento.0.modalita_pagamento': 'MP19' },
      finds: [before],
    },
    { name: 'a credit note', set: { ...early, 'documento.tipo_documento': 'TD04' } },
    { name: 'an integration of the buyer', set: { ...early, 'documento.tipo_documento': 'TD19' } },
    { name: 'a deferred invoice', set: { ...early, 'documento.tipo_documento': 'TD24' }, finds: [before] },
    {
      name: 'only the early one of several',
      set: {
        'pagamento.0.dettaglio_pagamento.1': {
          modalita_pagamento: 'MP05',
          data_scadenza_pagamento: '2026-01-01',
          importo_pagamento: '1.00',
        },
      },
      finds: [{ id: 'before', at: 'pagamento.0.dettaglio_pagamento.1.data_scadenza_pagamento' }],
    },
    {
      name: 'in the second body',
      set: { [`body1.${at}`]: '2026-05-01' },
      finds: [{ id: 'before', at: `body1.${at}` }],
    },
    { name: 'to the administration too', kind: 'FPA12', set: early, finds: [before] },
  ],
});
