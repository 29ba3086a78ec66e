import { testRule } from '../../support/ruleTester.ts';

const at = 'trasmissione.codice_destinatario';
const abroad = { [at]: 'XXXXXXX' };
const id = 'cessionario.dati_anagrafici.id_fiscale_iva';
const code = 'cessionario.dati_anagrafici.codice_fiscale';
const simplifiedId = 'cessionario.identificativi_fiscali.id_fiscale_iva';
const simplifiedCode = 'cessionario.identificativi_fiscali.codice_fiscale';
const fix = { op: 'replace', at, from: 'XXXXXXX', to: '0000000' };
const from = (id_paese: string) => ({ ...abroad, [id]: { id_paese, id_codice: '99999999999' } });

testRule('00313', {
  cases: [
    { name: 'an Italian buyer with a code' },
    { name: 'an Italian buyer without a code', set: { [at]: '0000000' } },
    {
      name: 'XXXXXXX for an Italian buyer',
      set: abroad,
      finds: [{ id: 'italian', at, severity: 'error', params: { vat: '01234567897' }, fix }],
    },
    {
      name: 'XXXXXXX for an Italian buyer whose number is wrong: perhaps only IdPaese is',
      set: { ...abroad, [id]: { id_paese: 'IT', id_codice: '123456789' } },
      finds: [{ id: 'italian', at, params: { vat: '123456789' }, fix: null }],
    },
    {
      name: 'XXXXXXX with a fiscal code only',
      set: { ...abroad, [id]: null, [code]: 'RSSMRA80A01H501U' },
      finds: [{ id: 'missing', at, severity: 'error', fix }],
    },
    {
      name: 'XXXXXXX with no identifier',
      set: { ...abroad, [id]: null },
      finds: [{ id: 'missing', at, fix: null }],
    },
    {
      name: 'XXXXXXX with an Italian number and a fiscal code',
      set: { ...abroad, [code]: 'RSSMRA80A01H501U' },
      finds: [{ id: 'italian', at, fix }],
    },
    { name: 'a German buyer', set: from('DE') },
    { name: 'a buyer of San Marino', set: from('SM') },
    { name: 'OO is not Italy', set: from('OO') },
    {
      name: 'a foreign buyer with a fiscal code of Italy',
      set: { ...from('FR'), [code]: 'RSSMRA80A01H501U' },
    },
    {
      name: 'a foreign buyer need not have XXXXXXX',
      set: { [id]: { id_paese: 'DE', id_codice: '123456789' } },
    },
    { name: 'no identifier, another code', set: { [id]: null } },
    {
      name: 'an Italian buyer of a TD17',
      set: { ...abroad, 'documento.tipo_documento': 'TD17' },
      finds: [{ id: 'italian', at }],
    },
    { name: 'simplified, with a code', kind: 'FSM10' },
    {
      name: 'simplified, Italian',
      kind: 'FSM10',
      set: abroad,
      finds: [{ id: 'italian', at, params: { vat: '01234567897' }, fix }],
    },
    {
      name: 'simplified, with a fiscal code only',
      kind: 'FSM10',
      set: { ...abroad, [simplifiedId]: null, [simplifiedCode]: '80000000002' },
      finds: [{ id: 'missing', at, fix }],
    },
    {
      name: 'simplified, foreign',
      kind: 'FSM10',
      set: { ...abroad, [simplifiedId]: { id_paese: 'AT', id_codice: 'U12345678' } },
    },
    { name: 'to the administration it is 00427', kind: 'FPA12', set: abroad },
  ],
});
