import { testRule } from '../../support/ruleTester.ts';

/** One line of 100.00 under withholding, and the amount withheld. */
const withheld = (importo_ritenuta: string, more: Readonly<Record<string, string>> = {}) => ({
  'linee.0.ritenuta': 'SI',
  ritenuta: [
    {
      tipo_ritenuta: 'RT01',
      importo_ritenuta,
      aliquota_ritenuta: '20.00',
      causale_pagamento: 'A',
      ...more,
    },
  ],
});
const two = (first: readonly [string, string], second: readonly [string, string]) => ({
  'linee.0.ritenuta': 'SI',
  ritenuta: [first, second].map(([importo_ritenuta, aliquota_ritenuta]) => ({
    tipo_ritenuta: 'RT01',
    importo_ritenuta,
    aliquota_ritenuta,
    causale_pagamento: 'A',
  })),
});
/** The line with a discount, only the discount being marked. */
const discounted = {
  'linee.0.ritenuta': null,
  'linee.1': {
    numero_linea: '2',
    tipo_cessione_prestazione: 'SC',
    descrizione: 'Sconto',
    prezzo_unitario: '-10.00',
    prezzo_totale: '-10.00',
    aliquota_iva: '22.00',
    ritenuta: 'SI',
  },
  'riepilogo.0.imponibile_importo': '90.00',
  'riepilogo.0.imposta': '19.80',
};
const fund = (ritenuta?: string) => ({
  cassa: [
    {
      tipo_cassa: 'TC22',
      al_cassa: '4.00',
      importo_contributo_cassa: '4.00',
      aliquota_iva: '22.00',
      ...(ritenuta === undefined ? {} : { ritenuta }),
    },
  ],
});

const at = 'ritenuta.0.importo_ritenuta';
const excess = { id: 'excess', at };
const shortfall = { id: 'shortfall', at };
const regime = { id: 'regime', at: 'ritenuta.0' };
const unmarked = { id: 'unmarked', at: 'ritenuta.0' };

