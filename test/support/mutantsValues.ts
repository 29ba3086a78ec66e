/** Values for each simple type: ones that fit, and ones at and past every border. */
import { codeLists } from '../../src/model/codes/index.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import type { Random } from './mutantsRandom.ts';

/** Values that fit, of the types that have a pattern; the tests of the generator hold them against the type. */
const SAMPLES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  CodiceDestinatario: ['ABC123', '0000000', 'A1B2C3D', 'XXXXXXX'],
  CodiceDestinatarioSemplificata: ['0000000', 'A1B2C3D'],
  IBAN: ['IT60X0542811101000000123456', 'it00a00000000000', `ZZ99${'a'.repeat(30)}`],
  BIC: ['BCITITMM', 'BCITITM2XXX', 'AAAAAAZP9Z9'],
  CodiceFiscale: ['01234567897', 'RSSMRA80A01H501U', 'ABCDEFGHIJKLM'],
  CodiceFiscalePF: ['RSSMRA80A01H501U', '0123456789ABCDEF'],
  Provincia: ['RM', 'ZZ'],
  Nazione: ['IT', 'XX'],
  Divisa: ['EUR', 'AAA'],
  TipoResa: ['DAP', 'XYZ'],
  Email: [
    'a@b',
    'nome.cognome@pec.example.it',
    "!#$%&'*+/=?^_{|}~-@x.y",
    'a@[10.0.0.1]',
    'a@[]',
    'a@[ \t~]',
    '"[]!#-a"@b.c',
    '"\\ "@b',
    '"\\a\\~\\\\"@b',
    `${'a'.repeat(254)}@b`,
  ],
  EmailContatti: ['ab@c..d', 'x@y.it.it', '  @ .  ', 'èè@ìì.ù', 'a@@@@b.c', `${'a'.repeat(252)}@b.c`],
  Peso: ['0.0', '9999.99', '12.5'],
  Amount8Decimal: ['0.00', '-12.34', '12345678901.12345678', '-0.000', '00.10'],
  Amount2Decimal: ['0.00', '-0.01', '99999999999.99', '00000000001.00'],
  Rate: ['0.00', '22.00', '022.00', '100.00', '4.50'],
  CAP: ['00100', '99999'],
  ABI: ['03069', '00000'],
  CAB: ['09606', '12345'],
  Quantita: ['1.00', '0.00000001', '123456789012.12345678'],
};

const DATES = [
  '2024-02-29',
  '1970-01-01',
  '2025-01-31',
  '2024-12-31Z',
  '2030-06-15+02:00',
  '10000-01-01',
] as const;
const TIMES = [
  '2024-02-29T00:00:00',
  '2024-12-31T24:00:00',
  '2024-06-15T10:30:00.123+02:00',
  '1969-01-01T23:59:59Z',
] as const;
const BASE64 = ['QUJD', 'QUI=', 'QQ==', 'QU JD\nREVG', '', 'Q\tQ = ='] as const;
const LATIN = ['x', 'Bottega S.r.l.', 'a', '#', '~', ' '] as const;

const CHARACTERS: Readonly<Record<'BasicLatin' | 'Latin1' | 'any', readonly [string, ...string[]]>> = {
  BasicLatin: ['a', 'Z', '9', ' ', '-', '"', "'", '&', '<', '>', '\u007f'],
  Latin1: ['a', 'é', 'ÿ', '\u00a0', '\u0080', '°', '\u007f', '&'],
  any: ['a', 'é', 'Ł', '€', '\u{1f600}', '\u2028', 'ﬁ', '漢'],
};

function textOf(random: Random, alphabet: readonly [string, ...string[]], length: number): string {
  let text = '';
  for (let i = 0; i < length; i += 1) text += random.pick(alphabet);
  return text;
}

