import { testRule } from '../../support/ruleTester.ts';

const at = (path: string) => ({ id: 'natura', at: path });
const panca = (aliquota_iva: string, natura?: string) => ({
  numero_linea: '7',
  descrizione: 'Panca',
  prezzo_unitario: '70.00',
  prezzo_totale: '70.00',
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
});

testRule('00400', {
  cases: [
    { name: 'a rate other than zero' },
    { name: 'rate zero with Natura', set: { 'linee.0.aliquota_iva': '0.00', 'linee.0.natura': 'N4' } },
    {
      name: 'rate zero without Natura',
      set: { 'linee.0.aliquota_iva': '0.00' },
      finds: [
        {
          ...at('linee.0'),
          severity: 'error',
          params: { element: 'DettaglioLinee', number: '1', rate: '0.00' },
        },
      ],
    },
    {
      name: 'zero written with three digits',
      set: { 'linee.0.aliquota_iva': '000.00' },
      finds: [{ ...at('linee.0'), params: { rate: '000.00' } }],
    },
    { name: 'the least rate that is not zero', set: { 'linee.0.aliquota_iva': '0.01' } },
    {
      name: 'an amount of zero needs it too',
      set: { 'linee.0.aliquota_iva': '0.00', 'linee.0.prezzo_totale': '0.00' },
      finds: [at('linee.0')],
    },
    {
      name: 'with a generic Natura, which is another control',
      set: { 'linee.0.aliquota_iva': '0.00', 'linee.0.natura': 'N2' },
    },
    {
      name: 'TD16 is no exception',
      set: { 'documento.tipo_documento': 'TD16', 'linee.0.aliquota_iva': '0.00' },
      finds: [at('linee.0')],
    },
    {
      name: 'only the wrong one of several lines',
      set: { 'linee.1': panca('0.00', 'N1'), 'linee.2': panca('0.00'), 'linee.3': panca('22.00') },
      finds: [{ ...at('linee.2'), params: { number: '7' } }],
    },
    {
      name: 'each wrong line',
      set: { 'linee.0.aliquota_iva': '0.00', 'linee.1': panca('0.00') },
      finds: [at('linee.0'), at('linee.1')],
    },
    {
      name: 'a summary with rate zero, which is another control',
      set: { 'riepilogo.0.aliquota_iva': '0.00' },
    },
    {
      name: 'in the second body',
      set: { 'body1.linee.0.aliquota_iva': '0.00' },
      finds: [at('body1.linee.0')],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { 'linee.0.aliquota_iva': '0.00' },
      finds: [at('linee.0')],
    },
    {
      name: 'simplified: rate zero without Natura',
      kind: 'FSM10',
      set: { 'voci.0.dati_iva': { aliquota: '0.00' } },
      finds: [{ ...at('voci.0'), params: { element: 'DatiBeniServizi', number: '1', rate: '0.00' } }],
    },
    {
      name: 'simplified: rate zero with Natura',
      kind: 'FSM10',
      set: { 'voci.0.dati_iva': { aliquota: '0.00' }, 'voci.0.natura': 'N4' },
    },
    {
      name: 'simplified: the tax instead of the rate',
      kind: 'FSM10',
      set: { 'voci.0.dati_iva': { imposta: '6.60' } },
    },
    {
      name: 'simplified: a tax of zero is no rate',
      kind: 'FSM10',
      set: { 'voci.0.dati_iva': { imposta: '0.00' } },
    },
    {
      name: 'simplified: the second item',
      kind: 'FSM10',
      set: { 'voci.1': { descrizione: 'Cera', importo: '5.00', dati_iva: { aliquota: '0.00' } } },
      finds: [{ ...at('voci.1'), params: { number: '2' } }],
    },
  ],
});
