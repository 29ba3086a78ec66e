import { testRule } from '../../support/ruleTester.ts';

const at = (path: string) => ({ id: 'natura', at: path });
const rate = (aliquota_iva: string, natura: string) => ({
  'riepilogo.0.aliquota_iva': aliquota_iva,
  'riepilogo.0.natura': natura,
});

testRule('00430', {
  cases: [
    { name: 'a rate without Natura' },
    { name: 'rate zero with Natura', set: rate('0.00', 'N4') },
    { name: 'zero written with three digits', set: rate('000.00', 'N4') },
    {
      name: 'a rate with Natura',
      set: rate('22.00', 'N4'),
      finds: [
        {
          ...at('riepilogo.0.natura'),
          severity: 'error',
          params: { number: '1', natura: 'N4', rate: '22.00' },
        },
      ],
    },
    { name: 'the least rate that is not zero', set: rate('0.01', 'N4'), finds: [at('riepilogo.0.natura')] },
    {
      name: 'reverse charge integrated by TD16',
      set: { 'documento.tipo_documento': 'TD16', ...rate('22.00', 'N6.3') },
    },
    {
      name: 'TD17 is no exception',
      set: { 'documento.tipo_documento': 'TD17', ...rate('22.00', 'N6.3') },
      finds: [at('riepilogo.0.natura')],
    },
    {
      name: 'the exception of one body does not apply to another',
      set: { ...rate('22.00', 'N6.3'), 'body1.documento.tipo_documento': 'TD16' },
      finds: [at('riepilogo.0.natura')],
    },
    { name: 'a line with rate and Natura, which is another control', set: { 'linee.0.natura': 'N4' } },
    {
      name: 'only the wrong one of several',
      set: {
        'riepilogo.1': { aliquota_iva: '0.00', natura: 'N1', imponibile_importo: '0.00', imposta: '0.00' },
        'riepilogo.2': { aliquota_iva: '10.00', natura: 'N1', imponibile_importo: '0.00', imposta: '0.00' },
      },
      finds: [{ ...at('riepilogo.2.natura'), params: { number: '3', rate: '10.00' } }],
    },
    {
      name: 'in the second body',
      set: { 'body1.riepilogo.0.natura': 'N4' },
      finds: [at('body1.riepilogo.0.natura')],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: rate('22.00', 'N4'),
      finds: [at('riepilogo.0.natura')],
    },
    { name: 'simplified: there are no summaries', kind: 'FSM10', set: { 'voci.0.natura': 'N4' } },
  ],
});
