/** `fattura verify`, and `fattura validate` on signed files. */
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { trustEn } from '../../src/cli/messages/trust/en.ts';
import { verifyEn } from '../../src/cli/messages/verify/en.ts';
import { verifyIt } from '../../src/cli/messages/verify/it.ts';
import { contentsOf } from '../../src/cli/open/contents.ts';
import { flawRows, reasonRows } from '../../src/cli/signatures/fileTable.ts';
import { type CmsSpan, open } from '../../src/envelope/index.ts';
import { signCades } from '../../src/envelope/signing/index.ts';
import { commonName, generalizedTime, utcTime } from '../support/certificateWriter.ts';
import { cms } from '../support/cmsWriter.ts';
import { knownCertificate } from '../support/knownSigner.ts';
import { signedP7m, signedXml } from '../support/signedFile.ts';
import { NON_REPUDIATION, signerOf } from '../support/signers.ts';
import { authority, QUALIFIED, writeCrl } from '../support/trustWriter.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const { valid, message } = fixture;
const p7m = await signedP7m(valid);
/** The same in BER, which ends with six bytes of end-of-contents. */
const ber = inBer(p7m);
const xades = await signedXml(valid);
/** Signed without blanks between elements. */
const dense = await signedXml(valid.replace(/>\s+</g, '><'));
const administration = valid
  .replaceAll('FPR12', 'FPA12')
  .replace(/<CodiceDestinatario>.*?</, '<CodiceDestinatario>UFXXXX<');

const signedAdministration = await signedP7m(administration);

const signedText = await signedP7m('Prova');
const signedNothing = await signedP7m('');

/** One blank was added. */
const changed = xades.replace('</FatturaElettronicaHeader>', ' $&');

function inBer(file: Uint8Array): Uint8Array {
  const { content, ...parts } = partsOf(file);
  return cms(content, { outer: 'indefinite', ...parts });
}

function partsOf(file: Uint8Array) {
  const [layer] = open(file).layers;
  if (layer?.kind !== 'p7m' || layer.cms === null) throw new Error('no envelope');
  const { bytes, content, certificates, signerInfos } = layer.cms;
  const part = (span: CmsSpan | null): Uint8Array => bytes.subarray(span?.start, span?.end);
  return { content, certificates: [part(certificates)], signers: [part(signerInfos)] };
}

/** A multipart/signed of a part in LF. @param signed The octets that are signed, in place of the part. */
async function inMail(part: string, signed: string): Promise<string> {
  const { content: _, ...parts } = partsOf(await signedP7m(signed));
  const signature = Buffer.from(cms('', { written: null, ...parts })).toString('base64');
  return [
    'MIME-Version: 1.0',
    'Content-Type: multipart/signed; protocol="application/pkcs7-signature"; boundary="--x"',
    '',
    '----x',
    part,
    '----x',
    'Content-Type: application/pkcs7-signature',
    'Content-Transfer-Encoding: base64',
    '',
    signature,
    '----x--',
    '',
  ].join('\n');
}

const crlf = (text: string): string => text.replace(/\r?\n/g, '\r\n');
const withHeader = `Content-Type: text/xml\n\n${valid}`;

/** The namespace of signatures with a character reference. */
function referenced(xml: string): string {
  return xml.replaceAll('/xmldsig#', '/xmldsig&#35;');
}

function utf16(xml: string, order: 'LE' | 'BE'): Buffer {
  const bytes = Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le');
  return order === 'LE' ? bytes : bytes.swap16();
}

/** Replaces a word by another of the same length. */
function replaced(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const copy = Buffer.from(bytes);
  copy.write(to, copy.indexOf(from), 'latin1');
  return copy;
}

