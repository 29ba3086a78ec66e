import { type Case, testRule } from '../../support/ruleTester.ts';

const at = 'documento.tipo_documento';
const supplier = 'cedente.dati_anagrafici';
const buyer = 'cessionario.dati_anagrafici';
const one = { [`${buyer}.id_fiscale_iva`]: { id_paese: 'IT', id_codice: '12345678903' } };
const type = (tipo: string) => ({ [at]: tipo });
const differ = (tipo: string) =>
  [
    {
      id: 'differ',
      at,
      severity: 'error',
      params: { type: tipo, supplier: 'IT 12345678903', buyer: 'IT 01234567897' },
    },
  ] as const;
const OTHERS = ['TD01', 'TD04', 'TD16', 'TD17', 'TD20', 'TD22', 'TD23', 'TD26', 'TD28', 'TD29'];

testRule('00472', {
  cases: [
    ...['TD21', 'TD27'].flatMap((tipo): Case[] => [
      { name: `two subjects, ${tipo}`, set: type(tipo), finds: differ(tipo) },
      { name: `one subject, ${tipo}`, set: { ...one, ...type(tipo) } },
      {
        name: `a buyer with a fiscal code only is undecided, ${tipo}`,
        set: {
          ...type(tipo),
          [`${buyer}.id_fiscale_iva`]: null,
          [`${buyer}.codice_fiscale`]: 'RSSMRA80A01H501U',
        },
      },
      {
        name: `a buyer with the supplier's number as its fiscal code, ${tipo}`,
        set: {
          ...type(tipo),
          [`${buyer}.id_fiscale_iva`]: null,
          [`${buyer}.codice_fiscale`]: '12345678903',
        },
      },
      {
        name: `one number, two fiscal codes, ${tipo}`,
        set: {
          ...one,
          ...type(tipo),
          [`${supplier}.codice_fiscale`]: '01234567897',
          [`${buyer}.codice_fiscale`]: '05772156641',
        },
      },
      {
        name: `two numbers, one fiscal code, ${tipo}`,
        set: {
          ...type(tipo),
          [`${supplier}.codice_fiscale`]: 'RSSMRA80A01H501U',
          [`${buyer}.codice_fiscale`]: 'RSSMRA80A01H501U',
        },
        finds: differ(tipo),
      },
    ]),
    ...OTHERS.map((tipo): Case => ({ name: `two subjects, ${tipo}`, set: type(tipo) })),
    {
      name: 'the same code of another country is another number',
      set: { ...type('TD21'), [`${buyer}.id_fiscale_iva`]: { id_paese: 'SM', id_codice: '12345678903' } },
      finds: [{ id: 'differ', at, params: { supplier: 'IT 12345678903', buyer: 'SM 12345678903' } }],
    },
    { name: 'to the administration', kind: 'FPA12', set: type('TD21'), finds: differ('TD21') },
    {
      name: 'each body for itself',
      set: { 'body1.documento.tipo_documento': 'TD27' },
      finds: [{ id: 'differ', at: 'body1.documento.tipo_documento', params: { type: 'TD27' } }],
    },
    { name: 'not of a simplified invoice', kind: 'FSM10' },
  ],
});
