import { testRule } from '../../support/ruleTester.ts';

const item = (importo: string) => ({
  descrizione: 'Cera',
  importo,
  dati_iva: { aliquota: '22.00' },
});
const regime = (regime_fiscale: string) => ({ 'cedente.regime_fiscale': regime_fiscale });
const over = { id: 'limit', at: 'voci.0' };
const corrected = { numero_fr: '3', data_fr: '2026-05-01', elementi_rettificati: 'importo' };

testRule('00460', {
  kind: 'FSM10',
  cases: [
    { name: 'far under the limit' },
    { name: 'the limit', set: { 'voci.0.importo': '400.00' } },
    {
      name: 'a cent over',
      set: { 'voci.0.importo': '400.01' },
      finds: [{ ...over, severity: 'error', params: { total: '400.01', limit: '400.00', items: 1 } }],
    },
    { name: 'the limit, in several items', set: { 'voci.0': item('200.00'), 'voci.1': item('200.00') } },
    {
      name: 'a cent over, in several items',
      set: { 'voci.0': item('200.00'), 'voci.1': item('150.00'), 'voci.2': item('50.01') },
      finds: [{ ...over, params: { total: '400.01', items: 3 } }],
    },
    { name: 'a negative item counts', set: { 'voci.0': item('450.00'), 'voci.1': item('-50.00') } },
    { name: 'far under zero', set: { 'voci.0.importo': '-900.00' } },
    {
      name: 'a credit note over it, without what it corrects',
      set: { 'documento.tipo_documento': 'TD08', 'voci.0.importo': '400.01' },
      finds: [over],
    },
    {
      name: 'a credit note over it that says what it corrects',
      set: {
        'documento.tipo_documento': 'TD08',
        'generali.dati_fattura_rettificata': corrected,
        'voci.0.importo': '400.01',
      },
    },
    {
      name: 'any document that says what it corrects',
      set: { 'generali.dati_fattura_rettificata': corrected, 'voci.0.importo': '900.00' },
    },
    // The regimes without a limit, from their first day.
    { name: 'RF19', set: { ...regime('RF19'), 'voci.0.importo': '900.00' } },
    { name: 'RF20', set: { ...regime('RF20'), 'voci.0.importo': '900.00' } },
    { name: 'RF18', set: { ...regime('RF18'), 'voci.0.importo': '900.00' }, finds: [over] },
    { name: 'RF02', set: { ...regime('RF02'), 'voci.0.importo': '900.00' }, finds: [over] },
    {
      name: 'RF19 on the first day',
      set: { ...regime('RF19'), 'documento.data': '2025-04-01', 'voci.0.importo': '900.00' },
    },
    {
      name: 'RF19 on the day before',
      set: { ...regime('RF19'), 'documento.data': '2025-03-31', 'voci.0.importo': '900.00' },
      finds: [over],
    },
    {
      name: 'RF19 received on the first day, whatever its date',
      set: { ...regime('RF19'), 'documento.data': '2025-03-31', 'voci.0.importo': '900.00' },
      options: { asOf: '2025-04-01' },
    },
    {
      name: 'RF19 received on the day before',
      set: { ...regime('RF19'), 'documento.data': '2025-03-31', 'voci.0.importo': '900.00' },
      options: { asOf: '2025-03-31' },
      finds: [over],
    },
    {
      name: 'RF19 by the edition of the specification',
      set: { ...regime('RF19'), 'documento.data': '2025-03-31', 'voci.0.importo': '900.00' },
      options: { spec: '1.9' },
    },
    // Bodies.
    {
      name: 'each body for itself: together they are over it',
      set: { 'voci.0.importo': '300.00', 'body1.documento.numero': '8' },
    },
    {
      name: 'in the second body',
      set: { 'body1.voci.0.importo': '400.01' },
      finds: [{ id: 'limit', at: 'body1.voci.0' }],
    },
    {
      name: 'what one body corrects exempts no other',
      set: {
        'generali.dati_fattura_rettificata': corrected,
        'voci.0.importo': '900.00',
        'body1.generali.dati_fattura_rettificata': null,
      },
      finds: [{ id: 'limit', at: 'body1.voci.0' }],
    },
    { name: 'an ordinary invoice has no limit', kind: 'FPR12', set: { 'linee.0.prezzo_totale': '900.00' } },
  ],
});