/** A value that fits the type. */
export function sampleValue(type: SimpleType, random: Random): string {
  if (type.codes !== undefined)
    return random.pick(type.codes.codes.filter((each) => each.inSchema))?.code ?? '';
  if (type.pattern !== undefined) return random.pick(SAMPLES[type.name] ?? ['']);
  switch (type.base) {
    case 'date':
      return random.pick(DATES);
    case 'dateTime':
      return random.pick(TIMES);
    case 'base64Binary':
      return random.pick(BASE64);
    case 'integer':
      return random.pick([type.minimum ?? '0', type.maximum ?? '1', '+7', '0042', '12']);
    default: {
      const [min, max] = [type.minLength ?? 0, type.maxLength ?? 20];
      const length = random.pick([min, min, max, min + random.below(Math.min(max, 40) - min + 1)]);
      const text = textOf(random, random.chance(0.7) ? LATIN : CHARACTERS[type.characters ?? 'any'], length);
      // Collapsing blanks could make it too short, and a length counts characters.
      return [...text.replace(/^ | (?= )| $/g, 'x')].slice(0, max).join('');
    }
  }
}

const EDGES = {
  date: `2024-02-29 2023-02-29 2100-02-29 2000-02-29 2024-02-30 2024-04-31 1970-01-01 1969-12-31 1970-01-01Z
    1970-01-01+00:00 1970-01-01-00:00 1970-01-01+14:00 1970-01-01-14:00 1970-01-02+14:00 1969-12-31-14:00
    1969-12-31Z 1970-01-02Z 1970-01-01-00:01 1970-01-01+00:01 2024-01-01+14:01 2024-01-01-13:59
    2024-01-01+14:60 2024-01-01+24:00 2024-01-01z 2024-13-01 2024-00-10 2024-01-00 2024-01-32 24-01-01
    02024-01-01 12024-01-01 -2024-01-01 -0001-01-01 0000-01-01 00000-01-01 2024-1-1 2024/01/01 01/01/2024
    2024-01-01T00:00:00 20240101 9999-12-31 99999-01-01 9999999-12-31 +2024-01-01 2024-01-01+1:00
    2024-01-01+0100 2024--01-01 2024-01-01- 0001-01-01 -12024-02-29 4000-02-29 2024-01-01ZZ -1970-01-01`,
  dateTime: `2024-02-29T00:00:00 2023-02-29T00:00:00 2024-01-01T24:00:00 2024-01-01T24:00:01 2024-01-01T24:01:00
    2024-01-01T24:00:00.0 2024-01-01T24:00:00.1 2024-01-01T23:59:60 2024-01-01T23:59:59.999999999999
    2024-01-01T00:60:00 2024-01-01T25:00:00 2024-01-01T00:00 2024-01-01T0:00:00 2024-01-01t00:00:00
    2024-01-01T00:00:00. 2024-01-01T00:00:00.Z 2024-01-01T00:00:00Z 2024-01-01T00:00:00+14:00
    2024-01-01T00:00:00+14:01 2024-01-01T00:00:00-14:00 2024-01-01T00:00:00+1:00 2024-01-01T00:00:00z
    2024-01-01 -0001-01-01T00:00:00 0000-01-01T00:00:00 12024-01-01T00:00:00 2024-01-01T00:00:00,5
    2024-01-01T00:00:0 2024-01-01T000:00:00 2024-01-01T00:00:00+00:60 2024-01-01T-1:00:00`,
  decimal: `0 1 1. .50 1.0 1.00 1.000 1.0000 1.00000000 1.000000000 0.00 -0.00 +1.00 -1.00 --1.00 -.50 1e2 1.0e0
    1,00 1.000,00 00000000001.00 000000000001.00 12345678901.00 123456789012.00 1234567890123.00
    123456789012.12345678 -12345678901.00 9999.99 10000.00 100.00 100.01 100.0 0100.00 022.00 0022.00 099.999
    999.99 1000.00 INF NaN ٣.00 1.٣٣ 1.00% €1.00 1.00- 0x1.00 1..00 1.0.0`,
  integer: `0 1 -1 +1 -0 +0 0001 0000 9999 10000 +9999 -9999 999 1000 00000000000000000000999 1.0 1. 1e1 + - -- ++1
    123456789012345678901234567890 ٣ 1٣ 0x1 1_000 1,000 a 998 001000`,
  base64Binary: `QUJD QUJD= QUI= QUJ= QQ== QR== QQ=== QQ= QQ Q A=== ==== = QUJDQUI= QQ==QQ== QUI=QUJD QUJD==== =QUJ
    Q=Q= QUJ* QU*JD QUJD- QU_D QUJDÜ ÜÜÜÜ %51 QUJD. QP== QB== QA== QUE= QUA= QUL= /w== //8= +/+/ AAAA`,
} as const;

