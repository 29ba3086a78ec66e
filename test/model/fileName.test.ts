import { describe, expect, it } from 'vitest';
import { looksLikeFileName, NazioneCodes, parseFileName } from '../../src/model/index.ts';

const ID28 = 'a234567890123456789012345678';

/** Name; country, id, progressive, extension. */
const invoices: readonly (readonly [string, string])[] = [
  ['IT01234567890_00001.xml', 'IT 01234567890 00001 xml'],
  ['IT01234567890_1.xml', 'IT 01234567890 1 xml'],
  ['IT01234567890_FPA01.xml.p7m', 'IT 01234567890 FPA01 xml.p7m'],
  ['IT01234567890_aB3dE.zip', 'IT 01234567890 aB3dE zip'],
  ['IT01234567890_00001.XML.P7M', 'IT 01234567890 00001 xml.p7m'],
  ['IT01234567890_00001.Xml', 'IT 01234567890 00001 xml'],
  ['ITRSSMRA80A01H501U_00001.xml', 'IT RSSMRA80A01H501U 00001 xml'],
  ['ITABCDEFGHIJKL_00001.xml', 'IT ABCDEFGHIJKL 00001 xml'],
  ['DE99_1.xml', 'DE 99 1 xml'],
  [`FR${ID28}_12345.xml`, `FR ${ID28} 12345 xml`],
  ['XI123456789_1.xml', 'XI 123456789 1 xml'],
  // A message type in the place of the progressive is a progressive.
  ['IT01234567890_RC.xml', 'IT 01234567890 RC xml'],
];

/** Name; country, id, progressive, type, the message's progressive, extension. */
const messages: readonly (readonly [string, string])[] = [
  ['IT01234567890_11111_RC_001.xml', 'IT 01234567890 11111 RC 001 xml'],
  ['IT01234567890_11111_NS_1.xml', 'IT 01234567890 11111 NS 1 xml'],
  ['IT01234567890_11111_MC_0aB.xml', 'IT 01234567890 11111 MC 0aB xml'],
  ['IT01234567890_11111_NE_001.XML', 'IT 01234567890 11111 NE 001 xml'],
  ['IT01234567890_11111_DT_001.xml', 'IT 01234567890 11111 DT 001 xml'],
  ['IT01234567890_11111_AT_001.zip', 'IT 01234567890 11111 AT 001 zip'],
  ['IT01234567890_11111_EC_001.xml.p7m', 'IT 01234567890 11111 EC 001 xml.p7m'],
  ['IT01234567890_11111_SE_001.xml', 'IT 01234567890 11111 SE 001 xml'],
  ['IT01234567890_11111_MT_001.xml', 'IT 01234567890 11111 MT 001 xml'],
  ['DE99_1_MT_001.xml', 'DE 99 1 MT 001 xml'],
];

const packages: readonly (readonly [string, string])[] = [
  ['FI.01234567890.2026012.1530.001.zip', 'FI 01234567890 2026012 1530 001'],
  ['FO.01234567890.2026012.1530.001.ZIP', 'FO 01234567890 2026012 1530 001'],
  ['EO.01234567890.2026012.1530.001.xml', 'EO 01234567890 2026012 1530 001'],
];

