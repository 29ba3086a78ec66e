import { type Case, testRule } from '../../support/ruleTester.ts';

const at = 'documento.tipo_documento';
const supplier = 'cedente.dati_anagrafici';
const buyer = 'cessionario.dati_anagrafici';
const id = { id_paese: 'IT', id_codice: '12345678903' };
const one = { [`${buyer}.id_fiscale_iva`]: id };
const type = (tipo: string) => ({ [at]: tipo });
const person = 'RSSMRA80A01H501U';
const same = (tipo: string) =>
  [{ id: 'same', at, severity: 'error', params: { type: tipo, country: 'IT', vat: '12345678903' } }] as const;

const perhaps = (tipo: string) =>
  [
    {
      id: 'perhaps',
      at,
      severity: 'warning',
      params: { type: tipo, vat: '12345678903', code: '12345678903' },
      fix: null,
    },
  ] as const;
/** A buyer with a fiscal code only. */
const byCode = (codice_fiscale: string) => ({
  [`${buyer}.id_fiscale_iva`]: null,
  [`${buyer}.codice_fiscale`]: codice_fiscale,
});

/** Types in the Elenco dei controlli, and those added by Allegato A. */
const BETWEEN_TWO = ['TD16', 'TD17', 'TD18', 'TD19', 'TD20', 'TD29'];
const BETWEEN_TWO_TOO = ['TD01', 'TD02', 'TD03', 'TD06', 'TD24', 'TD25', 'TD28'];
const FREE = ['TD04', 'TD05', 'TD21', 'TD22', 'TD23', 'TD26', 'TD27'];
const simplified = { 'cessionario.identificativi_fiscali.id_fiscale_iva': id };
const simplifiedByCode = {
  'cessionario.identificativi_fiscali': { codice_fiscale: '12345678903' },
};

