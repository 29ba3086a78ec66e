import { type Case, testRule } from '../../support/ruleTester.ts';

const at = 'cessionario.dati_anagrafici';
const without = (type: string) => ({
  [`${at}.id_fiscale_iva`]: null,
  [`${at}.codice_fiscale`]: 'RSSMRA80A01H501U',
  'documento.tipo_documento': type,
});
const missing = (type: string) => [{ id: 'missing', at, severity: 'error', params: { type } }] as const;

const OF_THE_BUYER = ['TD16', 'TD17', 'TD18', 'TD19', 'TD20', 'TD22', 'TD23', 'TD28', 'TD29'];
const OTHERS = ['TD01', 'TD02', 'TD04', 'TD05', 'TD21', 'TD24', 'TD25', 'TD26', 'TD27'];

testRule('00475', {
  cases: [
    ...OF_THE_BUYER.flatMap((type): Case[] => [
      { name: `absent, ${type}`, set: without(type), finds: missing(type) },
      { name: `present, ${type}`, set: { 'documento.tipo_documento': type } },
    ]),
    ...OTHERS.map((type): Case => ({ name: `absent, ${type}`, set: without(type) })),
    {
      name: 'a foreign number is one',
      set: {
        'documento.tipo_documento': 'TD17',
        [`${at}.id_fiscale_iva`]: { id_paese: 'DE', id_codice: '1' },
      },
    },
    {
      name: 'no identifier at all',
      set: { [`${at}.id_fiscale_iva`]: null, 'documento.tipo_documento': 'TD23' },
      finds: missing('TD23'),
    },
    { name: 'to the administration', kind: 'FPA12', set: without('TD16'), finds: missing('TD16') },
    {
      name: 'reported once for each type',
      set: {
        ...without('TD01'),
        'body1.documento.tipo_documento': 'TD16',
        'body2.documento.tipo_documento': 'TD16',
        'body3.documento.tipo_documento': 'TD29',
      },
      finds: [...missing('TD16'), ...missing('TD29')],
    },
    {
      name: 'not of a simplified invoice',
      kind: 'FSM10',
      set: { 'cessionario.identificativi_fiscali.id_fiscale_iva': null },
    },
  ],
});