/** Name; the flaw, and the text or number found there. */
const flawed: readonly (readonly [string, string, string | number])[] = [
  ['', 'separator', 0],
  ['IT01234567890.xml', 'separator', 0],
  ['IT01234567890-00001.xml', 'separator', 0],
  ['IT_01234567890_00001.xml', 'separator', 2],
  ['IT01234567890_00001_2.xml', 'separator', 2],
  ['IT01234567890_00001_XX_001.xml', 'separator', 3],
  ['IT01234567890_00001_rc_001.xml', 'separator', 3],
  ['IT01234567890_00001_RC_001_2.xml', 'separator', 4],
  ['IT01234567890__1.xml', 'separator', 2],

  ['it01234567890_00001.xml', 'country', 'it'],
  ['It01234567890_00001.xml', 'country', 'It'],
  ['01234567890_00001.xml', 'country', '01'],
  ['QQ01234567890_00001.xml', 'country', 'QQ'],
  ['_00001.xml', 'country', ''],
  [' IT01234567890_00001.xml', 'country', ' I'],
  ['it01234567890_11111_RC_001.xml', 'country', 'it'],

  ['IT_00001.xml', 'id', ''],
  ['IT0123_1.xml', 'id', '0123'],
  ['IT0123456789_1.xml', 'id', '0123456789'],
  ['IT01234567890123456_1.xml', 'id', '01234567890123456'],
  ['ITrssmra80a01h501u_1.xml', 'id', 'rssmra80a01h501u'],
  ['IT0123456789.0_1.xml', 'id', '0123456789.0'],
  ['DE1_1.xml', 'id', '1'],
  [`DE${ID28}9_1.xml`, 'id', `${ID28}9`],
  ['DE12-34_1.xml', 'id', '12-34'],

  ['IT01234567890_.xml', 'progressive', ''],
  ['IT01234567890_123456.xml', 'progressive', '123456'],
  ['IT01234567890_12-34.xml', 'progressive', '12-34'],
  ['IT01234567890_1è.xml', 'progressive', '1è'],
  ['IT01234567890_1.2.xml', 'progressive', '1.2'],
  ['IT01234567890_00001 (1).xml', 'progressive', '00001 (1)'],
  ['IT01234567890_123456_RC_001.xml', 'progressive', '123456'],
  ['IT01234567890_11111_RC_.xml', 'progressive', ''],
  ['IT01234567890_11111_RC_0001.xml', 'progressive', '0001'],

  ['IT01234567890_00001', 'extension', ''],
  ['IT01234567890_00001.', 'extension', '.'],
  ['IT01234567890_00001.pdf', 'extension', '.pdf'],
  ['IT01234567890_00001.p7m', 'extension', '.p7m'],
  ['IT01234567890_00001.xml.xml', 'extension', '.xml.xml'],
  ['IT01234567890_00001.xml.p7m.P7M', 'extension', '.xml.p7m.P7M'],
  ['IT01234567890_00001.zip.p7m', 'extension', '.zip.p7m'],

  // Malformed packages.
  ['FI.01234567890.2026012.1530.001.xml', 'separator', 0],
  ['EO.01234567890.2026012.1530.001.zip', 'separator', 0],
  ['FA.01234567890.2026012.1530.001.zip', 'separator', 0],
  ['FI.01234567890.20260112.1530.001.zip', 'separator', 0],
];

/** The expected properties of the part. */
const expected: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['IT0123_1.xml', { country: 'IT', min: 11, max: 16 }],
  ['DE1_1.xml', { country: 'DE', min: 2, max: 28 }],
  ['IT01234567890_123456.xml', { max: 5 }],
  ['IT01234567890_123456_RC_001.xml', { max: 5 }],
  ['IT01234567890_11111_RC_0001.xml', { max: 3 }],
];

describe('parseFileName', () => {
  it.each(invoices)('invoice %s', (name, parts) => {
    const [country, id, progressive, extension] = parts.split(' ');
    expect(parseFileName(name)).toEqual({ kind: 'invoice', country, id, progressive, extension });
  });

  it.each(messages)('message %s', (name, parts) => {
    const [country, id, progressive, type, messageProgressive, extension] = parts.split(' ');
    const message = { kind: 'message', country, id, progressive, type, messageProgressive, extension };
    expect(parseFileName(name)).toEqual(message);
  });

  it.each(packages)('package %s', (name, parts) => {
    const [type, node, day, time, progressive] = parts.split(' ');
    expect(parseFileName(name)).toEqual({ kind: 'package', type, node, day, time, progressive });
  });

  it.each(flawed)('%j: %s, found %j', (name, flaw, found) => {
    expect(parseFileName(name)).toMatchObject({ kind: 'invalid', flaw, found });
  });

  it.each(expected)('%j: %j', (name, params) => {
    expect(parseFileName(name)).toMatchObject(params);
  });

  it('rejects an otherwise valid invoice name of over 50 characters', () => {
    const longest = `FR${ID28}_12345.xml.p7m`;
    expect(parseFileName(longest)).toMatchObject({ kind: 'invoice' });
    expect(longest).toHaveLength(44);
  });
});

