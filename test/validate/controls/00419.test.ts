import { testRule } from '../../support/ruleTester.ts';

const line = (aliquota_iva: string, prezzo_totale: string, natura?: string) => ({
  numero_linea: '2',
  descrizione: 'Panca',
  prezzo_unitario: prezzo_totale,
  prezzo_totale,
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
});
const cassa = (aliquota_iva: string, natura?: string) => ({
  tipo_cassa: 'TC22',
  al_cassa: '4.00',
  importo_contributo_cassa: '4.00',
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
});
const summary = (aliquota_iva: string, imponibile_importo: string, imposta: string, natura?: string) => ({
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
  imponibile_importo,
  imposta,
});
const few = { id: 'summaries', at: 'voci' };
const added = (to: object) => ({ op: 'add', at: 'riepilogo.-', to: JSON.stringify(to) });

testRule('00419', {
  cases: [
    { name: 'one rate, one summary' },
    { name: 'one rate, two summaries', set: { 'riepilogo.1': summary('22.00', '0.00', '0.00') } },
    {
      name: 'two rates, two summaries',
      set: { 'linee.1': line('10.00', '70.00'), 'riepilogo.1': summary('10.00', '70.00', '7.00') },
    },
    {
      name: 'two rates, one summary',
      set: { 'linee.1': line('10.00', '70.00') },
      finds: [
        {
          ...few,
          severity: 'error',
          params: { expected: 2, found: 1, rates: ['22.00', '10.00'], missing: ['10.00'] },
          fix: added(summary('10.00', '70.00', '7.00')),
        },
      ],
    },
    {
      name: 'blocks are counted, whatever their rate: that is another control',
      set: { 'linee.1': line('10.00', '70.00'), 'riepilogo.1': summary('22.00', '0.00', '0.00') },
    },
    {
      name: 'two rates, two summaries, one of a third rate',
      set: { 'linee.1': line('10.00', '70.00'), 'riepilogo.1': summary('4.00', '70.00', '2.80') },
    },
    {
      name: 'three rates, two summaries of a rate that is there',
      set: {
        'linee.1': line('10.00', '70.00'),
        'linee.2': line('4.00', '1.00'),
        'riepilogo.1': summary('22.00', '0.00', '0.00'),
      },
      finds: [{ ...few, params: { expected: 3, found: 2, missing: ['10.00', '4.00'] }, fix: null }],
    },
    {
      name: 'two missing: one fix would not do',
      set: { 'linee.1': line('10.00', '70.00'), 'linee.2': line('4.00', '1.00') },
      finds: [{ ...few, params: { expected: 3, found: 1, missing: ['10.00', '4.00'] }, fix: null }],
    },
    {
      name: 'the only summary is of another rate',
      set: { 'linee.1': line('10.00', '70.00'), 'riepilogo.0.aliquota_iva': '4.00' },
      finds: [{ ...few, params: { rates: ['22.00', '10.00'], missing: ['22.00', '10.00'] }, fix: null }],
    },
    {
      name: 'one missing, and a summary of a rate that no line has: nothing is offered',
      set: {
        'linee.1': line('10.00', '70.00'),
        'linee.2': line('5.00', '1.00'),
        'riepilogo.1': summary('4.00', '70.00', '2.80'),
      },
      finds: [{ ...few, params: { missing: ['10.00', '5.00'] }, fix: null }],
    },
    {
      name: 'rate zero without Natura: nothing is offered',
      set: { 'linee.1': line('0.00', '70.00') },
      finds: [{ ...few, fix: null }],
    },
    { name: 'the same rate twice', set: { 'linee.1': line('22.00', '70.00') } },
    { name: 'the same rate, written otherwise', set: { 'linee.1': line('022.00', '70.00') } },
    {
      name: 'rate zero with two Natura is one rate',
      set: {
        'linee.0': line('0.00', '100.00', 'N1'),
        'linee.1': line('0.00', '70.00', 'N4'),
        'riepilogo.0': summary('0.00', '170.00', '0.00', 'N4'),
      },
    },
    {
      name: 'rate zero beside another',
      set: { 'linee.1': line('0.00', '70.00', 'N4') },
      finds: [{ ...few, fix: added(summary('0.00', '70.00', '0.00', 'N4')) }],
    },
    {
      name: 'a rate of the pension fund only',
      set: { 'cassa.0': cassa('10.00') },
      finds: [{ ...few, params: { missing: ['10.00'] }, fix: added(summary('10.00', '4.00', '0.40')) }],
    },
    { name: 'a pension fund at the rate of the lines', set: { 'cassa.0': cassa('22.00') } },
    {
      name: 'the fix sums line and pension fund, negative amounts too, and rounds',
      set: {
        'linee.1': line('10.00', '-70.12345678'),
        'cassa.0': cassa('10.00'),
        'linee.2': line('010.00', '0.005'),
      },
      finds: [{ ...few, fix: added(summary('10.00', '-66.12', '-6.61')) }],
    },
    { name: 'negative amounts', set: { 'linee.0.prezzo_totale': '-100.00' } },
    {
      name: 'each body for itself',
      set: {
        'body1.riepilogo.1': summary('10.00', '0.00', '0.00'),
        'body.linee.1': line('10.00', '0.00'),
      },
      finds: [{ ...few, params: { missing: ['10.00'] } }],
    },
    {
      name: 'in the second body',
      set: { 'body1.linee.1': line('10.00', '70.00') },
      finds: [
        {
          id: 'summaries',
          at: 'body1.voci',
          fix: { op: 'add', at: 'body1.riepilogo.-', to: JSON.stringify(summary('10.00', '70.00', '7.00')) },
        },
      ],
    },
    {
      name: 'more rates than a message names',
      set: {
        'linee.1': line('1.00', '0.00'),
        'linee.2': line('2.00', '0.00'),
        'linee.3': line('3.00', '0.00'),
        'linee.4': line('4.00', '0.00'),
        'linee.5': line('5.00', '0.00'),
        'linee.6': line('6.00', '0.00'),
        'linee.7': line('7.00', '0.00'),
        'linee.8': line('8.00', '0.00'),
        'linee.9': line('9.00', '0.00'),
        'linee.10': line('10.00', '0.00'),
      },
      finds: [
        {
          ...few,
          params: {
            expected: 11,
            rates: ['22.00', '1.00', '2.00', '3.00', '4.00', '5.00', '6.00', '7.00', '8.00', '9.00', '…'],
            missing: ['1.00', '2.00', '3.00', '4.00', '5.00', '6.00', '7.00', '8.00', '9.00', '10.00'],
          },
        },
      ],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { 'linee.1': line('10.00', '70.00') },
      finds: [few],
    },
    {
      name: 'simplified: there are no summaries',
      kind: 'FSM10',
      set: { 'voci.1': { descrizione: 'Cera', importo: '5.00', dati_iva: { aliquota: '10.00' } } },
    },
  ],
});