/** Each file, the code, and for each signature: format, layer, result, codes of the findings; then `truncated`. */
const FILES: readonly (readonly [
  name: string,
  content: string | Uint8Array,
  code: number,
  expected: string,
])[] = [
  ['a.xml.p7m', p7m, 0, 'CAdES@0 valid'],
  ['a.xml', xades, 0, 'XAdES@xml valid'],
  ['a.xml.p7m', Buffer.from(p7m).toString('base64'), 0, 'CAdES@0 valid'],
  ['a.xml.p7m', cms(p7m, { signers: [] }), 1, 'CAdES@0 invalid 00102.no_signer, CAdES@1 valid'],
  ['a.xml.p7m', await signedP7m(xades), 0, 'CAdES@0 valid, XAdES@xml valid'],
  ['a.p7m', await signedP7m(message), 0, 'CAdES@0 valid, XAdES@xml valid'],
  ['a.xml', message, 0, 'XAdES@xml valid'],
  ['a.xml.p7m', replaced(p7m, '<Numero>', '<Nvmero>'), 1, 'CAdES@0 invalid 00102.altered'],
  ['a.xml', dense.replace('</FatturaElettronicaHeader>', ' $&'), 1, 'XAdES@xml invalid 00102.reformatted'],
  ['a.xml', xades.replace('</FatturaElettronicaHeader>', ' $&'), 1, 'XAdES@xml invalid 00102.altered'],
  ['a.xml', xades.replace(/(<ImportoPagamento>)\d/, '$19'), 1, 'XAdES@xml invalid 00102.altered'],
  ['a.xml', referenced(xades), 0, 'XAdES@xml valid'],
  ['a.xml', referenced(changed), 1, 'XAdES@xml invalid 00102.altered'],
  ['a.xml', xades.replace(/<ds:Signature xmlns/, '<ds:Signature/>$&'), 1, 'XAdES@xml invalid 00102.form'],
  ['a.xml.p7m', cms(valid, { signers: [] }), 1, 'CAdES@0 invalid 00102.no_signer'],
  ['a.xml.p7m', p7m.subarray(0, p7m.length - 100), 1, 'CAdES@0 invalid 00102.truncated; truncated'],
  ['a.xml.p7m', ber.subarray(0, -6), 0, 'CAdES@0 valid; truncated'],
  ['a.xml.p7m', ber.subarray(0, -7), 1, 'CAdES@0 invalid 00102.truncated; truncated'],
  ['a.xml.p7m', await inMail(valid, crlf(valid)), 0, 'CAdES@0 valid'],
  ['a.eml', await inMail(valid, crlf(valid)), 0, 'CAdES@0 valid'],
  ['a.xml.p7m', await inMail(withHeader, crlf(withHeader)), 0, 'CAdES@0 valid'],
  ['a.xml.p7m', crlf(await inMail(valid, crlf(valid))), 0, 'CAdES@0 valid'],
  // As written by openssl with -binary.
  ['a.xml.p7m', await inMail(valid, valid), 0, 'CAdES@0 valid'],
  ['a.xml.p7m', await inMail(valid, `${crlf(valid)} `), 1, 'CAdES@0 invalid 00102.altered'],
  ['a.xml.p7m', await inMail(withHeader, crlf(valid)), 1, 'CAdES@0 invalid 00102.altered'],
  ['a.xml', valid, 1, ''],
  ['a.xml.p7m', 'x', 1, ''],
];

interface Row {
  readonly valid: boolean;
  readonly flaws: readonly string[];
  readonly signatures: readonly {
    readonly format: string;
    readonly layer: number | null;
    readonly result: string;
    readonly findings: readonly { readonly id: string }[];
  }[];
}

async function verified(files: Readonly<Record<string, string | Uint8Array>>, ...more: readonly string[]) {
  const args = ['verify', '-f', 'json', '--as-of', '2026-06-15', ...more, ...Object.keys(files)];
  const { code, stdout, stderr } = await runCli(args, { cwd: folderWith(files) });
  return { code, stderr, rows: (JSON.parse(stdout) as { readonly files: readonly Row[] }).files };
}

const line = ({ signatures, flaws }: Row): string => {
  const verdicts = signatures.map(({ format, layer, result, findings }) =>
    [`${format}@${layer ?? 'xml'}`, result, ...findings.map(({ id }) => id)].join(' '),
  );
  return [verdicts.join(', '), ...flaws.filter((flaw) => flaw === 'truncated')].join('; ');
};

