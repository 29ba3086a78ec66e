import { testRule } from '../../support/ruleTester.ts';

const blocks = [
  { tipo_ritenuta: 'RT02', importo_ritenuta: '20.00', aliquota_ritenuta: '20.00', causale_pagamento: 'A' },
];
const cassa = (tipo_cassa: string, own?: 'SI') => ({
  tipo_cassa,
  al_cassa: '4.00',
  importo_contributo_cassa: '0.00',
  aliquota_iva: '22.00',
  ...(own && { ritenuta: own }),
});
const missing = { id: 'missing', at: 'documento' };

testRule('00415', {
  cases: [
    { name: 'no contribution' },
    { name: 'a contribution that is not withheld from', set: { 'cassa.0': cassa('TC01') } },
    {
      name: 'one that is, and no block',
      set: { 'cassa.0': cassa('TC22', 'SI') },
      finds: [{ ...missing, severity: 'error', params: { funds: ['TC22'] } }],
    },
    {
      name: 'one that is, and the block',
      set: { 'cassa.0': cassa('TC22', 'SI'), 'documento.dati_ritenuta': blocks },
    },
    {
      name: 'some of several, each fund once',
      set: {
        'cassa.0': cassa('TC01'),
        'cassa.1': cassa('TC22', 'SI'),
        'cassa.2': cassa('TC02', 'SI'),
        'cassa.3': cassa('TC22', 'SI'),
      },
      finds: [{ ...missing, params: { funds: ['TC22', 'TC02'] } }],
    },
    {
      name: 'the block of another body does not count',
      set: {
        'cassa.0': cassa('TC22', 'SI'),
        'body1.documento.numero': '8',
        'documento.dati_ritenuta': blocks,
      },
      finds: [{ ...missing, at: 'body1.documento' }],
    },
    { name: 'a line under withholding is 00411', set: { 'linee.0.ritenuta': 'SI' } },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { 'cassa.0': cassa('TC22', 'SI') },
      finds: [missing],
    },
    { name: 'a simplified invoice has none', kind: 'FSM10' },
  ],
});
