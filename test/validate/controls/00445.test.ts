import { testRule } from '../../support/ruleTester.ts';

const at = (path: string) => ({ id: 'generic', at: path });
const naturas = (natura: string, data = '2026-06-01') => ({
  'documento.data': data,
  'linee.0.aliquota_iva': '0.00',
  'linee.0.natura': natura,
  'riepilogo.0.aliquota_iva': '0.00',
  'riepilogo.0.natura': natura,
  'riepilogo.0.imposta': '0.00',
});
const both = [at('linee.0.natura'), at('riepilogo.0.natura')];
const voce = (natura: string, data = '2026-06-01') => ({
  'documento.data': data,
  'voci.0.dati_iva': { aliquota: '0.00' },
  'voci.0.natura': natura,
});

testRule('00445', {
  cases: [
    { name: 'no Natura' },
    {
      name: 'N2',
      set: naturas('N2'),
      finds: [
        {
          ...at('linee.0.natura'),
          severity: 'error',
          params: {
            element: 'DettaglioLinee',
            number: '1',
            natura: 'N2',
            since: '2021-01-01',
            date: '2026-06-01',
            codes: ['N2.1', 'N2.2'],
          },
        },
        { ...at('riepilogo.0.natura'), params: { element: 'DatiRiepilogo', number: '1', natura: 'N2' } },
      ],
    },
    {
      name: 'N3',
      set: naturas('N3'),
      finds: [
        { ...at('linee.0.natura'), params: { codes: ['N3.1', 'N3.2', 'N3.3', 'N3.4', 'N3.5', 'N3.6'] } },
        at('riepilogo.0.natura'),
      ],
    },
    {
      name: 'N6',
      set: naturas('N6'),
      finds: [
        {
          ...at('linee.0.natura'),
          params: { codes: ['N6.1', 'N6.2', 'N6.3', 'N6.4', 'N6.5', 'N6.6', 'N6.7', 'N6.8', 'N6.9'] },
        },
        at('riepilogo.0.natura'),
      ],
    },
    ...['N1', 'N2.1', 'N2.2', 'N3.1', 'N3.5', 'N3.6', 'N4', 'N5', 'N6.1', 'N6.9', 'N7'].map((natura) => ({
      name: `${natura} is not generic`,
      set: naturas(natura),
    })),
    { name: 'the last day on which it was allowed', set: naturas('N2', '2020-12-31') },
    { name: 'the first day on which it is not', set: naturas('N2', '2021-01-01'), finds: both },
    {
      name: 'the day counts, not its zone',
      set: naturas('N2', '2021-01-01+02:00'),
      finds: [{ ...at('linee.0.natura'), params: { date: '2021-01-01' } }, at('riepilogo.0.natura')],
    },
    { name: 'a zone does not make an old day new', set: naturas('N2', '2020-12-31-11:00') },
    {
      name: 'the document decides, not the day of reception',
      set: naturas('N3', '2020-12-31'),
      options: { asOf: '2021-01-10' },
    },
    {
      name: 'on a pension fund',
      set: {
        'cassa.0': {
          tipo_cassa: 'TC22',
          al_cassa: '4.00',
          importo_contributo_cassa: '4.00',
          aliquota_iva: '0.00',
          natura: 'N2',
        },
      },
      finds: [
        { ...at('cassa.0.natura'), params: { element: 'DatiCassaPrevidenziale', number: '1', natura: 'N2' } },
      ],
    },
    {
      name: 'on a line only',
      set: { ...naturas('N2'), 'riepilogo.0.natura': 'N2.2' },
      finds: [at('linee.0.natura')],
    },
    {
      name: 'each body by its own date',
      set: {
        ...naturas('N2', '2020-12-31'),
        'body1.documento.data': '2021-01-02',
      },
      finds: [at('body1.linee.0.natura'), at('body1.riepilogo.0.natura')],
    },
    { name: 'to the administration', kind: 'FPA12', set: naturas('N6'), finds: both },
    {
      name: 'simplified: N2',
      kind: 'FSM10',
      set: voce('N2'),
      finds: [{ ...at('voci.0.natura'), params: { element: 'DatiBeniServizi', number: '1', natura: 'N2' } }],
    },
    { name: 'simplified: N3', kind: 'FSM10', set: voce('N3'), finds: [at('voci.0.natura')] },
    { name: 'simplified: N2.2', kind: 'FSM10', set: voce('N2.2') },
    { name: 'simplified: N4', kind: 'FSM10', set: voce('N4') },
    { name: 'simplified: before', kind: 'FSM10', set: voce('N2', '2020-12-31') },
  ],
});
