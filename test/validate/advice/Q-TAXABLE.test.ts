import { testRule } from '../../support/ruleTester.ts';

const at = 'riepilogo.0.imponibile_importo';
const difference = { id: 'difference', at };
const taxable = (amount: string) => ({ [at]: amount });
const exact = (prezzo_totale: string) => ({ 'linee.0.prezzo_totale': prezzo_totale });

testRule('Q-TAXABLE', {
  cases: [
    { name: 'the same' },
    // Both limits, from both sides.
    { name: 'a cent more', set: taxable('100.01') },
    { name: 'a little over a cent', set: exact('99.98999999'), finds: [difference] },
    {
      name: 'two cents more',
      set: taxable('100.02'),
      finds: [
        {
          ...difference,
          severity: 'warning',
          params: { rate: '22.00', found: '100.02', expected: '100.00', difference: '0.02' },
        },
      ],
    },
    { name: 'a cent less', set: taxable('99.99') },
    { name: 'two cents less', set: taxable('99.98'), finds: [difference] },
    { name: 'just under a euro', set: exact('99.00000001'), finds: [difference] },
    { name: 'a euro, which is for 00422', set: taxable('101.00') },
    { name: 'ten euros, which are for 00422', set: taxable('110.00') },
    { name: 'declared as rounding', set: { ...taxable('100.50'), 'riepilogo.0.arrotondamento': '0.50' } },
    {
      name: 'rounding that is not in it',
      set: { 'riepilogo.0.arrotondamento': '0.50' },
      finds: [{ ...difference, params: { expected: '100.50' } }],
    },
    {
      name: 'with a cassa',
      set: {
        ...taxable('104.00'),
        cassa: [
          { tipo_cassa: 'TC01', al_cassa: '4.00', importo_contributo_cassa: '4.00', aliquota_iva: '22.00' },
        ],
      },
    },
    {
      name: 'two summaries of one rate make one sum',
      set: {
        ...taxable('60.00'),
        'riepilogo.1': { aliquota_iva: '22.00', imponibile_importo: '40.00', imposta: '8.80' },
      },
    },
    {
      name: 'two summaries of one rate, off together',
      set: {
        ...taxable('60.00'),
        'riepilogo.1': { aliquota_iva: '22.00', imponibile_importo: '40.50', imposta: '8.80' },
      },
      finds: [{ ...difference, params: { found: '100.50' } }],
    },
    {
      name: 'negative',
      set: { ...exact('-100.00'), ...taxable('-100.30') },
      finds: [{ ...difference, params: { difference: '0.30' } }],
    },
    {
      name: 'a rate without summary is for 00443',
      set: {
        'linee.0.aliquota_iva': '10.00',
        'linee.0.prezzo_totale': '0.50',
        'riepilogo.0.imponibile_importo': '0.00',
      },
    },
    { name: 'to the administration too', kind: 'FPA12', set: taxable('100.20'), finds: [difference] },
    {
      name: 'in the second body',
      set: { [`body1.${at}`]: '100.20' },
      finds: [{ id: 'difference', at: `body1.${at}` }],
    },
  ],
});
