/** Cases of the rules about identifiers, for each place that holds one; and a small registry. */
import type { InvoiceKind } from '../../src/index.ts';
import type { Registry } from '../../src/validate/index.ts';
import type { Edits } from './ruleInvoice.ts';
import type { Case } from './ruleTester.ts';

/** Numbers with valid check characters: listed in the registry below, or not. */
const PARTITA_IVA = {
  active: '02718281823',
  ceased: '03141592653',
  unknown: '02645751310',
  unasked: '05772156641',
};
const PERSON = {
  active: 'RSSMRA80A01H501U',
  ceased: 'RSSMRA80A41H501Y',
  unknown: 'RSSMRA80A01H50MM',
  unasked: 'RSSMRA80A01H5LMX',
};
const ENTITY = '80000000002';

/** The registry that a user may supply. */
export const registry: Registry = {
  partitaIva: (code) => stateIn(PARTITA_IVA, code),
  codiceFiscale: (code) => stateIn(PERSON, code),
};

function stateIn(known: typeof PARTITA_IVA, code: string): 'active' | 'ceased' | 'unknown' | undefined {
  if (code === known.active) return 'active';
  if (code === known.ceased) return 'ceased';
  return code === known.unknown ? 'unknown' : undefined;
}

/** A field that holds an identifier. */
interface Place {
  /** Prefix of the case names. */
  readonly name: string;
  readonly kind: InvoiceKind;
  /** Short path of IdFiscaleIVA or IdTrasmittente, or of the field CodiceFiscale. */
  readonly at: string;
  /** Edits applied first, such as the block that contains the place. */
  readonly first?: Edits;
}

/** `[name, id_codice, finding, params, value written by the fix]`. */
type Row = readonly [string, string, string | null, Readonly<Record<string, unknown>>?, string?];

const PARTITA_IVA_ROWS: readonly Row[] = [
  ['right', PARTITA_IVA.unasked, null],
  ['with its country', 'IT05772156641', 'prefix', { found: 'IT05772156641' }, '05772156641'],
  ['with its country in small letters', 'it05772156641', 'prefix', {}, '05772156641'],
  ['with its country, and wrong besides', 'IT05772156640', 'prefix', {}],
  ['with the country and too short', 'IT0577215664', 'prefix', {}],
  ['a person’s fiscal code', PERSON.unasked, 'fiscalCode', { found: PERSON.unasked, length: 16 }],
  ['sixteen characters that are no fiscal code', 'RSSMRA80A01H501X', 'length', { length: 16 }],
  ['with a blank behind', '05772156641 ', 'spelling', { expected: '05772156641' }, '05772156641'],
  ['with a blank in front', ' 05772156641', 'spelling', {}, '05772156641'],
  ['with a blank behind, and wrong besides', '05772156640 ', 'length', { length: 12 }],
  ['ten digits', '0577215664', 'length', { length: 10 }],
  ['twelve digits', '057721566410', 'length', { length: 12 }],
  ['one character', '1', 'length', { length: 1 }],
  ['a letter O for a zero', 'O5772156641', 'characters', { found: 'O5772156641' }],
  ['eleven zeros', '00000000000', 'zeros', { found: '00000000000' }],
  ['eleven nines', '99999999999', 'check', { expected: '0' }],
  ['another check digit', '05772156642', 'check', { found: '05772156642', expected: '1' }],
  ['two digits swapped', '50772156641', 'check', { expected: '7' }],
  ['the code of an entity, which is checked alike', ENTITY, null],
];

const STATES: readonly (readonly [keyof typeof PARTITA_IVA, string | null])[] = [
  ['active', null],
  ['ceased', 'ceased'],
  ['unknown', 'unknown'],
  ['unasked', null],
];

/** All possible errors in an Italian VAT number, and countries whose numbers SdI does not check. */
export function partitaIvaCases({ name, kind, at, first = {} }: Place, ceased: 'error' | 'warning'): Case[] {
  const whole = (id_paese: string, id_codice: string): Edits => ({ ...first, [at]: { id_paese, id_codice } });
  const foreign = ['DE', 'EL', 'GR', 'XI', 'SM', 'OO', 'XX', 'VA'];
  return [
    ...rows({ name, kind, at: `${at}.id_codice` }, PARTITA_IVA_ROWS, (code) => whole('IT', code)),
    ...foreign.map((country) => ({
      name: `${name}: ${country} is not Italy`,
      kind,
      set: whole(country, '99999999999'),
    })),
    { name: `${name}: of another country, eleven zeros`, kind, set: whole('OO', '00000000000') },
    ...STATES.map(
      ([state, id]): Case => ({
        name: `${name}: ${state} by the register`,
        kind,
        set: whole('IT', PARTITA_IVA[state]),
        options: { registry },
        finds: found(id, `${at}.id_codice`, {
          severity: id === 'ceased' ? ceased : 'error',
          params: { found: PARTITA_IVA[state] },
        }),
      }),
    ),
    {
      name: `${name}: of another country no register is queried`,
      kind,
      set: whole('DE', PARTITA_IVA.unknown),
      options: { registry },
    },
    {
      name: `${name}: with a flaw no register is queried`,
      kind,
      set: whole('IT', '026457513'),
      options: { registry },
      finds: [{ id: 'length', at: `${at}.id_codice` }],
    },
  ];
}