describe('fattura verify', () => {
  it.each(FILES)('%s: %#', async (name, content, code, expected) => {
    const { rows, ...run } = await verified({ [name]: content });
    expect([rows.map(line), rows.map(({ valid: isValid }) => isValid), run.code]).toEqual([
      [expected],
      [code === 0],
      code,
    ]);
  });

  it('says that a file was converted as text, as open does', () => {
    const look = { messages: en, style: (_: string, text: string) => text, columns: 80 };
    const rows = reasonRows({ reason: 'structure', flaws: ['base64', 'converted'] }, look);
    expect(rows).toEqual([[en.open.terms.reason, en.open.converted]]);
    expect(reasonRows({ reason: 'structure', flaws: [] }, look)[0]?.[1]).toBe(en.open.reasons.structure);
  });

  it.each<[string, number, string | null]>([
    ['whole', 0, null],
    ['without its end', 6, en.open.endMissing],
    ['cut in the signature', 7, en.open.flaws.truncated],
  ])('says that a file is cut, as open does: %s', async (_, less, note) => {
    const bytes = ber.subarray(0, ber.length - less);
    const isWhole = contentsOf(bytes, 'a.p7m').layers.every(({ signatures }) => signatures === 'listed');
    const look = { messages: en, style: (_: string, text: string) => text, columns: 10_000 };
    const flaws = open(bytes, 'a.p7m').flaws.flatMap((flaw) => flawRows(flaw, { isWhole }, look));
    expect(flaws.map(([, text]) => text)).toEqual(note === null ? [] : [note]);
    const { stdout } = await runCli(['verify', 'a.p7m'], { cwd: folderWith({ 'a.p7m': bytes }) });
    expect(stdout.includes(`  ${en.open.terms.flaw}  `)).toBe(less === 6);
  });

  it('checks by the day of receipt', async () => {
    const { rows, code } = await verified({ 'a.xml.p7m': p7m }, '--as-of', '2026-05-31');
    expect([rows.map(line), code]).toEqual([['CAdES@0 invalid 00105.future'], 1]);
  });

  it('does not look up certificates unless asked', async () => {
    const { stdout } = await runCli(['verify', '-f', 'json', 'a.p7m'], { cwd: folderWith({ 'a.p7m': p7m }) });
    const { undecided } = JSON.parse(stdout).files[0].signatures[0];
    expect(undecided).toEqual([
      { code: '00101', needs: 'revocation', reason: null },
      { code: '00104', needs: 'trust', reason: null },
      { code: '00107', needs: 'trust', reason: null },
    ]);
  });

  it('looks up certificates in the lists of the user', async () => {
    const cwd = folderWith({ 'a.p7m': p7m, 'own.pem': knownCertificate });
    const { stdout } = await runCli(['verify', '-f', 'json', 'a.p7m', '--trust-list', 'own.pem'], { cwd });
    const [{ advice, undecided }] = JSON.parse(stdout).files[0].signatures;
    expect(advice).toContain('list-own-list');
    expect(undecided).toEqual([{ code: '00101', needs: 'revocation', reason: 'crl' }]);
  });

  it('a signer without a list is an error', async () => {
    const cwd = folderWith({ 'a.p7m': p7m, 'own.pem': knownCertificate });
    for (const command of ['verify', 'validate']) {
      const { code, stderr } = await runCli([command, 'a.p7m', '--trust-list-signer', 'own.pem'], { cwd });
      expect([code, stderr]).toEqual([2, expect.stringContaining(trustEn.signerWithoutList('own.pem'))]);
    }
  });

  it('says why lists do not decide', async () => {
    const cwd = folderWith({ 'a.p7m': p7m, 'own.der': authority('Altra CA', 'P-384'), 'a.crl': writeCrl() });
    const args = ['a.p7m', '--trust-list', 'own.der', '--crl', 'a.crl'];
    const { stdout } = await runCli(['verify', '-f', 'json', ...args], { cwd });
    expect(JSON.parse(stdout).files[0].signatures[0].undecided).toEqual([
      { code: '00101', needs: 'revocation', reason: 'path' },
      { code: '00107', needs: 'trust', reason: 'path' },
    ]);
    expect((await runCli(['verify', ...args], { cwd })).stdout).toContain('00101, 00107');
  });

  it.each([
    [['--trust-list', 'none.pem'], 2],
    [['--crl', 'a.p7m'], 2],
  ])('%o is an error', async (args, expected) => {
    for (const command of ['verify', 'validate']) {
      const { code, stdout } = await runCli([command, 'a.p7m', ...args], {
        cwd: folderWith({ 'a.p7m': p7m }),
      });
      expect([code, stdout]).toEqual([expected, '']);
    }
  });

  it.each([
    ['en', verifyEn],
    ['it', verifyIt],
  ] as const)('as text, %s', async (lang, words) => {
    const files = { 'a.xml.p7m': p7m, 'b.xml.p7m': replaced(p7m, '<Numero>', '<Nvmero>'), 'c.xml': valid };
    const args = ['verify', '--lang', lang, ...Object.keys(files)];
    const { code, stdout } = await runCli(args, { cwd: folderWith(files) });
    expect(code).toBe(1);
    for (const part of [`✓ ${words.status.valid}`, `✗ ${words.status.invalid}`, words.unsigned, '00102']) {
      expect(stdout).toContain(part);
    }
    const groups = { valid: 1, invalid: 1, unsigned: 1, unopened: 0 };
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(words.summary(groups));
  });

  it.each<[string, string | Uint8Array, object]>([
    ['a file that is no XML', 'x', { unopened: 1 }],
    ['an empty file', '', { unopened: 1 }],
    ['a signed text', signedText, { unopened: 1 }],
    ['an empty content', signedNothing, { unopened: 1 }],
    ['a broken signature of a text', replaced(signedText, 'Prova', 'Prove'), { invalid: 1 }],
    ['an unsigned file', valid, { unsigned: 1 }],
  ])('the group of %s', async (_, content, group) => {
    const { stdout } = await runCli(['verify', '--lang', 'en', 'a.p7m'], {
      cwd: folderWith({ 'a.p7m': content }),
    });
    const groups = { valid: 0, invalid: 0, unsigned: 0, unopened: 0, ...group };
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(verifyEn.summary(groups));
  });

  it.each<[string, Uint8Array | string, string]>([
    ['an empty content', signedNothing, verifyEn.status.rejected],
    ['an empty file', '', '00106'],
  ])('%s is an error', async (_, content, part) => {
    const { stdout } = await runCli(['verify', '--lang', 'en', 'a.p7m'], {
      cwd: folderWith({ 'a.p7m': content }),
    });
    for (const one of [part, '00106']) expect(stdout).toContain(one);
  });

  it('a broken SdI message is downloaded again', async () => {
    const { stdout } = await runCli(['verify', '--lang', 'en', '-f', 'json', 'a.xml'], {
      cwd: folderWith({ 'a.xml': message.replace(/(<IdentificativoSdI>)\d/, '$10') }),
    });
    const [{ findings }] = JSON.parse(stdout).files[0].signatures;
    expect(findings).toMatchObject([{ code: '00102', help: verifyEn.messageAgain }]);
  });

  it('a missing file has no summary', async () => {
    const { code, stdout } = await runCli(['verify', 'none.xml'], { cwd: folderWith({}) });
    expect([code, stdout]).toEqual([2, '']);
  });

  it('--quiet shows only files that are not valid', async () => {
    const files = { 'a.xml.p7m': p7m, 'c.xml': valid };
    const { stdout } = await runCli(['verify', '-q', ...Object.keys(files)], { cwd: folderWith(files) });
    expect(stdout).not.toContain('a.xml.p7m');
    expect(stdout).toContain('c.xml');
  });

  it('control characters of a certificate are visible', async () => {
    const { stdout } = await runCli(['verify', 'a\u001b[31m.xml'], {
      cwd: folderWith({ 'a\u001b[31m.xml': xades }),
    });
    expect(stdout).not.toContain('\u001b');
  });
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A UTCTime relative to now. */
const ago = (milliseconds: number): string =>
  `${new Date(Date.now() - milliseconds).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`;
const dayAgo = (milliseconds: number): string =>
  new Date(Date.now() - milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);

interface ListCase {
  readonly name: string;
  /** The age of the signing time, of the end of the certificate and of the revocation, in milliseconds. */
  readonly signed: number;
  readonly expired?: number;
  readonly revoked?: number;
  readonly args?: readonly string[];
  readonly code: number;
  /** Findings, then undecided codes with a question mark. */
  readonly says: readonly string[];
}

describe('the moment for which lists are evaluated', () => {
  const cases: readonly ListCase[] = [
    { name: 'not revoked', signed: 5 * DAY, code: 0, says: [] },
    { name: 'revoked since it was signed', signed: 5 * DAY, revoked: HOUR, code: 1, says: ['00101.revoked'] },
    { name: 'revoked before', signed: HOUR, revoked: DAY, code: 1, says: ['00101.revoked'] },
    {
      name: 'revoked after the date of receipt',
      signed: 15 * DAY,
      revoked: HOUR,
      args: ['--as-of', dayAgo(8 * DAY)],
      code: 0,
      says: ['00101.revoked_later'],
    },
    {
      name: 'expired since it was signed',
      signed: 5 * DAY,
      expired: 2 * DAY,
      code: 0,
      says: ['00100.expired_since'],
    },
    {
      name: 'expired and revoked since it was signed',
      signed: 5 * DAY,
      expired: 2 * DAY,
      revoked: 3 * DAY,
      code: 0,
      says: ['00100.expired_since', '00101.revoked_later'],
    },
    {
      name: 'revoked, then signed, then expired',
      signed: 5 * DAY,
      expired: 2 * DAY,
      revoked: 6 * DAY,
      code: 1,
      says: ['00100.expired_since', '00101.revoked'],
    },
    {
      name: 'expired before it was signed',
      signed: 2 * DAY,
      expired: 5 * DAY,
      revoked: DAY,
      code: 1,
      says: ['00100.expired', '00101.revoked'],
    },
  ];

  const serial = [0x5e, 0x01];

  it.each(cases)('$name', async ({ signed, expired, revoked, args = [], code, says }) => {
    const notAfter = expired === undefined ? generalizedTime('21250101000000Z') : utcTime(ago(expired));
    const signer = signerOf('P-256', {
      issuerKey: 'P-384',
      serial,
      notAfter,
      extensions: [NON_REPUDIATION, QUALIFIED],
    });
    const signingTime = new Date(Date.now() - signed).toISOString();
    const { bytes } = await signCades(Buffer.from(valid), signer, { signingTime, allow: ['expired'] });
    const crl = writeCrl({
      thisUpdate: ago(10 * DAY),
      nextUpdate: ago(-HOUR),
      ...(revoked === undefined ? {} : { revoked: [{ serial, since: ago(revoked), reason: 1 }] }),
    });
    const cwd = folderWith({ 'a.p7m': bytes, 'ca.der': authority('Prova CA', 'P-384'), 'a.crl': crl });
    const options = ['-f', 'json', '--trust-list', 'ca.der', '--crl', 'a.crl', ...args, 'a.p7m'];
    const verify = await runCli(['verify', ...options], { cwd });
    const [{ findings, undecided }] = JSON.parse(verify.stdout).files[0].signatures;
    expect([
      verify.code,
      ...findings.map(({ id }: { readonly id: string }) => id).sort(),
      ...undecided.map((one: { readonly code: string }) => `${one.code}?`),
    ]).toEqual([code, ...says]);
    const validate = await runCli(['validate', ...options, '--only', 'controls'], { cwd });
    expect(
      JSON.parse(validate.stdout)
        .files[0].findings.map(({ id }: { readonly id: string }) => id)
        .filter((id: string) => id.startsWith('001'))
        .sort(),
    ).toEqual(says);
  });
});

describe('fattura validate', () => {
  const cases: readonly (readonly [
    file: string,
    content: string | Uint8Array,
    args: readonly string[],
    expected: string,
  ])[] = [
    ['a.xml.p7m', p7m, [], 'valid'],
    ['a.xml', xades, [], 'valid'],
    ['a.xml.p7m', replaced(p7m, '<Numero>', '<Nvmero>'), ['--only', 'structure'], 'rejected 00200'],
    ['a.xml', xades.replace('</FatturaElettronicaHeader>', ' $&'), [], 'rejected 00102'],
    ['a.xml', Buffer.from(`\ufeff${xades.replace('UTF-8', 'UTF-16')}`, 'utf16le'), [], 'valid'],
    ['a.xml', utf16(changed, 'LE'), [], 'rejected 00102'],
    ['a.xml', utf16(changed, 'BE'), [], 'rejected 00102'],
    ['a.xml', utf16(changed, 'LE').subarray(2), [], 'rejected 00102'],
    ['a.xml', referenced(changed), [], 'rejected 00102'],
    ['a.xml', administration, [], 'valid 00102'],
    ['a.xml', administration, ['--as-sent'], 'rejected 00102'],
    ['a.xml.p7m', signedAdministration, ['--as-sent'], 'valid'],
    ['a.xml.p7m', p7m, ['--as-of', '2026-05-31'], 'rejected 00105'],
    ['a.xml.p7m', p7m, ['--as-of', '2126-05-31'], 'rejected 00100'],
  ];

  it.each(cases)('%s: %#', async (name, content, args, expected) => {
    const cwd = folderWith({ [name]: content });
    const { stdout } = await runCli(['validate', '-f', 'json', name, ...args], { cwd });
    const [{ verdict, findings }] = JSON.parse(stdout).files;
    const codes = findings
      .filter(({ code }: { readonly code: string }) => !code.startsWith('Q-'))
      .map(({ code }: { readonly code: string }) => code);
    expect([verdict, ...new Set(codes)].join(' ')).toBe(expected);
  });

  const OWN = ['--trust-list', 'own.pem'];
  const BY_OWN = [
    ['00104', 'trust', 'own-list'],
    ['00107', 'trust', 'own-list'],
  ] as const;
  const lists: readonly (readonly [
    args: readonly string[],
    gaps: readonly (readonly [code: string, reason: string, detail?: string])[],
  ])[] = [
    [
      [],
      [
        ['00107', 'trust'],
        ['00101', 'revocation'],
        ['00104', 'trust'],
      ],
    ],
    [OWN, [...BY_OWN, ['00101', 'revocation', 'crl']]],
    [[...OWN, '--crl', 'current.crl'], BY_OWN],
    [
      [...OWN, '--crl', 'other.crl'],
      [...BY_OWN, ['00101', 'revocation', 'crl']],
    ],
    [
      [...OWN, '--crl', 'old.crl'],
      [...BY_OWN, ['00101', 'revocation', 'stale']],
    ],
    [
      [...OWN, '--crl', 'forged.crl'],
      [...BY_OWN, ['00101', 'revocation', 'crl-signature']],
    ],
    [
      ['--trust-list', 'other.der', '--crl', 'old.crl'],
      [
        ['00107', 'trust', 'path'],
        ['00101', 'revocation', 'path'],
        ['00104', 'trust', 'path'],
      ],
    ],
  ];

  it.each(lists)('coverage with %o', async (args, expected) => {
    const issuer = commonName('Prova CA');
    const file = await signCades(
      Buffer.from(valid),
      signerOf('P-256', { issuerKey: 'P-384', extensions: [NON_REPUDIATION, QUALIFIED], issuer }),
      { signingTime: '2026-06-01T09:00:00Z' },
    );
    const cwd = folderWith({
      'a.p7m': file.bytes,
      'own.pem': authority('Prova CA', 'P-384'),
      'other.der': authority('Altra CA', 'P-384'),
      'current.crl': writeCrl(),
      'other.crl': writeCrl({ issuer: commonName('Altra CA') }),
      'old.crl': writeCrl({ thisUpdate: '250601000000Z', nextUpdate: '250701000000Z' }),
      'forged.crl': writeCrl({ issuerKey: 'P-521' }),
    });
    const options = ['a.p7m', '--as-of', '2026-06-15', ...args];
    const { stdout } = await runCli(['validate', '-f', 'json', ...options], { cwd });
    const [{ coverage }] = JSON.parse(stdout).files;
    const gaps = [...coverage.partial, ...coverage.skipped].filter(({ code }) => code.startsWith('001'));
    const rows = gaps.map(({ code, reason, detail }) => [code, reason, ...(detail ? [detail] : [])]);
    expect(rows.sort()).toEqual([...expected].sort());
    const text = (await runCli(['validate', '--explain-coverage', '--lang', 'en', ...options], { cwd }))
      .stdout;
    for (const [, , detail] of expected)
      if (detail !== undefined)
        expect(text.replace(/\s+/g, ' ')).toContain(en.coverage.details[detail]?.slice(0, 20));
  });
});