describe('the grammar as one expression', () => {
  const codes = NazioneCodes.codes.map((entry) => entry.code).filter((code) => code !== 'IT');
  const country = `(?:IT[A-Z0-9]{11,16}|(?:${codes.join('|')})[A-Za-z0-9]{2,28})`;
  const invoice = new RegExp(`^${country}_[A-Za-z0-9]{1,5}\\.(?:xml|xml\\.p7m|zip)$`);
  const message = new RegExp(
    `^${country}_[A-Za-z0-9]{1,5}_(?:RC|NS|MC|NE|DT|AT|EC|SE|MT)_[A-Za-z0-9]{1,3}\\.(?:xml|xml\\.p7m|zip)$`,
  );
  const parts = [
    ['IT', 'DE', 'XI', 'QQ', 'it', 'Fr', ''],
    ['', '1', 'a1', '0123456789', '01234567890', 'rssmra80a01h501u', ID28, '1-2', '01234567890.'],
    ['_', '__', '-', ''],
    ['', '1', 'aB3dE', '123456', '1.2', 'è'],
    ['', '_RC_1', '_MT_001', '_AT_0001', '_XX_001', '_rc_001', '_SE', '_EC_001_1'],
    ['', '.', '.xml', '.XML', '.xml.p7m', '.p7m', '.zip', '.xml.xml', '.pdf'],
  ];
  const names = parts.reduce<readonly string[]>(
    (heads, tails) => heads.flatMap((head) => tails.map((tail) => head + tail)),
    [''],
  );

  it('agrees with the parser on every combination of parts', () => {
    const seen = { invoice: 0, message: 0, invalid: 0 };
    const differing = names.filter((name) => {
      const plain = name.replace(/\.XML$/, '.xml');
      const kind = invoice.test(plain) ? 'invoice' : message.test(plain) ? 'message' : 'invalid';
      seen[kind] += 1;
      return parseFileName(name).kind !== kind;
    });
    expect(differing).toEqual([]);
    expect(Math.min(seen.invoice, seen.message, seen.invalid)).toBeGreaterThan(50);
  });
});

describe('looksLikeFileName', () => {
  it.each([...invoices, ...messages, ...packages].map(([name]) => name))('%j: valid', (name) => {
    expect(looksLikeFileName(name)).toBe(true);
  });

  it.each([
    'IT01234567890_1234567.xml',
    'it01234567890_001.xml',
    'IT0123_1.xml',
    'IT01234567890.xml',
    'IT01234567890_00001 (1).xml',
    'IT01234567890_00001.pdf',
    'itrssmra80a01h501u_1.xml',
    'IT_01234567897_00001.xml',
    'it-RSSMRA80A01H501U_00001.xml',
    '01234567897_00001.xml',
    'rssmra80a01h501u_00001.xml',
    'DE123456789_1234567.xml',
    'ATU12345678_1234567.xml',
  ])('%j: similar', (name) => {
    expect(looksLikeFileName(name)).toBe(true);
  });

  it.each([
    '',
    'invoice.xml',
    'invoice_2026.xml',
    'invoice20260112_1.xml',
    'INVOICE2026_JANUARY.xml',
    'fattura_12.xml',
    'documento_1.xml',
    'italia_1.xml',
    'it.xml',
    'IT_00001.xml',
    'it-2026.xml',
    'de4f5a6b7c8d9e0f1a2b3c4d5e6f7a8b.xml',
    'be3f1a2b-1c2d-4e5f-8a9b-0c1d2e3f4a5b.xml',
    'DE4F5A6B7C8D9E0F1A2B3C4D5E6F7A8B.xml',
    '20260112123_1.xml',
    '01234567897.xml',
    '01234567890_00001.xml',
    'QQ123456789_1234567.xml',
    'FI.01234567890.20260112.1530.001.zip',
  ])('%j: not similar', (name) => {
    expect(looksLikeFileName(name)).toBe(false);
  });
});
