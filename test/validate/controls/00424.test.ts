import { testRule } from '../../support/ruleTester.ts';

const at = (path: string) => ({ id: 'fraction', at: path });
const rates = (rate: string) => ({ 'linee.0.aliquota_iva': rate, 'riepilogo.0.aliquota_iva': rate });
const cassa = (aliquota_iva: string) => ({
  tipo_cassa: 'TC22',
  al_cassa: '4.00',
  importo_contributo_cassa: '4.00',
  aliquota_iva,
});

testRule('00424', {
  cases: [
    { name: 'a percentage' },
    {
      name: 'a fraction on line and summary',
      set: rates('0.22'),
      finds: [
        {
          ...at('linee.0.aliquota_iva'),
          severity: 'error',
          params: { element: 'DettaglioLinee', number: '1', found: '0.22', percent: '22.00' },
        },
        {
          ...at('riepilogo.0.aliquota_iva'),
          params: { element: 'DatiRiepilogo', number: '1', found: '0.22', percent: '22.00' },
        },
      ],
    },
    { name: 'zero', set: rates('0.00') },
    { name: 'zero with three digits', set: rates('000.00') },
    {
      name: 'the least that is not zero',
      set: { 'linee.0.aliquota_iva': '0.01' },
      finds: [{ ...at('linee.0.aliquota_iva'), params: { percent: '1.00' } }],
    },
    {
      name: 'hardly under one',
      set: { 'linee.0.aliquota_iva': '0.99' },
      finds: [{ ...at('linee.0.aliquota_iva'), params: { percent: '99.00' } }],
    },
    { name: 'one', set: rates('1.00') },
    {
      name: 'leading zeros do not hide it',
      set: { 'linee.0.aliquota_iva': '000.10' },
      finds: [{ ...at('linee.0.aliquota_iva'), params: { found: '000.10', percent: '10.00' } }],
    },
    {
      name: 'on a pension fund',
      set: { 'cassa.0': cassa('22.00'), 'cassa.1': cassa('0.22') },
      finds: [
        {
          ...at('cassa.1.aliquota_iva'),
          params: { element: 'DatiCassaPrevidenziale', number: '2', found: '0.22' },
        },
      ],
    },
    {
      name: 'the rate of the contribution itself is no VAT',
      set: { 'cassa.0': { ...cassa('22.00'), al_cassa: '0.04' } },
    },
    {
      name: 'only the second summary',
      set: { 'riepilogo.1': { aliquota_iva: '0.10', imponibile_importo: '0.00', imposta: '0.00' } },
      finds: [{ ...at('riepilogo.1.aliquota_iva'), params: { number: '2' } }],
    },
    {
      name: 'in the second body',
      set: { 'body1.riepilogo.0.aliquota_iva': '0.22' },
      finds: [at('body1.riepilogo.0.aliquota_iva')],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { 'linee.0.aliquota_iva': '0.22' },
      finds: [at('linee.0.aliquota_iva')],
    },
    {
      name: 'simplified',
      kind: 'FSM10',
      set: { 'voci.0.dati_iva.aliquota': '0.22' },
      finds: [
        {
          ...at('voci.0.dati_iva.aliquota'),
          params: { element: 'DatiBeniServizi', number: '1', found: '0.22', percent: '22.00' },
        },
      ],
    },
    { name: 'simplified: one', kind: 'FSM10', set: { 'voci.0.dati_iva.aliquota': '1.00' } },
    {
      name: 'simplified: the tax instead of the rate',
      kind: 'FSM10',
      set: { 'voci.0.dati_iva': { imposta: '0.22' } },
    },
  ],
});
