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
    // The tolerance from both sides.
    { name: 'a cent above', set: written('122.01') },
    { name: 'two cents above', set: written('122.02'), finds: [total] },
    { name: 'a cent below', set: written('121.99') },
    { name: 'two cents below', set: written('121.98'), finds: [total] },
    // What practice adds or leaves out.
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
    {
      name: 'an integration of the buyer',
      set: { ...written('100.00'), 'documento.tipo_documento': 'TD17' },
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
