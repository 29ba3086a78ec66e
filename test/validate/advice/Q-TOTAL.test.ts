import { testRule } from '../../support/ruleTester.ts';

const at = 'documento.importo_totale_documento';
const total = { id: 'total', at };
const net = { id: 'net', at };
const ritenuta = [
  { tipo_ritenuta: 'RT01', importo_ritenuta: '20.00', aliquota_ritenuta: '20.00', causale_pagamento: 'A' },
];
const written = (importo_totale_documento: string) => ({
  [at]: importo_totale_documento,
  pagamento: null,
});
/** The whole line and its summary without Italian VAT. */
const abroad = (natura: string, tipo_dato?: string) => ({
  'linee.0.aliquota_iva': '0.00',
  'linee.0.natura': natura,
  ...(tipo_dato === undefined ? {} : { 'linee.0.altri_dati_gestionali': [{ tipo_dato }] }),
  'riepilogo.0': { aliquota_iva: '0.00', natura, imponibile_importo: '100.00', imposta: '0.00' },
});
/** 122.00 taxed here, 50.00 abroad. */
const mixed = {
  'linee.1': {
    numero_linea: '2',
    descrizione: 'Panca',
    prezzo_unitario: '50.00',
    prezzo_totale: '50.00',
    aliquota_iva: '0.00',
    natura: 'N7',
  },
  'riepilogo.1': { aliquota_iva: '0.00', natura: 'N7', imponibile_importo: '50.00', imposta: '0.00' },
};
const mixedBack = {
  'linee.1': { ...mixed['linee.1'], prezzo_unitario: '-50.00', prezzo_totale: '-50.00' },
  'riepilogo.1': { ...mixed['riepilogo.1'], imponibile_importo: '-50.00' },
};

/** A contribution of 4.00, in the summary or not. */
const cassa = (tipo_cassa: string, importo_contributo_cassa: string) => ({
  tipo_cassa,
  al_cassa: '4.00',
  importo_contributo_cassa,
  imponibile_cassa: '100.00',
  aliquota_iva: '22.00',
});
const summed = (imponibile_importo: string, imposta: string) => ({
  'riepilogo.0.imponibile_importo': imponibile_importo,
  'riepilogo.0.imposta': imposta,
});
const withoutCassa = { id: 'without_cassa', at };
const notSummed = { id: 'cassa_not_summed', at };

