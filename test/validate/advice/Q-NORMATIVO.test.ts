import { testRule } from '../../support/ruleTester.ts';

const summary = (natura: string, riferimento_normativo?: string) => ({
  aliquota_iva: '0.00',
  natura,
  imponibile_importo: '0.00',
  imposta: '0.00',
  ...(riferimento_normativo === undefined ? {} : { riferimento_normativo }),
});
const item = (riferimento_normativo?: string) => ({
  descrizione: 'Sgabello',
  importo: '10.00',
  dati_iva: { aliquota: '0.00' },
  natura: 'N4',
  ...(riferimento_normativo === undefined ? {} : { riferimento_normativo }),
});

testRule('Q-NORMATIVO', {
  cases: [
    { name: 'with VAT' },
    { name: 'given', set: { 'riepilogo.1': summary('N4', 'art. 10 DPR 633/1972') } },
    {
      name: 'not given',
      set: { 'riepilogo.1': summary('N4') },
      finds: [{ id: 'missing', at: 'riepilogo.1', severity: 'warning', params: { natura: 'N4' } }],
    },
    {
      name: 'given for one of three',
      set: { riepilogo: [summary('N1'), summary('N4', 'art. 10'), summary('N7')] },
      finds: [
        { id: 'missing', at: 'riepilogo.0', params: { natura: 'N1' } },
        { id: 'missing', at: 'riepilogo.2', params: { natura: 'N7' } },
      ],
    },
    {
      name: 'an integration of the buyer',
      set: { 'riepilogo.1': summary('N6.3'), 'documento.tipo_documento': 'TD16' },
    },
    { name: 'a line has no place for it', set: { 'linee.0.natura': 'N4' } },
    { name: 'simplified, given', kind: 'FSM10', set: { 'voci.1': item('art. 10 DPR 633/1972') } },
    {
      name: 'simplified',
      kind: 'FSM10',
      set: { 'voci.1': item() },
      finds: [{ id: 'missing', at: 'voci.1' }],
    },
    {
      name: 'to the administration too',
      kind: 'FPA12',
      set: { 'riepilogo.1': summary('N2.2') },
      finds: [{ id: 'missing', at: 'riepilogo.1' }],
    },
    {
      name: 'in the second body',
      set: { 'body1.riepilogo.0.natura': 'N4' },
      finds: [{ id: 'missing', at: 'body1.riepilogo.0' }],
    },
  ],
});
