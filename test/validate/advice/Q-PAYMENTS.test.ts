import { testRule } from '../../support/ruleTester.ts';

const sum = { id: 'sum', at: 'pagamento.0.dettaglio_pagamento.0.importo_pagamento' };
const pay = (
  importo_pagamento: string,
  data_scadenza_pagamento = '2026-07-01',
  modalita_pagamento = 'MP05',
) => ({
  modalita_pagamento,
  data_scadenza_pagamento,
  importo_pagamento,
});
const paid = (condizioni_pagamento: string, ...dettaglio_pagamento: readonly object[]) => ({
  condizioni_pagamento,
  dettaglio_pagamento,
});
const payments = (...blocks: readonly object[]) => ({ pagamento: blocks });
const one = (amount: string) => payments(paid('TP02', pay(amount)));
const ritenuta = (tipo_ritenuta: string, importo_ritenuta: string) => ({
  tipo_ritenuta,
  importo_ritenuta,
  aliquota_ritenuta: '20.00',
  causale_pagamento: 'A',
});

testRule('Q-PAYMENTS', {
  cases: [
    { name: 'the total' },
    { name: 'no payments', set: { pagamento: null } },
    { name: 'nothing to pay', set: one('0.00') },
    {
      name: 'another amount',
      set: one('100.00'),
      finds: [{ ...sum, severity: 'warning', params: { found: '100.00', expected: '122.00' } }],
    },
    // Both sides of the tolerance.
    { name: 'five cents above', set: one('122.05') },
    { name: 'six cents above', set: one('122.06'), finds: [sum] },
    { name: 'five cents below', set: one('121.95') },
    { name: 'six cents below', set: one('121.94'), finds: [sum] },
    {
      name: 'the total is not given, and comes from the summaries',
      set: { 'documento.importo_totale_documento': null },
    },
    {
      name: 'the total is not given, and the payment is another',
      set: { ...one('120.00'), 'documento.importo_totale_documento': null },
      finds: [sum],
    },
    // Amounts that are not paid.
    { name: 'less what is withheld', set: { ...one('102.00'), ritenuta: [ritenuta('RT01', '20.00')] } },
    {
      name: 'less what was not withheld',
      set: { ...one('112.00'), ritenuta: [ritenuta('RT01', '20.00')] },
      finds: [{ ...sum, params: { expected: '102.00' } }],
    },
    {
      name: 'less tax and contributions',
      set: { ...one('98.00'), ritenuta: [ritenuta('RT01', '20.00'), ritenuta('RT04', '4.00')] },
    },
    {
      name: 'less contributions only',
      set: { ...one('118.00'), ritenuta: [ritenuta('RT01', '20.00'), ritenuta('RT04', '4.00')] },
    },
    {
      name: 'less contributions of the old form',
      set: {
        ...one('118.00'),
        'linee.0.altri_dati_gestionali': [{ tipo_dato: 'CASSA-PREV', riferimento_numero: '4.00' }],
      },
    },
    {
      name: 'a total that is net already',
      set: {
        ...one('102.00'),
        'documento.importo_totale_documento': '102.00',
        ritenuta: [ritenuta('RT01', '20.00')],
      },
    },
    {
      name: 'another amount, with a total that is net already',
      set: {
        ...one('110.00'),
        'documento.importo_totale_documento': '102.00',
        ritenuta: [ritenuta('RT01', '20.00')],
      },
      finds: [{ ...sum, params: { found: '110.00', expected: '102.00' } }],
    },
    {
      name: 'what is withheld taken off a total that is net already',
      set: {
        ...one('82.00'),
        'documento.importo_totale_documento': '102.00',
        ritenuta: [ritenuta('RT01', '20.00')],
      },
      finds: [{ ...sum, params: { found: '82.00', expected: '102.00' } }],
    },
    {
      name: 'a net total of two withholdings, stamp duty and discounts of the document',
      set: {
        ...one('95.00'),
        'documento.importo_totale_documento': '92.00',
        'documento.dati_bollo': { bollo_virtuale: 'SI', importo_bollo: '2.00' },
        'documento.sconto_maggiorazione': [{ tipo: 'SC', importo: '8.00' }],
        ritenuta: [ritenuta('RT01', '20.00'), ritenuta('RT04', '4.00')],
      },
      finds: [{ ...sum, params: { found: '95.00', expected: '92.00' } }],
    },
    {
      name: 'a total that is neither with nor without what is withheld',
      set: {
        ...one('110.00'),
        'documento.importo_totale_documento': '112.00',
        ritenuta: [ritenuta('RT01', '20.00')],
      },
      finds: [{ ...sum, params: { expected: '92.00' } }],
    },
    {
      name: 'another amount, with a total that leaves out the split tax',
      set: {
        ...one('90.00'),
        'documento.importo_totale_documento': '100.00',
        'riepilogo.0.esigibilita_iva': 'S',
      },
      finds: [{ ...sum, params: { found: '90.00', expected: '100.00' } }],
    },
    {
      name: 'another amount, with a total that leaves out split tax and withholding',
      set: {
        ...one('90.00'),
        'documento.importo_totale_documento': '80.00',
        'riepilogo.0.esigibilita_iva': 'S',
        ritenuta: [ritenuta('RT01', '20.00')],
      },
      finds: [{ ...sum, params: { found: '90.00', expected: '80.00' } }],
    },
    {
      name: 'less the tax of a split payment',
      set: { ...one('100.00'), 'riepilogo.0.esigibilita_iva': 'S' },
    },
    { name: 'the tax of a split payment too', set: { ...one('122.00'), 'riepilogo.0.esigibilita_iva': 'S' } },
    {
      name: 'with the stamp duty',
      set: { ...one('124.00'), 'documento.dati_bollo': { bollo_virtuale: 'SI' } },
    },
    { name: 'with a rounding', set: { ...one('122.40'), 'documento.arrotondamento': '0.40' } },
    // Several payments.
    { name: 'instalments', set: payments(paid('TP01', pay('61.00'), pay('61.00', '2026-08-01'))) },
    {
      name: 'instalments that come to less',
      set: payments(paid('TP01', pay('61.00'), pay('60.00', '2026-08-01'))),
      finds: [{ ...sum, params: { found: '121.00' } }],
    },
    {
      name: 'two ways to pay the same',
      set: payments(paid('TP02', pay('122.00'), pay('122.00', '2026-07-01', 'MP08'))),
    },
    {
      name: 'two ways to pay the same, in blocks of their own',
      set: payments(paid('TP02', pay('122.00')), paid('TP02', pay('122.00', '2026-07-02', 'MP08'))),
    },
    {
      name: 'instalments, each in two ways',
      set: payments(
        paid(
          'TP01',
          pay('61.00'),
          pay('61.00', '2026-07-01', 'MP08'),
          pay('61.00', '2026-08-01'),
          pay('61.00', '2026-08-01', 'MP08'),
        ),
      ),
    },
    {
      name: 'instalments or all at once',
      set: payments(paid('TP01', pay('61.00'), pay('61.00', '2026-08-01')), paid('TP02', pay('122.00'))),
    },
    { name: 'an advance', set: payments(paid('TP03', pay('50.00'))) },
    {
      name: 'an advance and a part of the rest',
      set: payments(paid('TP02', pay('50.00')), paid('TP03', pay('30.00'))),
    },
    {
      name: 'a Causale that mentions an advance',
      set: { ...one('80.00'), 'documento.causale': ['Già versato un acconto'] },
    },
    {
      name: 'a Causale about something else',
      set: { ...one('80.00'), 'documento.causale': ['Sedie'] },
      finds: [sum],
    },
    {
      name: 'a credit note with the sign of what it gives back',
      set: { ...one('-122.00'), 'documento.tipo_documento': 'TD04' },
    },
    { name: 'an integration of the buyer', set: { ...one('100.00'), 'documento.tipo_documento': 'TD18' } },
    { name: 'another currency', set: { ...one('100.00'), 'documento.divisa': 'CHF' } },
    {
      name: 'in the second body',
      set: { 'body1.pagamento.0.dettaglio_pagamento.0.importo_pagamento': '1.00' },
      finds: [{ id: 'sum', at: 'body1.pagamento.0.dettaglio_pagamento.0.importo_pagamento' }],
    },
    { name: 'to the administration too', kind: 'FPA12', set: one('100.00'), finds: [sum] },
  ],
});
