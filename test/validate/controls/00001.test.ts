import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/index.ts';
import { cms } from '../../support/cmsWriter.ts';
import { type Case, testRule } from '../../support/ruleTester.ts';

const right = (file: string): Case => ({ name: `${file} is right`, options: { file } });
const wrong = (
  file: string,
  id: string,
  params: Readonly<Record<string, unknown>>,
  strictName?: true,
): Case => ({
  name: `${file}${strictName ? ', strictly,' : ''} is wrong`,
  options: { file, ...(strictName && { strictName }) },
  finds: [{ id, at: null, severity: 'error', params: { name: file.split(/[/\\]/).at(-1), ...params } }],
});

testRule('00001', {
  cases: [
    { name: 'without a name' },
    right('IT01234567897_00001.xml'),
    right('ITRSSMRA80A01H501U_a1B.xml'),
    right('IT01234567897_1.XML'),
    right('IT01234567897_00001.xml.p7m'),
    right('IT01234567897_00001.zip'),
    right('DE12_00001.xml'),
    right('DEabcdefghijklmnopqrstuvwxyz12_00001.xml'),
    right('some/folder/IT01234567897_00001.xml'),
    right('some\\folder\\IT01234567897_00001.xml'),
    wrong('some/folder/IT01234567897_000001.xml', 'progressive', { found: '000001', max: 5, length: 6 }),
    wrong('IT01234567897_.xml', 'progressive', { found: '', length: 0 }),
    wrong('IT01234567897_00-1.xml', 'progressive', { found: '00-1', length: 4 }),
    wrong('IT01234567897_00001_RC_0001.xml', 'progressive', { found: '0001', max: 3 }),
    wrong('it01234567897_00001.xml', 'country', { found: 'it' }),
    wrong('IT_01234567897_00001.xml', 'separator', { found: 2 }),
    wrong('IT0123456789700001.xml', 'separator', { found: 0 }),
    wrong('01234567897_00001.xml', 'country', { found: '01' }),
    wrong('IT0123456789_00001.xml', 'id', { found: '0123456789', country: 'IT', min: 11, max: 16 }),
    wrong('IT12345678901234567_00001.xml', 'id', { found: '12345678901234567' }),
    wrong('IT01234567897a_00001.xml', 'id', { found: '01234567897a' }),
    wrong('DE1_00001.xml', 'foreign_id', { found: '1', country: 'DE', min: 2, max: 28 }),
    wrong('DE12345678901234567890123456789_1.xml', 'foreign_id', { found: '12345678901234567890123456789' }),
    wrong('IT01234567897_00001.pdf', 'extension', { found: '.pdf' }),
    wrong('IT01234567897_00001.p7m', 'extension', { found: '.p7m' }),
    wrong('IT01234567897_00001', 'extension', { found: '' }),
    wrong('IT01234567897_00001.xml.zip', 'extension', { found: '.xml.zip' }),
    // A working name is ignored by default.
    { name: 'a working name', options: { file: 'fattura_12.xml' } },
    { name: 'standard input', options: { file: '-', strictName: true } },
    wrong('fattura.xml', 'separator', { found: 0 }, true),
    wrong('fattura_12.xml', 'country', { found: 'fa' }, true),
    // Valid names of other kinds of files.
    wrong('IT01234567897_00001_RC_001.xml', 'message', { type: 'RC' }),
    wrong('FI.01234567897.2026012.1530.001.zip', 'package', { type: 'FI' }),
    { ...wrong('IT01234567897_1_RC_001.xml', 'message', { type: 'RC' }), kind: 'FPA12' },
    { ...wrong('IT01234567897_2_RC_001.xml', 'message', { type: 'RC' }), kind: 'FSM10' },
    { ...right('IT01234567897_00002.xml'), name: 'simplified', kind: 'FSM10' },
    {
      ...wrong('IT01234567897_0000002.xml', 'progressive', { length: 7 }),
      name: 'simplified, wrong',
      kind: 'FSM10',
    },
    {
      ...wrong('IT01234567897_0000003.xml', 'progressive', { length: 7 }),
      name: 'to the administration, wrong',
      kind: 'FPA12',
    },
  ],
});

describe('a file that is not a current invoice', () => {
  const message =
    '<a:RicevutaConsegna xmlns:a="http://www.fatturapa.gov.it/sdi/messaggi/v1.0" versione="1.0"/>';
  const old = (version: string) =>
    `<a:FatturaElettronica xmlns:a="http://www.fatturapa.gov.it/sdi/fatturapa/v${version}" versione="${version}"/>`;
  const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0);
  const p7m = cms(old('1.1'));

  it.each([
    ['a message by its name', message, 'IT01234567897_00001_RC_001.xml', []],
    ['a message, named as an invoice', message, 'IT01234567897_00001.xml', []],
    ['a message, named wrongly', message, 'IT01234567897_000001.xml', []],
    ['an old invoice by the name of a message', old('1.0'), 'IT01234567897_00001_RC_001.xml', ['message']],
    ['a less old one', old('1.1'), 'IT01234567897_00001_RC_001.xml', ['message']],
    ['an attestation in its archive', zip, 'IT01234567897_00001_AT_001.zip', []],
    ['a package', zip, 'FI.01234567897.2026012.1530.001.zip', []],
    ['an archive, named wrongly', zip, 'IT01234567897_000001.zip', ['progressive']],
    ['a signed file', p7m, 'IT01234567897_00001.xml.p7m', []],
    ['a signed file, of unknown content', cms(''), 'IT01234567897_00001.xml.p7m', []],
    ['a signed file, signed twice', cms(cms(old('1.1'))), 'IT01234567897_00001.xml.p7m.p7m', ['extension']],
    ['a signed file, named wrongly', p7m, 'IT01234567897_000001.xml.p7m', ['progressive']],
    ['nothing', '', 'IT01234567897_000001.xml', ['progressive']],
    ['nothing, by the name of a message', '', 'IT01234567897_00001_RC_001.xml', []],
    ['a malformed file', '<a', 'IT01234567897_000001.xml', ['progressive']],
    ['JSON', '{}', 'IT01234567897_000001.xml', []],
  ])('%s', (_, input, file, found) => {
    const { findings } = validate(input, { file });
    expect(findings.filter(({ code }) => code === '00001').map(({ id }) => id)).toEqual(
      found.map((name) => `00001.${name}`),
    );
  });

  it.each([
    ['a message', message, { file: 'IT01234567897_00001_RC_001.xml' }, 'format'],
    ['JSON', '{}', { file: 'IT01234567897_00001.xml' }, 'form'],
    ['a working name', '<a/>', { file: 'a.xml' }, 'name'],
    ['no name', '<a/>', {}, 'name'],
    ['a name that counts', '<a/>', { file: 'a.xml', strictName: true }, undefined],
  ])('has a reason in the coverage: %s', (_, input, options, reason) => {
    const { skipped } = validate(input, options).coverage;
    expect(skipped.find(({ code }) => code === '00001')?.reason).toBe(reason);
  });
});
