import { testRule } from '../../support/ruleTester.ts';

const at = (path: string) => ({ id: 'natura', at: path });
const rate = (aliquota_iva: string, natura: string | null = null) => ({
  'riepilogo.0.aliquota_iva': aliquota_iva,
  'riepilogo.0.natura': natura,
});
const summary = (natura?: string) => ({
  aliquota_iva: '0.00',
  ...(natura === undefined ? {} : { natura }),
  imponibile_importo: '0.00',
  imposta: '0.00',
});

testRule('00429', {
  cases: [
    { name: 'a rate other than zero' },
    { name: 'rate zero with Natura', set: rate('0.00', 'N4') },
    {
      name: 'rate zero without Natura',
      set: rate('0.00'),
      finds: [{ ...at('riepilogo.0'), severity: 'error', params: { number: '1', rate: '0.00' } }],
    },
    { name: 'zero written with three digits', set: rate('000.00'), finds: [at('riepilogo.0')] },
    { name: 'the least rate that is not zero', set: rate('0.01') },
    {
      name: 'the Natura of the line does not stand for it',
      set: { 'linee.0.natura': 'N4', 'linee.0.aliquota_iva': '0.00', ...rate('0.00') },
      finds: [at('riepilogo.0')],
    },
    { name: 'a line with rate zero, which is another control', set: { 'linee.0.aliquota_iva': '0.00' } },
    {
      name: 'only the wrong one of several',
      set: { 'riepilogo.1': summary('N1'), 'riepilogo.2': summary() },
      finds: [{ ...at('riepilogo.2'), params: { number: '3' } }],
    },
    {
      name: 'TD16 is no exception',
      set: { 'documento.tipo_documento': 'TD16', ...rate('0.00') },
      finds: [at('riepilogo.0')],
    },
    {
      name: 'in the second body',
      set: { 'body1.riepilogo.0.aliquota_iva': '0.00' },
      finds: [at('body1.riepilogo.0')],
    },
    { name: 'to the administration', kind: 'FPA12', set: rate('0.00'), finds: [at('riepilogo.0')] },
    {
      name: 'simplified: there are no summaries',
      kind: 'FSM10',
      set: { 'voci.0.dati_iva': { aliquota: '0.00' } },
    },
  ],
});