/** Blanks of XML, blanks that are none for it, and what surrounds a value. */
const AROUND: readonly ((value: string) => string)[] = [
  (value) => ` ${value}`,
  (value) => `${value} `,
  (value) => `  ${value}\t`,
  (value) => `\n${value}\n`,
  (value) => `\r\n${value}`,
  (value) => `${value}\n`,
  (value) => `\u00a0${value}`,
  (value) => `${value}\u00a0`,
  (value) => `\u2003${value}`,
  (value) => `${value.slice(0, 1)} ${value.slice(1)}`,
  (value) => `${value.slice(0, 1)}\t${value.slice(1)}`,
  (value) => `${value.slice(0, 1)}\n${value.slice(1)}`,
  (value) => `${value.slice(0, 1)}   ${value.slice(1)}`,
];

/** Characters of each kind that a schema or XML treats in its own way. */
export const CHARACTER_EDGES: readonly [string, ...string[]] = [
  ...(['\t', '\n', '\r', ' ', '\u007f', '\u0080', '\u0085', '\u009f', '\u00a0', '\u00ad'] as const),
  ...['é', 'ÿ', '\u0100', 'Ł', '€', '\u2028', '\u3000', '\ufeff', '\ufffd', '\ud7ff', '\ue000', '\u{10000}'],
  ...['\u{1f600}', '\u{10ffff}', '\u0301', '"', "'", '&', '<', '>', ']]', '\\', '@', '.', '_', '^'],
];

function lengthEdges(type: SimpleType, random: Random): readonly string[] {
  const [min, max] = [type.minLength ?? 0, type.maxLength ?? 20];
  const lengths = [...new Set([0, min - 1, min, min + 1, max - 1, max, max + 1, max * 2])].filter(
    (n) => n >= 0,
  );
  const sets = [['x'], ['é'], ['\u{1f600}'], [' '], ['x', ' '], ['\t'], ['&'], ['Ł']] as const;
  return lengths.flatMap((length) => sets.map((set) => textOf(random, set, length)));
}

function codeEdges(type: SimpleType, random: Random): readonly string[] {
  const own = type.codes?.codes ?? [];
  const foreign = random.pick(codeLists)?.codes ?? [];
  const values = [random.pick(own)?.code ?? '', random.pick(foreign)?.code ?? ''];
  const retired = own.filter((each) => !each.inSchema || each.until !== undefined).map((each) => each.code);
  return [
    '',
    ...values,
    ...retired,
    ...values.flatMap((code) => [code.toLowerCase(), `${code}0`, code.slice(0, -1)]),
  ];
}

function edges(type: SimpleType, random: Random): readonly string[] {
  if (type.codes !== undefined) return codeEdges(type, random);
  const base = type.base as keyof typeof EDGES;
  if (type.base in EDGES) return ['', ...EDGES[base].split(/\s+/)];
  if (type.pattern === undefined) return lengthEdges(type, random);
  const value = sampleValue(type, random);
  const at = random.below(value.length + 1);
  return [
    ...[
      '',
      value,
      value.toLowerCase(),
      value.toUpperCase(),
      `${value}A`,
      `${value}1`,
      value.slice(1),
      value + value,
    ],
    ...[
      value.slice(0, at) + random.pick(CHARACTER_EDGES) + value.slice(at),
      value.slice(0, at) + value.slice(at + 1),
    ],
  ];
}

/** A value at or past a border of the type: about half of them fit. */
export function borderValue(type: SimpleType, random: Random): string {
  const kind = random.below(10);
  if (kind < 2) return random.pick(AROUND)?.(sampleValue(type, random)) ?? '';
  if (kind < 4) return sampleValue(type, random);
  if (kind < 5) {
    const value = sampleValue(type, random);
    const at = random.below(value.length + 1);
    return value.slice(0, at) + random.pick(CHARACTER_EDGES) + value.slice(at);
  }
  return random.pick(edges(type, random)) ?? '';
}