testRule('Q-WITHHOLDING', {
  cases: [
    { name: 'no withholding' },
    { name: 'all of the fee', set: withheld('20.00') },
    // Limits, from both sides.
    { name: 'five cents more', set: withheld('20.05') },
    {
      name: 'six cents more',
      set: withheld('20.06'),
      finds: [
        {
          ...excess,
          severity: 'warning',
          params: { found: '20.06', rate: '20.00', base: '100.00', expected: '20.00', reason: 'A' },
        },
      ],
    },
    { name: 'five cents less', set: withheld('19.95') },
    { name: 'six cents less', set: withheld('19.94'), finds: [shortfall] },
    { name: 'nothing withheld', set: withheld('0.00') },
    // Parts of the fee.
    { name: 'half of a commission', set: withheld('10.00', { causale_pagamento: 'R' }) },
    { name: 'a fifth of it', set: withheld('4.00', { causale_pagamento: 'Q' }) },
    { name: 'door to door', set: withheld('15.60', { causale_pagamento: 'V' }) },
    { name: 'an author', set: withheld('15.00', { causale_pagamento: 'B' }) },
    { name: 'a professional who moved to Italy', set: withheld('6.00', { causale_pagamento: 'A' }) },
    {
      name: 'three quarters of a professional',
      set: withheld('15.00'),
      finds: [{ ...shortfall, params: { found: '15.00', expected: '20.00', reason: 'A' } }],
    },
    { name: 'any part where some may be exempt', set: withheld('1.00', { causale_pagamento: 'N' }) },
    { name: 'too much of it', set: withheld('21.00', { causale_pagamento: 'N' }), finds: [excess] },
    { name: 'of a company', set: withheld('30.00', { tipo_ritenuta: 'RT02' }), finds: [excess] },
    { name: 'a contribution has minimums', set: withheld('30.00', { tipo_ritenuta: 'RT04' }) },
    // Funds.
    { name: 'with a fund under withholding', set: { ...withheld('20.80'), ...fund('SI') } },
    { name: 'a fund that is marked and not withheld on', set: { ...withheld('20.00'), ...fund('SI') } },
    { name: 'with a fund that is not marked', set: { ...withheld('20.80'), ...fund() }, finds: [excess] },
    // Several.
    { name: 'of one rate, sharing the base', set: two(['12.00', '20.00'], ['8.00', '20.00']) },
    {
      name: 'of one rate, sharing what they should not',
      set: two(['11.00', '20.00'], ['7.00', '20.00']),
      finds: [shortfall, { id: 'shortfall', at: 'ritenuta.1.importo_ritenuta' }],
    },
    {
      name: 'of two rates: which lines belong to which is unknown',
      set: two(['12.00', '20.00'], ['9.00', '30.00']),
    },
    {
      name: 'of two rates, one too much',
      set: two(['12.00', '20.00'], ['31.00', '30.00']),
      finds: [{ id: 'excess', at: 'ritenuta.1.importo_ritenuta' }],
    },
    // Marked lines.
    {
      name: 'no line under withholding',
      set: { ...withheld('20.00'), 'linee.0.ritenuta': null },
      finds: [{ ...unmarked, params: { types: ['RT01'], found: '20.00' } }],
    },
    {
      name: 'a fund alone under withholding',
      set: { ...withheld('0.80'), 'linee.0.ritenuta': null, ...fund('SI') },
    },
    {
      name: 'a fund alone, and more than it bears',
      set: { ...withheld('20.00'), 'linee.0.ritenuta': null, ...fund('SI') },
      finds: [unmarked],
    },
    {
      name: 'a contribution without a line',
      set: { ...withheld('8.50', { tipo_ritenuta: 'RT04' }), 'linee.0.ritenuta': null },
    },
    {
      name: 'a discount alone under withholding',
      set: { ...withheld('-2.00'), ...discounted },
      finds: [{ id: 'sign', at: 'ritenuta.0', params: { found: '-2.00', total: '109.80' } }],
    },
    {
      name: 'a negative credit note',
      set: {
        ...withheld('-20.00'),
        'documento.tipo_documento': 'TD04',
        'linee.0.prezzo_unitario': '-25.00',
        'linee.0.prezzo_totale': '-100.00',
        'riepilogo.0.imponibile_importo': '-100.00',
        'riepilogo.0.imposta': '-22.00',
      },
    },
    {
      name: 'a positive withholding on it',
      set: {
        ...withheld('20.00'),
        'documento.tipo_documento': 'TD04',
        'linee.0.prezzo_unitario': '-25.00',
        'linee.0.prezzo_totale': '-100.00',
        'riepilogo.0.imponibile_importo': '-100.00',
        'riepilogo.0.imposta': '-22.00',
      },
      finds: [{ id: 'sign', at: 'ritenuta.0' }],
    },
    // The regime.
    {
      name: 'under the flat-rate regime',
      set: { ...withheld('20.00'), 'cedente.dati_anagrafici.regime_fiscale': 'RF19' },
      finds: [{ ...regime, params: { regime: 'RF19', type: 'RT01', found: '20.00' } }],
    },
    {
      name: 'under it, and no line marked',
      set: {
        ...withheld('20.00'),
        'cedente.dati_anagrafici.regime_fiscale': 'RF19',
        'linee.0.ritenuta': null,
      },
      finds: [regime, unmarked],
    },
    {
      name: 'a contribution under it',
      set: {
        ...withheld('8.50', { tipo_ritenuta: 'RT04' }),
        'cedente.dati_anagrafici.regime_fiscale': 'RF19',
      },
    },
    {
      name: 'a note of an earlier invoice',
      set: {
        ...withheld('20.00'),
        'cedente.dati_anagrafici.regime_fiscale': 'RF19',
        'documento.tipo_documento': 'TD05',
      },
    },
    {
      name: 'of the minimi',
      set: { ...withheld('20.00'), 'cedente.dati_anagrafici.regime_fiscale': 'RF02' },
      finds: [regime],
    },
    { name: 'made out by the buyer', set: { ...withheld('30.00'), 'documento.tipo_documento': 'TD20' } },
    { name: 'to the administration too', kind: 'FPA12', set: withheld('30.00'), finds: [excess] },
  ],
});