testRule('00471', {
  cases: [
    ...[...BETWEEN_TWO, ...BETWEEN_TWO_TOO].flatMap((tipo): Case[] => [
      { name: `one subject, ${tipo}`, set: { ...one, ...type(tipo) }, finds: same(tipo) },
      { name: `two subjects, ${tipo}`, set: type(tipo) },
      {
        name: `a buyer with the supplier's number as its fiscal code, ${tipo}`,
        set: { ...byCode('12345678903'), ...type(tipo) },
        finds: perhaps(tipo),
      },
    ]),
    ...FREE.flatMap((tipo): Case[] => [
      { name: `one subject, ${tipo}`, set: { ...one, ...type(tipo) } },
      {
        name: `a buyer with the supplier's number as its fiscal code, ${tipo}`,
        set: { ...byCode('12345678903'), ...type(tipo) },
      },
    ]),
    { name: 'to the administration', kind: 'FPA12', set: one, finds: same('TD01') },
    {
      name: 'the same code of another country is another number',
      set: { [`${buyer}.id_fiscale_iva`]: { id_paese: 'SM', id_codice: '12345678903' } },
    },
    // A person who sells to herself: the only common identifier is the code.
    ...['TD01', 'TD06', 'TD24'].map(
      (tipo): Case => ({
        name: `a person on both sides, the buyer without VAT number, ${tipo}`,
        set: { ...type(tipo), ...byCode(person), [`${supplier}.codice_fiscale`]: person },
        finds: [
          {
            id: 'perhaps',
            at,
            severity: 'warning',
            params: { type: tipo, vat: '12345678903', code: person },
            fix: null,
          },
        ],
      }),
    ),
    {
      name: 'a person on both sides, TD27',
      set: { ...type('TD27'), ...byCode(person), [`${supplier}.codice_fiscale`]: person },
    },
    {
      name: 'a person on both sides, the supplier with a number of another country',
      set: {
        ...byCode(person),
        [`${supplier}.codice_fiscale`]: person,
        [`${supplier}.id_fiscale_iva.id_paese`]: 'DE',
      },
    },
    {
      name: 'a person on both sides, each with a VAT number of its own',
      set: { [`${supplier}.codice_fiscale`]: person, [`${buyer}.codice_fiscale`]: person },
    },
    { name: 'two persons', set: { ...byCode('RSSMRA80A41H501Y'), [`${supplier}.codice_fiscale`]: person } },
    {
      name: 'an entity on both sides, by a fiscal code that is not its VAT number',
      set: { ...byCode('80000000002'), [`${supplier}.codice_fiscale`]: '80000000002' },
      finds: [{ id: 'perhaps', at, params: { vat: '12345678903', code: '80000000002' } }],
    },
    {
      name: 'a person on both sides, simplified',
      kind: 'FSM10',
      set: {
        'cedente.codice_fiscale': person,
        'cessionario.identificativi_fiscali': { codice_fiscale: person },
      },
      finds: [{ id: 'perhaps', at, params: { type: 'TD07', code: person } }],
    },
    { name: "a buyer with a fiscal code only, not the supplier's number", set: byCode('01234567897') },
    {
      name: "a buyer's own number counts, not its fiscal code",
      set: { [`${buyer}.codice_fiscale`]: '12345678903' },
    },
    {
      name: "the supplier's number as the fiscal code of both",
      set: { ...byCode('12345678903'), [`${supplier}.codice_fiscale`]: '12345678903' },
      finds: perhaps('TD01'),
    },
    {
      name: "the supplier's number, and a fiscal code of the supplier that is another",
      set: { ...byCode('12345678903'), [`${supplier}.codice_fiscale`]: '01234567897' },
    },
    {
      name: 'the same eleven digits of another country are no Italian number',
      set: {
        ...byCode('12345678903'),
        [`${supplier}.id_fiscale_iva`]: { id_paese: 'SM', id_codice: '12345678903' },
      },
    },
    {
      name: 'a person, whose fiscal code stands in the place of the number',
      set: {
        ...byCode('RSSMRA80A01H501U'),
        [`${supplier}.id_fiscale_iva`]: { id_paese: 'IT', id_codice: 'RSSMRA80A01H501U' },
      },
    },
    {
      name: 'eleven characters that are not digits',
      set: {
        ...byCode('1234567890A'),
        [`${supplier}.id_fiscale_iva`]: { id_paese: 'IT', id_codice: '1234567890A' },
      },
    },
    ...['AB12345678903', '12345678903AB'].map((code) => ({
      name: `more than eleven digits: ${code}`,
      set: { ...byCode(code), [`${supplier}.id_fiscale_iva`]: { id_paese: 'IT', id_codice: code } },
    })),
    {
      name: 'to the administration, by a fiscal code',
      kind: 'FPA12',
      set: byCode('12345678903'),
      finds: perhaps('TD01'),
    },
    { name: 'a buyer without identifiers', set: { [`${buyer}.id_fiscale_iva`]: null } },
    {
      name: 'members of a VAT group: one number, two fiscal codes',
      set: {
        ...one,
        [`${supplier}.codice_fiscale`]: '01234567897',
        [`${buyer}.codice_fiscale`]: '05772156641',
      },
    },
    {
      name: 'one number, the same fiscal code',
      set: {
        ...one,
        [`${supplier}.codice_fiscale`]: 'RSSMRA80A01H501U',
        [`${buyer}.codice_fiscale`]: 'RSSMRA80A01H501U',
      },
      finds: same('TD01'),
    },
    {
      name: 'one number, a fiscal code of the supplier only',
      set: { ...one, [`${supplier}.codice_fiscale`]: '12345678903' },
      finds: same('TD01'),
    },
    {
      name: 'one number, a fiscal code of the buyer only',
      set: { ...one, [`${buyer}.codice_fiscale`]: '12345678903' },
      finds: same('TD01'),
    },
    {
      name: 'each body for itself',
      set: {
        ...one,
        [at]: 'TD21',
        'body1.documento.tipo_documento': 'TD24',
        'body2.documento.tipo_documento': 'TD24',
      },
      finds: [
        { id: 'same', at: 'body1.documento.tipo_documento', params: { type: 'TD24' } },
        { id: 'same', at: 'body2.documento.tipo_documento', params: { type: 'TD24' } },
      ],
    },
    { name: 'simplified, two subjects', kind: 'FSM10' },
    { name: 'simplified, one subject, TD07', kind: 'FSM10', set: simplified, finds: same('TD07') },
    {
      name: 'simplified, by a fiscal code, TD07',
      kind: 'FSM10',
      set: simplifiedByCode,
      finds: perhaps('TD07'),
    },
    {
      name: 'simplified, by a fiscal code, TD08',
      kind: 'FSM10',
      set: { ...simplifiedByCode, ...type('TD08') },
    },
    { name: 'simplified, one subject, TD08', kind: 'FSM10', set: { ...simplified, ...type('TD08') } },
    { name: 'simplified, one subject, TD09', kind: 'FSM10', set: { ...simplified, ...type('TD09') } },
    {
      name: 'simplified, members of a VAT group',
      kind: 'FSM10',
      set: {
        ...simplified,
        'cedente.codice_fiscale': '01234567897',
        'cessionario.identificativi_fiscali.codice_fiscale': '05772156641',
      },
    },
  ],
});
