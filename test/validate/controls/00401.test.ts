import { testRule } from '../../support/ruleTester.ts';

const at = (path: string) => ({ id: 'natura', at: path });

testRule('00401', {
  cases: [
    { name: 'a rate without Natura' },
    { name: 'rate zero with Natura', set: { 'linee.0.aliquota_iva': '0.00', 'linee.0.natura': 'N4' } },
    {
      name: 'zero written with three digits',
      set: { 'linee.0.aliquota_iva': '000.00', 'linee.0.natura': 'N4' },
    },
    {
      name: 'a rate with Natura',
      set: { 'linee.0.natura': 'N4' },
      finds: [
        {
          ...at('linee.0.natura'),
          severity: 'error',
          params: { element: 'DettaglioLinee', number: '1', natura: 'N4', rate: '22.00' },
        },
      ],
    },
    {
      name: 'the least rate that is not zero, with Natura',
      set: { 'linee.0.aliquota_iva': '0.01', 'linee.0.natura': 'N4' },
      finds: [at('linee.0.natura')],
    },
    {
      name: 'reverse charge integrated by TD16',
      set: { 'documento.tipo_documento': 'TD16', 'linee.0.natura': 'N6.3' },
    },
    {
      name: 'TD16 with any Natura: the exception ignores it',
      set: { 'documento.tipo_documento': 'TD16', 'linee.0.natura': 'N4' },
    },
    {
      name: 'TD17 is no exception',
      set: { 'documento.tipo_documento': 'TD17', 'linee.0.natura': 'N6.3' },
      finds: [at('linee.0.natura')],
    },
    {
      name: 'the exception of one body does not apply to another',
      set: {
        'linee.0.natura': 'N6.3',
        'body1.documento.tipo_documento': 'TD16',
      },
      finds: [at('linee.0.natura')],
    },
    {
      name: 'the second line of the second body',
      set: {
        'body1.linee.1': {
          numero_linea: '2',
          descrizione: 'Panca',
          prezzo_unitario: '70.00',
          prezzo_totale: '70.00',
          aliquota_iva: '10.00',
          natura: 'N1',
        },
      },
      finds: [{ ...at('body1.linee.1.natura'), params: { number: '2', natura: 'N1', rate: '10.00' } }],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { 'linee.0.natura': 'N1' },
      finds: [at('linee.0.natura')],
    },
    {
      name: 'simplified: a rate with Natura',
      kind: 'FSM10',
      set: { 'voci.0.natura': 'N1' },
      finds: [
        {
          ...at('voci.0.natura'),
          params: { element: 'DatiBeniServizi', number: '1', natura: 'N1', rate: '22.00' },
        },
      ],
    },
    {
      name: 'simplified: rate zero with Natura',
      kind: 'FSM10',
      set: { 'voci.0.natura': 'N1', 'voci.0.dati_iva': { aliquota: '0.00' } },
    },
    {
      name: 'simplified: the tax instead of the rate, with Natura',
      kind: 'FSM10',
      set: { 'voci.0.natura': 'N1', 'voci.0.dati_iva': { imposta: '0.00' } },
    },
  ],
});
