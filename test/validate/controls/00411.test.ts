import { testRule } from '../../support/ruleTester.ts';

const ritenuta = {
  tipo_ritenuta: 'RT02',
  importo_ritenuta: '20.00',
  aliquota_ritenuta: '20.00',
  causale_pagamento: 'A',
};
const line = (numero_linea: string, own?: 'SI') => ({
  numero_linea,
  descrizione: 'Consulenza',
  prezzo_unitario: '0.00',
  prezzo_totale: '0.00',
  aliquota_iva: '22.00',
  ...(own && { ritenuta: own }),
});
const lines = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`linee.${index}`, line(String(index + 1), 'SI')]),
  );
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const missing = { id: 'missing', at: 'documento' };

testRule('00411', {
  cases: [
    { name: 'no line under withholding' },
    {
      name: 'an empty list of blocks',
      set: { 'linee.0.ritenuta': 'SI', 'documento.dati_ritenuta': [] },
      finds: [missing],
    },
    {
      name: 'a line, and no block',
      set: { 'linee.0.ritenuta': 'SI' },
      finds: [{ ...missing, severity: 'error', params: { lines: ['1'], count: 1 } }],
    },
    {
      name: 'a line, and the block',
      set: { 'linee.0.ritenuta': 'SI', 'documento.dati_ritenuta': [ritenuta] },
    },
    { name: 'the block, and no line', set: { 'documento.dati_ritenuta': [ritenuta] } },
    {
      name: 'one line of several, by its number',
      set: { 'linee.1': line('20'), 'linee.2': line('30', 'SI') },
      finds: [{ ...missing, params: { lines: ['30'], count: 1 } }],
    },
    { name: 'ten lines', set: lines(10), finds: [{ ...missing, params: { lines: numbers(10), count: 10 } }] },
    {
      name: 'eleven, not all listed',
      set: lines(11),
      finds: [{ ...missing, params: { lines: [...numbers(10), '…'], count: 11 } }],
    },
    {
      name: 'the block of another body does not count',
      set: {
        'linee.0.ritenuta': 'SI',
        'body1.documento.numero': '8',
        'documento.dati_ritenuta': [ritenuta],
      },
      finds: [{ ...missing, at: 'body1.documento' }],
    },
    {
      name: 'a withheld contribution is 00415',
      set: {
        'cassa.0': {
          tipo_cassa: 'TC22',
          al_cassa: '4.00',
          importo_contributo_cassa: '0.00',
          aliquota_iva: '22.00',
          ritenuta: 'SI',
        },
      },
    },
    { name: 'to the administration', kind: 'FPA12', set: { 'linee.0.ritenuta': 'SI' }, finds: [missing] },
    { name: 'a simplified invoice has none', kind: 'FSM10' },
  ],
});
