/** Values that fit each simple type. */
import type { SimpleType } from '../../src/model/lexical.ts';
import type { Random } from './mutantsRandom.ts';

/** Valid values of the types with a pattern; the generator's tests check them against the type. */
export const SAMPLES: Readonly<Record<string, readonly [string, ...string[]]>> = {
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
  CodiceDestinatario11: ['ABC123', '000000'],
  IBAN11: ['IT60X0542811101000000123456', `ZZ99${'a'.repeat(30)}`],
  Email11: ['ab@c..d', 'x@y.it.it', '  @ .  '],
  Quantita10: ['1.00', '123456789012345678.12'],
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
      // Collapsing blanks could make the text too short, and a length counts characters.
      return [...text.replace(/^ | (?= )| $/g, 'x')].slice(0, max).join('');
    }
  }
}
