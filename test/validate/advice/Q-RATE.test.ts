import { testRule } from '../../support/ruleTester.ts';

const at = 'linee.0.aliquota_iva';
const unknown = { id: 'unknown', at };
const past = { id: 'past', at };
const rate = (text: string) => ({ [at]: text, 'riepilogo.0.aliquota_iva': text });
const known = ['4.00', '5.00', '10.00', '022.00', '2.00', '6.40', '7.30', '7.95', '8.80', '9.50', '12.30'];

testRule('Q-RATE', {
  cases: [
    { name: 'the ordinary rate' },
    ...known.map((text) => ({ name: `rate ${text}`, set: rate(text) })),
    { name: 'no VAT', set: { ...rate('0.00'), 'linee.0.natura': 'N4' } },
    {
      name: 'a rate that never existed',
      set: rate('15.00'),
      finds: [{ ...unknown, severity: 'warning', params: { found: '15.00' } }],
    },
    { name: 'the rate of another country', set: rate('19.00'), finds: [unknown] },
    { name: 'a typing error', set: rate('2.20'), finds: [unknown] },
    { name: 'a rate below one, which 00424 rejects', set: rate('0.22') },
    {
      name: 'of several lines, each rate once',
      set: {
        ...rate('15.00'),
        'linee.1': {
          numero_linea: '2',
          descrizione: 'Banco',
          prezzo_unitario: '1.00',
          prezzo_totale: '1.00',
          aliquota_iva: '15.00',
        },
      },
      finds: [unknown],
    },
    {
      name: 'only in a summary',
      set: { 'riepilogo.1': { aliquota_iva: '19.00', imponibile_importo: '0.00', imposta: '0.00' } },
      finds: [{ id: 'unknown', at: 'riepilogo.1.aliquota_iva' }],
    },
    {
      name: 'only in a cassa',
      set: {
        cassa: [
          { tipo_cassa: 'TC01', al_cassa: '4.00', importo_contributo_cassa: '0.00', aliquota_iva: '19.00' },
        ],
      },
      finds: [{ id: 'unknown', at: 'cassa.0.aliquota_iva' }],
    },
    // The ordinary rates of the past.
    { name: '20 on its last day', set: { ...rate('20.00'), 'documento.data': '2011-09-16' } },
    {
      name: '20 the day after',
      set: { ...rate('20.00'), 'documento.data': '2011-09-17' },
      finds: [{ ...past, params: { found: '20.00', last: '2011-09-16', date: '2011-09-17' } }],
    },
    { name: '21 on its last day', set: { ...rate('21.00'), 'documento.data': '2013-09-30' } },
    { name: '21 the day after', set: { ...rate('21.00'), 'documento.data': '2013-10-01' }, finds: [past] },
    { name: '21 today', set: rate('21.00'), finds: [past] },
    { name: '21 in a credit note', set: { ...rate('21.00'), 'documento.tipo_documento': 'TD04' } },
    { name: '20 in a debit note', set: { ...rate('20.00'), 'documento.tipo_documento': 'TD05' } },
    {
      name: '21 in a report of a missing invoice',
      set: { ...rate('21.00'), 'documento.tipo_documento': 'TD29' },
    },
    {
      name: '19 in a credit note',
      set: { ...rate('19.00'), 'documento.tipo_documento': 'TD04' },
      finds: [unknown],
    },
    {
      name: 'simplified',
      kind: 'FSM10',
      set: { 'voci.0.dati_iva.aliquota': '19.00' },
      finds: [{ id: 'unknown', at: 'voci.0.dati_iva.aliquota' }],
    },
    {
      name: 'simplified, tax instead of a rate',
      kind: 'FSM10',
      set: { 'voci.0.dati_iva': { imposta: '6.60' } },
    },
    { name: 'to the administration too', kind: 'FPA12', set: rate('19.00'), finds: [unknown] },
    {
      name: 'in the second body',
      set: { 'body1.linee.0.aliquota_iva': '19.00' },
      finds: [{ id: 'unknown', at: 'body1.linee.0.aliquota_iva' }],
    },
  ],
});
