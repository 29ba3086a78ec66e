import { testRule } from '../../support/ruleTester.ts';

const at = (path: string) => ({ id: 'natura', at: path });
const cassa = (aliquota_iva: string, natura?: string) => ({
  tipo_cassa: 'TC22',
  al_cassa: '4.00',
  importo_contributo_cassa: '4.00',
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
});

testRule('00413', {
  cases: [
    { name: 'no pension fund' },
    { name: 'with a rate', set: { 'cassa.0': cassa('22.00') } },
    { name: 'rate zero with Natura', set: { 'cassa.0': cassa('0.00', 'N2.2') } },
    {
      name: 'rate zero without Natura',
      set: { 'cassa.0': cassa('0.00') },
      finds: [{ ...at('cassa.0'), severity: 'error', params: { number: '1', fund: 'TC22', rate: '0.00' } }],
    },
    { name: 'zero written with three digits', set: { 'cassa.0': cassa('000.00') }, finds: [at('cassa.0')] },
    { name: 'the least rate that is not zero', set: { 'cassa.0': cassa('0.01') } },
    {
      name: 'only the second of three',
      set: { 'cassa.0': cassa('0.00', 'N4'), 'cassa.1': cassa('0.00'), 'cassa.2': cassa('22.00') },
      finds: [{ ...at('cassa.1'), params: { number: '2' } }],
    },
    { name: 'a line with rate zero, which is another control', set: { 'linee.0.aliquota_iva': '0.00' } },
    {
      name: 'in the second body',
      set: { 'body1.cassa.0': cassa('0.00') },
      finds: [at('body1.cassa.0')],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { 'cassa.0': cassa('0.00') },
      finds: [at('cassa.0')],
    },
    { name: 'simplified: there is none', kind: 'FSM10', set: { 'voci.0.dati_iva': { aliquota: '0.00' } } },
  ],
});
