/** The built-in simple types of XML Schema (XML Schema 1.0 part 2, 3). */
import { describe, expect, it } from 'vitest';
import { fitsBuiltIn, isDerived } from '../../src/xml/read/builtInTypes.ts';

const LONG = '99999999999999999999999';

/** Texts that are a value of the type, and texts that are not. */
const TYPES: readonly (readonly [type: string, fit: readonly string[], others: readonly string[]])[] = [
  ['anySimpleType', ['', 'a b'], []],
  ['string', ['', 'a b'], []],
  ['normalizedString', ['', 'a b'], []],
  ['token', ['', 'a b'], []],
  ['boolean', ['true', 'false', '0', '1', ' true\n'], ['', '2', 'TRUE', 'true false', 'xtrue', '11']],
  [
    'decimal',
    ['1', '+1', '-12', '12.', '.55', '1.55', '007'],
    ['', '.', '+', '1e5', '1,5', 'a1', '1a', '--1'],
  ],
  ...['float', 'double'].map(
    (type) =>
      [
        type,
        ['1', '+1.5', '12.', '.55', '1e5', '1E+55', '-1.5e-10', 'INF', '-INF', 'NaN'],
        ['', '+INF', 'e5', '1e', 'inf', '1e1.5', 'NaNa', 'xNaN', '-NaN'],
      ] as const,
  ),
  [
    'duration',
    [
      ...['P1Y', 'P1M', 'P1D', 'PT1H', 'PT1M', 'PT1S', 'PT1.5S', '-P1Y2M3DT4H5M6.7S', 'P1Y1D'],
      'P12Y12M12DT12H12M12.12S',
    ],
    [
      ...[
        '',
        'P',
        'PT',
        'P1',
        '1Y',
        'P1DT',
        'PT1.S',
        'PT.5S',
        'P1D1Y',
        'P1S',
        '+P1Y',
        '--P1Y',
        'xP1D',
        'P1Dx',
      ],
      ...['PY', 'PTS', 'P1YM', 'P1YD', 'PT1HM', 'PT1HS', 'PTx'],
    ],
  ],
  ['dateTime', ['2024-01-31T10:00:00'], ['', '2024-01-31']],
  ['date', ['2024-02-29'], ['', '2023-02-29']],
  [
    'time',
    [
      ...['00:00:00', '23:59:59', '19:09:09', '10:00:00.5', '10:00:00.55Z', '24:00:00', '24:00:00.00'],
      ...['10:00:00+14:00', '10:00:00-13:59', '10:00:00+09:00'],
    ],
    [
      ...['', '24:00:01', '24:00:00.1', '24:00:00.', '25:00:00', '30:00:00', '10:60:00', '10:00:60', '10:00'],
      ...['10:00:00.', '10:00:00+14:30', '10:00:00+15:00', '10:00:00+20:00', '10:00:00+10:60', '1:00:00'],
      ...['10:00:00z', '110:00:00', '10:00:000', 'aa:00:00', '10:0a:00', '10:00:0a', '10:00:00+aa:00'],
      ...['10:00:00+10:0a', '10:00:00 14:00'],
    ],
  ],
  [
    'gYearMonth',
    ['2024-12', '-2024-01', '12024-10Z', '0001-09', '2024-11+01:00'],
    ['', '2024-13', '2024-00', '0000-01', '02024-01', '24-01', '2024-1', '2024-20', '2024-1a', '2024-012'],
  ],
  [
    'gYear',
    ['2024', '-2024', '12024', '123456', '2024Z', '2024+01:00', '0001'],
    ['', '0000', '-0000', '02024', '202', '+2024', '2024-', 'a2024', '2a24', '1202a'],
  ],
  [
    'gMonthDay',
    ['--01-31', '--02-29', '--03-31', '--04-30', '--11-30Z', '--12-31', '--10-10', '--09-09', '--02-20'],
    [
      ...[
        '',
        '--02-30',
        '--02-31',
        '--04-31',
        '--06-31',
        '--09-31',
        '--11-31',
        '--13-01',
        '--01-32',
        '--00-01',
      ],
      ...['--01-00', '-01-01', '--1-1', '--01-40', '--0a-01', '--01-0a'],
    ],
  ],
  [
    'gDay',
    ['---01', '---31', '---10', '---29Z'],
    ['', '---00', '---32', '--01', '---1', '---40', '---0a', '---3a'],
  ],
  ['gMonth', ['--01', '--12', '--10Z'], ['', '--00', '--13', '-01', '--1', '--01--', '--20', '--0a', '--1a']],
  ['hexBinary', ['', '0f', 'AFaf09'], ['f', '0g', '0G', '0 f0', '/0', '0:']],
  ['base64Binary', ['', 'QUJD', 'QUI='], ['AB', 'ABC', '*']],
  ['anyURI', ['', 'http://a/b'], ['a%zz']],
  ['QName', ['a', 'a:b', '_a:b-c'], ['', ':a', 'a:', 'a:b:c', '1:a', 'a:1', 'a b']],
  ['NOTATION', [], ['', 'a']],
  ['ENTITY', [], ['', 'a']],
  ['ENTITIES', [], ['', 'a']],
  [
    'language',
    ['it', 'it-IT', 'abcdefgh', 'a-1', 'x-abcdefgh-12345678', 'AZ-az09'],
    ['', 'abcdefghi', 'it_IT', 'it-', '-it', '1a', 'it-abcdefghi', 'it-é', 'it--IT'],
  ],
  ['NMTOKEN', ['a', '1', '-a', 'a:b', '.'], ['', 'a b', 'a/b']],
  ['NMTOKENS', ['a', 'a 1', ' a  b '], ['', 'a /', '/ a']],
  ['Name', ['a', ':a', 'a:b', '_', 'a:1', ':', 'a:b:c'], ['', '1a', '-a', 'a b', '1:a', ':/']],
  ['NCName', ['a', '_a', 'a1', 'a-b.c', 'é'], ['', 'a:b', ':a', '1a', 'a b', 'a/']],
  ['ID', ['a'], ['', '1', 'a:b']],
  ['IDREF', ['a'], ['', '1', 'a:b']],
  ['IDREFS', ['a', 'a b'], ['', 'a 1', '1 a']],
  ['integer', ['1', '+12', '-1', '007', '0'], ['', '1.0', '+', '1 0', 'a1', '1a', '--1']],
  ['nonPositiveInteger', ['0', '-0', '+0', '-1', `-${LONG}`], ['', '1', '+1', '-', 'a', LONG, '-1a', 'a-1']],
  ['negativeInteger', ['-1', '-007'], ['', '0', '-0', '1']],
  [
    'long',
    ['9223372036854775807', '-9223372036854775808', '+1', '000009223372036854775807'],
    ['', '9223372036854775808', '-9223372036854775809', LONG, `-${LONG}`, '1.0'],
  ],
  ['int', ['2147483647', '-2147483648'], ['2147483648', '-2147483649']],
  ['short', ['32767', '-32768'], ['32768', '-32769']],
  ['byte', ['127', '-128'], ['128', '-129']],
  ['nonNegativeInteger', ['0', '-0', '1', LONG], ['', '-1', `-${LONG}`]],
  ['unsignedLong', ['0', '18446744073709551615'], ['18446744073709551616', '-1', LONG]],
  ['unsignedInt', ['0', '4294967295'], ['4294967296', '-1']],
  ['unsignedShort', ['0', '65535'], ['65536', '-1']],
  ['unsignedByte', ['0', '255'], ['256', '-1']],
  ['positiveInteger', ['1', LONG], ['', '0', '-1']],
  ['nothing', [], ['', 'a']],
  ['toString', [], ['', 'a']],
];

it.each(TYPES)('xs:%s', (type, fit, others) => {
  expect(fit.filter((text) => !fitsBuiltIn(type, text))).toEqual([]);
  expect(others.filter((text) => fitsBuiltIn(type, text))).toEqual([]);
});

describe('a derived type', () => {
  it.each([
    ['byte short int long integer decimal'],
    ['unsignedByte unsignedShort unsignedInt unsignedLong nonNegativeInteger integer'],
    ['positiveInteger nonNegativeInteger'],
    ['negativeInteger nonPositiveInteger integer'],
    ['ID NCName Name token normalizedString string'],
    ['IDREF NCName'],
    ['ENTITY NCName'],
    ['language token'],
    ['NMTOKEN token'],
  ])('restricts all that follow it: %s', (chain) => {
    const types = chain.split(' ');
    const related = types.map((type) => types.filter((other) => isDerived(type, other)));
    expect(related).toEqual(types.map((_, at) => types.slice(at)));
  });

  it.each([
    ['string', 'decimal'],
    ['boolean', 'string'],
    ['toString', 'string'],
    ['NMTOKEN', 'decimal'],
  ])('%s does not restrict %s', (type, other) => {
    expect(isDerived(type, other)).toBe(false);
  });
});
