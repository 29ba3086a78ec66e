import { testRule } from '../../support/ruleTester.ts';

const at = 'riepilogo.0.esigibilita_iva';
const split = { [at]: 'S' };
const person = {
  'cessionario.dati_anagrafici': {
    codice_fiscale: 'RSSMRA80A01H501U',
    anagrafica: { nome: 'Mario', cognome: 'Rossi' },
  },
};
const withheld = (tipo_ritenuta: string) => ({
  ritenuta: [
    { tipo_ritenuta, importo_ritenuta: '20.00', aliquota_ritenuta: '20.00', causale_pagamento: 'A' },
  ],
});
const second = (esigibilita_iva: string | undefined, aliquota_iva = '10.00') => ({
  'riepilogo.1': {
    aliquota_iva,
    ...(aliquota_iva === '0.00' ? { natura: 'N4' } : {}),
    imponibile_importo: '0.00',
    imposta: '0.00',
    ...(esigibilita_iva === undefined ? {} : { esigibilita_iva }),
  },
});
const mixed = { id: 'mixed', at: 'riepilogo.1.esigibilita_iva' };

testRule('Q-SPLIT', {
  kind: 'FPA12',
  cases: [
    { name: 'without split payment' },
    { name: 'split', set: split },
    { name: 'split in all', set: { ...split, ...second('S') } },
    {
      name: 'split in one, immediate in another',
      set: { ...split, ...second('I') },
      finds: [{ ...mixed, severity: 'warning', params: { found: 'I' } }],
    },
    { name: 'split in one, deferred in another', set: { ...split, ...second('D') }, finds: [mixed] },
    { name: 'nothing said in another', set: { ...split, ...second(undefined) } },
    { name: 'immediate where there is no tax', set: { ...split, ...second('I', '0.00') } },
    { name: 'a withholding', set: { ...split, ...withheld('RT01') }, finds: [{ id: 'withheld', at }] },
    {
      name: 'a withholding of companies',
      set: { ...split, ...withheld('RT02') },
      finds: [{ id: 'withheld', at }],
    },
    { name: 'a contribution', set: { ...split, ...withheld('RT03') } },
    { name: 'a withholding without split payment', set: withheld('RT01') },
    { name: 'a withholding, and not all is split', set: { ...split, ...withheld('RT01'), ...second('I') } },
    {
      name: 'a withholding before fees left the split payment',
      set: { ...split, ...withheld('RT01'), 'documento.data': '2018-07-14' },
    },
    {
      name: 'a withholding on the first day after',
      set: { ...split, ...withheld('RT01'), 'documento.data': '2018-07-15' },
      finds: [{ id: 'withheld', at }],
    },
    {
      name: 'flat rate',
      set: { ...split, 'cedente.dati_anagrafici.regime_fiscale': 'RF19' },
      finds: [{ id: 'flatRate', at }],
    },
    { name: 'another regime', set: { ...split, 'cedente.dati_anagrafici.regime_fiscale': 'RF04' } },
    {
      name: 'an integration of the buyer',
      set: { ...split, ...withheld('RT01'), 'documento.tipo_documento': 'TD16' },
    },
    {
      name: 'a person',
      kind: 'FPR12',
      set: { ...split, ...person },
      finds: [{ id: 'person', at, params: { found: 'RSSMRA80A01H501U' } }],
    },
    { name: 'a person, not split', kind: 'FPR12', set: person },
    {
      name: 'a person with a VAT number',
      kind: 'FPR12',
      set: { ...split, 'cessionario.dati_anagrafici.codice_fiscale': 'RSSMRA80A01H501U' },
    },
    {
      name: 'an entity without a VAT number',
      kind: 'FPR12',
      set: {
        ...split,
        'cessionario.dati_anagrafici': {
          codice_fiscale: '80000000002',
          anagrafica: { denominazione: 'Fondazione' },
        },
      },
    },
    { name: 'a company that may be subject to it', kind: 'FPR12', set: split },
    {
      name: 'in the second body',
      set: { 'body1.riepilogo.0.esigibilita_iva': 'S', 'body1.ritenuta': withheld('RT01').ritenuta },
      finds: [{ id: 'withheld', at: 'body1.riepilogo.0.esigibilita_iva' }],
    },
  ],
});
