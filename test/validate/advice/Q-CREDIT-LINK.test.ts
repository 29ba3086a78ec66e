import { testRule } from '../../support/ruleTester.ts';

const missing = { id: 'missing', at: 'generali' };
const credit = { 'documento.tipo_documento': 'TD04' };

testRule('Q-CREDIT-LINK', {
  cases: [
    { name: 'an invoice' },
    { name: 'a debit note', set: { 'documento.tipo_documento': 'TD05' } },
    {
      name: 'a credit note',
      set: credit,
      finds: [{ ...missing, severity: 'warning', params: { type: 'TD04', field: 'DatiFattureCollegate' } }],
    },
    {
      name: 'a credit note with its invoice',
      set: { ...credit, 'generali.dati_fatture_collegate': [{ id_documento: '5' }] },
    },
    {
      name: 'with an order instead',
      set: { ...credit, 'generali.dati_ordine_acquisto': [{ id_documento: '5' }] },
      finds: [missing],
    },
    {
      name: 'the Causale names the invoice',
      set: { ...credit, 'documento.causale': ['Storno ft. 5 del 02/05/2026'] },
    },
    { name: 'the Causale names none', set: { ...credit, 'documento.causale': ['Storno'] }, finds: [missing] },
    {
      name: 'the line names the invoice',
      set: { ...credit, 'linee.0.descrizione': 'A storno della fattura n. 5' },
    },
    { name: 'to the administration too', kind: 'FPA12', set: credit, finds: [missing] },
    {
      name: 'simplified',
      kind: 'FSM10',
      set: { 'documento.tipo_documento': 'TD08' },
      finds: [{ ...missing, params: { type: 'TD08', field: 'DatiFatturaRettificata' } }],
    },
    {
      name: 'simplified, with its invoice',
      kind: 'FSM10',
      set: {
        'documento.tipo_documento': 'TD08',
        'generali.dati_fattura_rettificata': {
          numero_fr: '5',
          data_fr: '2026-05-02',
          elementi_rettificati: 'Reso',
        },
      },
    },
    {
      name: 'simplified, the item names the invoice',
      kind: 'FSM10',
      set: { 'documento.tipo_documento': 'TD08', 'voci.0.descrizione': 'Reso fattura 5' },
    },
    {
      name: 'in the second body',
      set: { 'body1.documento.tipo_documento': 'TD04' },
      finds: [{ id: 'missing', at: 'body1.generali' }],
    },
  ],
});