testRule('Q-TOTAL', {
  cases: [
    { name: 'taxable amount plus tax' },
    { name: 'not given', set: { [at]: null } },
    {
      name: 'another amount',
      set: written('120.00'),
      finds: [
        {
          ...total,
          severity: 'warning',
          params: { found: '120.00', expected: '122.00' },
          fix: null,
        },
      ],
    },
    // Both sides of the tolerance.
    { name: 'a cent above', set: written('122.01') },
    { name: 'two cents above', set: written('122.02'), finds: [total] },
    { name: 'a cent below', set: written('121.99') },
    { name: 'two cents below', set: written('121.98'), finds: [total] },
    // Amounts added or left out in practice.
    {
      name: 'with the rounding of the document',
      set: { ...written('122.50'), 'documento.arrotondamento': '0.50' },
    },
    { name: 'without the rounding', set: { ...written('122.00'), 'documento.arrotondamento': '0.50' } },
    { name: 'less the rounding', set: { ...written('121.50'), 'documento.arrotondamento': '0.50' } },
    {
      name: 'with another rounding',
      set: { ...written('123.00'), 'documento.arrotondamento': '0.50' },
      finds: [{ ...total, params: { expected: '122.50' } }],
    },
    {
      name: 'with a stamp duty of another amount',
      set: { ...written('138.00'), 'documento.dati_bollo': { bollo_virtuale: 'SI', importo_bollo: '16.00' } },
    },
    {
      name: 'with the stamp duty',
      set: { ...written('124.00'), 'documento.dati_bollo': { bollo_virtuale: 'SI', importo_bollo: '2.00' } },
    },
    {
      name: 'with a stamp duty whose amount is not given',
      set: { ...written('124.00'), 'documento.dati_bollo': { bollo_virtuale: 'SI' } },
    },
    { name: 'two euros more without stamp duty', set: written('124.00'), finds: [total] },
    {
      name: 'with the rounding of a summary',
      set: { ...written('122.02'), 'riepilogo.0.arrotondamento': '0.02' },
    },
    {
      name: 'less the rounding of a summary',
      set: { ...written('121.98'), 'riepilogo.0.arrotondamento': '0.02' },
    },
    {
      name: 'with ancillary expenses',
      set: { ...written('127.00'), 'riepilogo.0.spese_accessorie': '5.00' },
    },
    {
      name: 'after a discount of the document by amount',
      set: { ...written('112.00'), 'documento.sconto_maggiorazione': [{ tipo: 'SC', importo: '10.00' }] },
    },
    {
      name: 'after a surcharge of the document by percent',
      set: { ...written('134.20'), 'documento.sconto_maggiorazione': [{ tipo: 'MG', percentuale: '10.00' }] },
    },
    {
      name: 'less the tax of a split payment',
      set: { ...written('100.00'), 'riepilogo.0.esigibilita_iva': 'S' },
    },
    { name: 'less the tax without a split payment', set: written('100.00'), finds: [total] },
    {
      name: 'less the withholding',
      set: { ...written('102.00'), ritenuta },
      finds: [
        {
          ...net,
          params: { found: '102.00', expected: '122.00', withheld: '20.00' },
          fix: { op: 'replace', at, from: '102.00', to: '122.00' },
        },
      ],
    },
    { name: 'with a withholding, and not less it', set: { ...written('122.00'), ritenuta } },
    {
      name: 'less another amount than the withholding',
      set: { ...written('112.00'), ritenuta },
      finds: [total],
    },
    // A cassa: 104.00 and 22.88 of VAT make 126.88.
    {
      name: 'with the cassa',
      set: { ...written('126.88'), cassa: [cassa('TC01', '4.00')], ...summed('104.00', '22.88') },
    },
    {
      name: 'a total without the cassa',
      set: { ...written('122.00'), cassa: [cassa('TC01', '4.00')], ...summed('104.00', '22.88') },
      finds: [
        {
          ...withoutCassa,
          severity: 'warning',
          params: { found: '122.00', expected: '126.88', cassa: '4.00' },
          fix: null,
        },
      ],
    },
    {
      name: 'a total with the VAT of the cassa, without the cassa',
      set: { ...written('122.88'), cassa: [cassa('TC01', '4.00')], ...summed('104.00', '22.88') },
      finds: [withoutCassa],
    },
    {
      name: 'summaries without the cassa',
      set: { ...written('126.88'), cassa: [cassa('TC01', '4.00')] },
      finds: [
        {
          ...notSummed,
          severity: 'warning',
          params: { found: '126.88', expected: '122.00', cassa: '4.00' },
          fix: null,
        },
      ],
    },
    {
      name: 'a total without the second of two',
      set: {
        ...written('126.88'),
        cassa: [cassa('TC01', '4.00'), cassa('TC22', '2.00')],
        ...summed('106.00', '23.32'),
      },
      finds: [{ ...withoutCassa, params: { found: '126.88', expected: '129.32', cassa: '2.00' } }],
    },
    {
      name: 'a total without both of two',
      set: {
        ...written('122.00'),
        cassa: [cassa('TC01', '4.00'), cassa('TC22', '2.00')],
        ...summed('106.00', '23.32'),
      },
      finds: [{ ...withoutCassa, params: { found: '122.00', expected: '129.32', cassa: '6.00' } }],
    },
    {
      name: 'off by another amount than the cassa',
      set: { ...written('121.00'), cassa: [cassa('TC01', '4.00')], ...summed('104.00', '22.88') },
      finds: [total],
    },
    {
      name: 'a contribution of zero',
      set: { ...written('121.00'), cassa: [cassa('TC01', '0.00')] },
      finds: [total],
    },
    {
      name: 'a credit note with the sign of what it gives back',
      set: { ...written('-122.00'), 'documento.tipo_documento': 'TD04' },
    },
    {
      name: 'negative amounts',
      set: {
        ...written('-122.00'),
        'riepilogo.0.imponibile_importo': '-100.00',
        'riepilogo.0.imposta': '-22.00',
      },
    },
    {
      name: 'several rates',
      set: {
        ...written('172.00'),
        'riepilogo.1': { aliquota_iva: '0.00', natura: 'N4', imponibile_importo: '50.00', imposta: '0.00' },
      },
    },
    // VAT of another state, which no summary shows: at most 27% of 100.00.
    { name: 'with foreign VAT, by Natura', set: { ...written('122.00'), ...abroad('N7') } },
    { name: 'without the foreign VAT', set: { ...written('100.00'), ...abroad('N7') } },
    { name: 'with foreign VAT, by OSS', set: { ...written('120.00'), ...abroad('N3.2', 'OSS') } },
    { name: 'with the highest foreign VAT', set: { ...written('127.00'), ...abroad('N7') } },
    { name: 'a cent above the highest', set: { ...written('127.01'), ...abroad('N7') } },
    {
      name: 'two cents above the highest',
      set: { ...written('127.02'), ...abroad('N7') },
      finds: [{ ...total, params: { expected: '100.00' } }],
    },
    { name: 'a cent less than without it', set: { ...written('99.99'), ...abroad('N7') } },
    { name: 'two cents less than without it', set: { ...written('99.98'), ...abroad('N7') }, finds: [total] },
    { name: 'another Natura', set: { ...written('122.00'), ...abroad('N3.2') }, finds: [total] },
    { name: 'another TipoDato', set: { ...written('122.00'), ...abroad('N3.2', 'INVCONT') }, finds: [total] },
    {
      name: 'foreign VAT of one line, and Italian of another',
      set: { ...written('184.00'), ...mixed },
    },
    {
      name: 'foreign VAT on what is not foreign',
      set: { ...written('186.00'), ...mixed },
      finds: [{ ...total, params: { expected: '172.00' } }],
    },
    {
      name: 'foreign VAT and stamp duty',
      set: {
        ...written('129.00'),
        ...abroad('N7'),
        'documento.dati_bollo': { bollo_virtuale: 'SI' },
      },
    },
    {
      name: 'a credit note with foreign VAT',
      set: { ...written('-122.00'), ...abroad('N7'), 'documento.tipo_documento': 'TD04' },
    },
    {
      name: 'foreign VAT below zero',
      set: {
        ...written('-122.00'),
        ...abroad('N7'),
        'linee.0.prezzo_unitario': '-25.00',
        'linee.0.prezzo_totale': '-100.00',
        'riepilogo.0.imponibile_importo': '-100.00',
      },
    },
    { name: 'foreign VAT given back on one line', set: { ...written('62.00'), ...mixedBack } },
    {
      name: 'more than all foreign VAT given back',
      set: { ...written('58.48'), ...mixedBack },
      finds: [{ ...total, params: { expected: '72.00' } }],
    },
    {
      name: 'less the withholding, where foreign VAT could be',
      set: { ...written('80.00'), ...abroad('N7'), ritenuta },
      finds: [{ ...net, params: { expected: '100.00' } }],
    },
    {
      name: 'an integration of the buyer',
      set: { ...written('100.00'), 'documento.tipo_documento': 'TD17' },
    },
    { name: 'a free supply', set: { ...written('122.00'), 'documento.tipo_documento': 'TD27' } },
    {
      name: 'a free supply, without the VAT that is not charged',
      set: { ...written('100.00'), 'documento.tipo_documento': 'TD27' },
    },
    {
      name: 'a free supply, without a payment',
      set: { ...written('0.00'), 'documento.tipo_documento': 'TD27' },
    },
    {
      name: 'a free supply whose total does not add up',
      set: { ...written('120.00'), 'documento.tipo_documento': 'TD27' },
      finds: [total],
    },
    {
      name: 'a self-invoice for the plafond',
      set: { ...written('120.00'), 'documento.tipo_documento': 'TD21' },
    },
    { name: 'another currency', set: { ...written('100.00'), 'documento.divisa': 'USD' } },
    {
      name: 'in the second body',
      set: { 'body1.documento.importo_totale_documento': '1.00' },
      finds: [{ id: 'total', at: 'body1.documento.importo_totale_documento' }],
    },
    { name: 'to the administration too', kind: 'FPA12', set: written('120.00'), finds: [total] },
    { name: 'a simplified invoice has no total', kind: 'FSM10' },
  ],
});
