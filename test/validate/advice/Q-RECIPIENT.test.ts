import { testRule } from '../../support/ruleTester.ts';

const at = 'trasmissione.codice_destinatario';
const foreign = { id: 'foreign', at };
const sanMarino = { id: 'sanMarino', at };
const buyer = (id_paese: string, codice = '0000000') => ({
  'cessionario.dati_anagrafici.id_fiscale_iva': { id_paese, id_codice: '12345' },
  [at]: codice,
});
const buyerSimplified = (id_paese: string) => ({
  'cessionario.identificativi_fiscali.id_fiscale_iva': { id_paese, id_codice: '12345' },
  [at]: '0000000',
});

testRule('Q-RECIPIENT', {
  cases: [
    { name: 'an Italian buyer' },
    { name: 'an Italian buyer without a channel', set: { [at]: '0000000' } },
    { name: 'a foreign buyer', set: buyer('DE', 'XXXXXXX') },
    {
      name: 'a foreign buyer without a channel',
      set: buyer('DE'),
      finds: [
        {
          ...foreign,
          severity: 'warning',
          params: { country: 'DE', found: '0000000', expected: 'XXXXXXX' },
          fix: { op: 'replace', at, from: '0000000', to: 'XXXXXXX' },
        },
      ],
    },
    { name: 'a foreign buyer with a channel', set: buyer('US', 'ABC1234'), finds: [foreign] },
    {
      name: 'a foreign buyer with an Italian fiscal code',
      set: { ...buyer('DE'), 'cessionario.dati_anagrafici.codice_fiscale': '80000000002' },
    },
    {
      name: 'a foreign buyer with a representative',
      set: {
        ...buyer('DE'),
        'cessionario.rappresentante_fiscale': {
          id_fiscale_iva: { id_paese: 'IT', id_codice: '12345678903' },
          denominazione: 'Studio Larice',
        },
      },
    },
    {
      name: 'a foreign buyer with a stable organisation',
      set: {
        ...buyer('DE'),
        'cessionario.stabile_organizzazione': {
          indirizzo: 'Via Lunga 1',
          cap: '53100',
          comune: 'Siena',
          provincia: 'SI',
          nazione: 'IT',
        },
      },
    },
    { name: 'an area outside the VAT territory', set: buyer('OO') },
    { name: 'a self-invoice', set: { ...buyer('DE'), 'documento.tipo_documento': 'TD17' } },
    {
      name: 'before invoices abroad went through SdI',
      set: { ...buyer('DE'), 'documento.data': '2018-12-31' },
    },
    {
      name: 'on the first day that they do',
      set: { ...buyer('DE'), 'documento.data': '2019-01-01' },
      finds: [foreign],
    },
    { name: 'San Marino', set: buyer('SM', '2R4GTO8') },
    { name: 'San Marino as any country', set: buyer('SM', 'XXXXXXX') },
    {
      name: 'San Marino without a channel',
      set: buyer('SM'),
      finds: [
        {
          ...sanMarino,
          params: { found: '0000000', expected: '2R4GTO8' },
          fix: { op: 'replace', at, from: '0000000', to: '2R4GTO8' },
        },
      ],
    },
    { name: 'San Marino with another channel', set: buyer('SM', 'ABC1234'), finds: [sanMarino] },
    {
      name: 'San Marino before its invoices were electronic',
      set: { ...buyer('SM'), 'documento.data': '2021-09-30' },
    },
    {
      name: 'San Marino on the first day',
      set: { ...buyer('SM'), 'documento.data': '2021-10-01' },
      finds: [sanMarino],
    },
    { name: 'the code of San Marino for another country', set: buyer('FR', '2R4GTO8'), finds: [foreign] },
    { name: 'an office', kind: 'FPA12' },
    {
      name: 'no office',
      kind: 'FPA12',
      set: { [at]: '999999' },
      finds: [{ id: 'placeholder', at, params: { found: '999999' } }],
    },
    { name: 'simplified, foreign', kind: 'FSM10', set: buyerSimplified('AT'), finds: [foreign] },
    { name: 'simplified, Italian', kind: 'FSM10', set: buyerSimplified('IT') },
    {
      name: 'simplified, with an Italian fiscal code',
      kind: 'FSM10',
      set: { ...buyerSimplified('AT'), 'cessionario.identificativi_fiscali.codice_fiscale': '80000000002' },
    },
  ],
});
