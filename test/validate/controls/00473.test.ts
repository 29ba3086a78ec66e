import { type Case, testRule } from '../../support/ruleTester.ts';

const at = 'cedente.dati_anagrafici.id_fiscale_iva.id_paese';
const set = (type: string, country: string) => ({ [at]: country, 'documento.tipo_documento': type });
const error = (id: string, type: string, country: string) =>
  [{ id, at, severity: 'error', params: { type, country } }] as const;

const FROM_ABROAD = ['TD17', 'TD18', 'TD19', 'TD28'];
const OTHERS = ['TD01', 'TD04', 'TD16', 'TD20', 'TD21', 'TD22', 'TD23', 'TD26', 'TD27'];

testRule('00473', {
  cases: [
    ...FROM_ABROAD.flatMap((type): Case[] => [
      { name: `${type} of IT`, set: set(type, 'IT'), finds: error('italian', type, 'IT') },
      { name: `${type} of DE`, set: set(type, 'DE') },
      { name: `${type} of SM`, set: set(type, 'SM') },
      { name: `${type} of EL`, set: set(type, 'EL') },
      { name: `${type} of XI`, set: set(type, 'XI') },
    ]),
    { name: 'TD29 of IT', set: set('TD29', 'IT') },
    ...['DE', 'SM', 'EL', 'OO'].map(
      (country): Case => ({
        name: `TD29 of ${country}`,
        set: set('TD29', country),
        finds: error('foreign', 'TD29', country),
      }),
    ),
    { name: 'TD17 of OO', set: set('TD17', 'OO') },
    { name: 'TD19 of OO', set: set('TD19', 'OO') },
    { name: 'TD18 of OO', set: set('TD18', 'OO'), finds: error('nowhere', 'TD18', 'OO') },
    { name: 'TD28 of OO', set: set('TD28', 'OO'), finds: error('nowhere', 'TD28', 'OO') },
    ...OTHERS.flatMap((type): Case[] => [
      { name: `${type} of IT`, set: set(type, 'IT') },
      { name: `${type} of DE`, set: set(type, 'DE') },
      {
        name: `${type} of OO`,
        set: set(type, 'OO'),
        finds: [{ id: 'nowhereElse', at, severity: 'warning', params: { type, country: 'OO' } }],
      },
    ]),
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: set('TD17', 'IT'),
      finds: error('italian', 'TD17', 'IT'),
    },
    {
      name: 'reported once for each type',
      set: {
        ...set('TD17', 'IT'),
        'body1.documento.tipo_documento': 'TD17',
        'body2.documento.tipo_documento': 'TD18',
        'body3.documento.tipo_documento': 'TD29',
        'body4.documento.tipo_documento': 'TD17',
      },
      finds: [...error('italian', 'TD17', 'IT'), ...error('italian', 'TD18', 'IT')],
    },
    { name: 'not of a simplified invoice', kind: 'FSM10', set: { 'cedente.id_fiscale_iva.id_paese': 'OO' } },
  ],
});
