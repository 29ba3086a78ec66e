import { testRule } from '../../support/ruleTester.ts';

const at = 'pagamento.0.dettaglio_pagamento.0';
const means = (modalita_pagamento: string, more: Record<string, unknown> = {}) => ({
  [at]: { modalita_pagamento, importo_pagamento: '122.00', ...more },
});
const silent = ['MP01', 'MP02', 'MP08', 'MP12', 'MP13', 'MP16', 'MP17', 'MP19', 'MP23'];

testRule('Q-PAYMENT-MEANS', {
  cases: [
    { name: 'a transfer with an IBAN' },
    {
      name: 'a transfer without',
      set: means('MP05'),
      finds: [{ id: 'iban', at, severity: 'warning', params: { means: 'MP05' } }],
    },
    {
      name: 'two transfers, one IBAN',
      set: { 'pagamento.0.dettaglio_pagamento.1': { modalita_pagamento: 'MP05', importo_pagamento: '1.00' } },
    },
    {
      name: 'two transfers without: one IBAN would serve for both',
      set: {
        ...means('MP05'),
        'pagamento.0.dettaglio_pagamento.1': { modalita_pagamento: 'MP05', importo_pagamento: '1.00' },
      },
      finds: [{ id: 'iban', at }],
    },
    { name: 'a bank slip with its code', set: means('MP07', { codice_pagamento: '123' }) },
    {
      name: 'a bank slip without',
      set: means('MP07'),
      finds: [{ id: 'code', at, params: { means: 'MP07' } }],
    },
    { name: 'a postal slip with its code', set: means('MP18', { codice_pagamento: '123' }) },
    {
      name: 'a postal slip without',
      set: means('MP18'),
      finds: [{ id: 'code', at, params: { means: 'MP18' } }],
    },
    {
      name: 'at the Treasury, with who gives the receipt',
      set: means('MP04', { cognome_quietanzante: 'Rossi' }),
    },
    {
      name: 'at the Treasury, with the fiscal code of who does',
      set: means('MP04', { cf_quietanzante: 'RSSMRA80A01H501U' }),
    },
    { name: 'at the Treasury, without', set: means('MP04'), finds: [{ id: 'receiver', at }] },
    ...silent.map((code) => ({ name: `${code} needs nothing`, set: means(code) })),
    { name: 'a credit note', set: { ...means('MP05'), 'documento.tipo_documento': 'TD04' } },
    { name: 'an integration of the buyer', set: { ...means('MP05'), 'documento.tipo_documento': 'TD18' } },
    { name: 'no payments', set: { pagamento: null } },
    { name: 'to the administration too', kind: 'FPA12', set: means('MP05'), finds: [{ id: 'iban', at }] },
    {
      name: 'in the second body',
      set: { [`body1.${at}.iban`]: null },
      finds: [{ id: 'iban', at: `body1.${at}` }],
    },
  ],
});
