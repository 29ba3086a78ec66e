import { testRule } from '../../support/ruleTester.ts';

const at = (path: string) => ({ id: 'natura', at: path });
const cassa = (aliquota_iva: string, natura?: string) => ({
  tipo_cassa: 'TC01',
  al_cassa: '4.00',
  importo_contributo_cassa: '4.00',
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
});

testRule('00414', {
  cases: [
    { name: 'no pension fund' },
    { name: 'a rate without Natura', set: { 'cassa.0': cassa('22.00') } },
    { name: 'rate zero with Natura', set: { 'cassa.0': cassa('0.00', 'N2.2') } },
    { name: 'zero written with three digits', set: { 'cassa.0': cassa('000.00', 'N2.2') } },
    {
      name: 'a rate with Natura',
      set: { 'cassa.0': cassa('22.00', 'N4') },
      finds: [
        {
          ...at('cassa.0.natura'),
          severity: 'error',
          params: { number: '1', fund: 'TC01', natura: 'N4', rate: '22.00' },
        },
      ],
    },
    {
      name: 'the least rate that is not zero, with Natura',
      set: { 'cassa.0': cassa('0.01', 'N4') },
      finds: [at('cassa.0.natura')],
    },
    {
      name: 'TD16 is no exception here',
      set: { 'documento.tipo_documento': 'TD16', 'cassa.0': cassa('22.00', 'N6.3') },
      finds: [at('cassa.0.natura')],
    },
    {
      name: 'only the second of two',
      set: { 'cassa.0': cassa('22.00'), 'cassa.1': cassa('10.00', 'N1') },
      finds: [{ ...at('cassa.1.natura'), params: { number: '2', rate: '10.00' } }],
    },
    { name: 'a line with rate and Natura, which is another control', set: { 'linee.0.natura': 'N4' } },
    {
      name: 'in the second body',
      set: { 'body1.cassa.0': cassa('22.00', 'N4') },
      finds: [at('body1.cassa.0.natura')],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { 'cassa.0': cassa('22.00', 'N4') },
      finds: [at('cassa.0.natura')],
    },
    { name: 'simplified: there is none', kind: 'FSM10', set: { 'voci.0.natura': 'N4' } },
  ],
});