const CODICE_FISCALE_ROWS: readonly Row[] = [
  ['of a person', PERSON.unasked, null],
  ['of a person, all places of omocodia', 'RSSMRAULALMHRLMD', null],
  ['of an entity', ENTITY, null],
  ['a VAT number', PARTITA_IVA.unasked, null],
  ['with the country', 'IT05772156641', 'prefix', { found: 'IT05772156641' }, '05772156641'],
  ['with the country, and wrong besides', 'IT05772156640', 'prefix', {}],
  ['of twelve characters', '057721566410', 'length', { length: 12 }],
  ['of fifteen characters', 'RSSMRA80A01H501', 'length', { length: 15 }],
  ['of eleven characters, not all digits', 'RSSMRA80A01', 'characters', { found: 'RSSMRA80A01' }],
  ['eleven zeros', '00000000000', 'zeros', {}],
  ['of an entity with another check digit', '80000000003', 'check', { expected: '2' }],
  ['with a digit in the surname', 'R5SMRA80A01H501U', 'shape', { piece: 'R5S', from: 1, form: 'AAA' }],
  ['with a digit in the name', 'RSSMR480A01H501U', 'shape', { piece: 'MR4', from: 4, form: 'AAA' }],
  [
    'with a letter in the year that is none of omocodia',
    'RSSMRAA0A01H501U',
    'shape',
    { piece: 'A0', from: 7, form: '00' },
  ],
  ['with a month that is none', 'RSSMRA80F01H501U', 'month', { piece: 'F', from: 9, form: 'ABCDEHLMPRST' }],
  ['with a letter in the day', 'RSSMRA80AO1H501U', 'shape', { piece: 'O1', from: 10, form: '00' }],
  ['with a digit for the place', 'RSSMRA80A011501U', 'shape', { piece: '1501', from: 12, form: 'A000' }],
  ['with a digit to check it', 'RSSMRA80A01H5017', 'shape', { piece: '7', from: 16, form: 'A' }],
  ['born on day 0', 'RSSMRA80A00H501T', 'date', { day: 0 }],
  ['born on day 32', 'RSSMRA80A32H501Z', 'date', { day: 32 }],
  ['of a woman born on day 40', 'RSSMRA80A40H501X', 'date', { day: 40 }],
  ['of a woman born on day 72', 'RSSMRA80A72H501D', 'date', { day: 72 }],
  ['with another check letter', 'RSSMRA80A01H501X', 'check', { found: 'RSSMRA80A01H501X', expected: 'U' }],
];

/** All possible errors in a field CodiceFiscale, or in a transmitter's code. */
export function codiceFiscaleCases(place: Place, whole = (code: string): unknown => code): Case[] {
  const { name, kind, at, first = {} } = place;
  const field = whole('') === '' ? at : `${at}.id_codice`;
  const set = (code: string): Edits => ({ ...first, [at]: whole(code) });
  return [
    ...rows({ name, kind, at: field }, CODICE_FISCALE_ROWS, set),
    ...STATES.map(
      ([state, id]): Case => ({
        name: `${name}: ${state} by the register`,
        kind,
        set: set(PERSON[state]),
        options: { registry },
        finds: found(id, field, {
          severity: id === 'ceased' ? 'warning' : 'error',
          params: { found: PERSON[state] },
        }),
      }),
    ),
    {
      name: `${name}: with a flaw no register is queried`,
      kind,
      set: set('RSSMRA80A01H50X'),
      options: { registry },
      finds: [{ id: 'length', at: field }],
    },
  ];
}

/** Values only a transmitter's field can hold: the schema rejects them in CodiceFiscale. */
export function spelledCases({ name, kind, at }: Place): Case[] {
  const right = PERSON.unasked;
  return rows(
    { name, kind, at: `${at}.id_codice` },
    [
      ['in small letters', right.toLowerCase(), 'spelling', { expected: right }, right],
      ['with a blank behind', `${right} `, 'spelling', { found: `${right} ` }, right],
      ['in small letters, and wrong besides', 'rssmra80a01h501x', 'shape', { piece: 'rss' }],
      ['with the country before a person’s', `IT${right}`, 'prefix', {}, right],
    ],
    (id_codice) => ({ [at]: { id_paese: 'IT', id_codice } }),
  );
}

function rows({ name, kind, at }: Place, table: readonly Row[], set: (code: string) => Edits): Case[] {
  return table.map(([what, code, id, params = {}, to]) => ({
    name: `${name}: ${what}`,
    kind,
    set: set(code),
    finds: found(id, at, {
      severity: id === 'spelling' ? 'warning' : 'error',
      params,
      fix: to === undefined ? null : { op: 'replace', at, from: code, to },
    }),
  }));
}

type Finds = NonNullable<Case['finds']>;

function found(id: string | null, at: string, rest: Omit<Finds[number], 'id' | 'at'>): Finds {
  return id === null ? [] : [{ id, at, ...rest }];
}
