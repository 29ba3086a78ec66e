/** `fattura sign`: names, refusals, keys, two steps. */
import { createPrivateKey, sign } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { nodeCrypto } from '../../src/cli/process/nodeCrypto.ts';
import { open } from '../../src/envelope/index.ts';
import { verifySignatures } from '../../src/envelope/signatures/index.ts';
import { keyNamed, utcTime } from '../support/certificateWriter.ts';
import { cms } from '../support/cmsWriter.ts';
import { knownCertificate, knownKey } from '../support/knownSigner.ts';
import { CERTIFIER, DIGITAL_SIGNATURE, NON_REPUDIATION, signerCertificate } from '../support/signers.ts';
import { fixture } from './fixtures.ts';
import { folderWith, type RunSettings, runCli } from './runCli.ts';

const PASSPHRASE = 'pàss';
const encryptedKey = createPrivateKey(knownKey).export({
  format: 'pem',
  type: 'pkcs8',
  cipher: 'aes-256-cbc',
  passphrase: PASSPHRASE,
});
const other = String(keyNamed('P-256').export({ format: 'pem', type: 'pkcs8' }));
const NAME = 'IT01234567890_00001.xml';

const files = {
  'key.pem': `${knownKey}\n${knownCertificate}`,
  'alone.pem': knownKey,
  'certificate.pem': knownCertificate,
  'encrypted.pem': `${encryptedKey}\n${knownCertificate}`,
  'passphrase.txt': `${PASSPHRASE}\nanother line`,
  'other.pem': other,
  'expired.der': signerCertificate('P-256', { notAfter: utcTime('260302095959Z') }),
  'login.der': signerCertificate('P-256', { extensions: [DIGITAL_SIGNATURE] }),
  'ca.der': signerCertificate('P-256', { extensions: [NON_REPUDIATION, CERTIFIER] }),
  'plain.der': signerCertificate('P-256', { extensions: [] }),
  [NAME]: fixture.valid,
  'invoice.xml': fixture.valid,
  'wrong.xml': fixture.rejected,
  'invoice.json': fixture.validJson,
  'broken.xml': fixture.malformed,
  'signed.xml': fixture.signed,
  'signed.xml.p7m': cms(fixture.valid),
  'a.zip': Buffer.from('PK\x03\x04xxxx'),
  'empty.xml': '',
  'in/a.xml': fixture.valid,
  'in/sub/b.xml': fixture.valid,
  'in/c.xml.p7m': cms(fixture.valid),
  'in/d.json': fixture.validJson,
};

const TIME = '2026-03-02T10:00:00Z';
/** A day from now. */
const FUTURE = new Date(Date.now() + 86_400_000).toISOString();
const KEY = ['--key', 'key.pem', '--signing-time', TIME];

const folder = (): string => folderWith(files);
const run = (cwd: string, args: readonly string[], settings: RunSettings = {}) =>
  runCli(['sign', ...args], { cwd, ...settings });
const bytesOf = (cwd: string, name: string): Uint8Array => new Uint8Array(readFileSync(join(cwd, name)));
const verified = async (bytes: Uint8Array) =>
  (await verifySignatures(open(bytes), { crypto: nodeCrypto() })).map(({ format, status, signingTime }) => [
    format,
    status,
    signingTime,
  ]);
const said = (sentence: string): string => `fattura sign: ${sentence}\n`;

/** A signed file, and the same with another amount. */
async function envelopes() {
  const cwd = folder();
  await run(cwd, [...KEY, NAME]);
  const signed = bytesOf(cwd, `${NAME}.p7m`);
  const broken = Buffer.from(Buffer.from(signed).toString('latin1').replace('.00<', '.01<'), 'latin1');
  return { signed, broken };
}

describe('names of the result', () => {
  it.each<[string, readonly string[], string, string]>([
    ['next to the invoice', [NAME], `${NAME}.p7m`, 'CAdES'],
    ['in a folder', ['in/sub/b.xml'], 'in/sub/b.xml.p7m', 'CAdES'],
    ['XAdES', ['--format', 'xades', 'invoice.xml'], 'signed/invoice.xml', 'XAdES'],
    ['--output', [NAME, '-o', 'new.p7m'], 'new.p7m', 'CAdES'],
    ['--output with a folder', [NAME, '-o', 'new/'], `new/${NAME}.p7m`, 'CAdES'],
    ['--out-dir', [NAME, '--out-dir', 'new'], `new/${NAME}.p7m`, 'CAdES'],
    ['--out-dir, XAdES', [NAME, '--out-dir', 'new', '-f', 'xades'], `new/${NAME}`, 'XAdES'],
    ['--add', ['--add', 'signed.xml.p7m', '-o', 'new.p7m'], 'new.p7m', 'CAdES'],
  ])('%s', async (_, args, result, format) => {
    const cwd = folder();
    const { code, stdout } = await run(cwd, [...KEY, ...args]);
    expect(code).toBe(0);
    expect(stdout).toContain(` → ${result}  ${format} · Prova Firma · ${TIME}\n`);
    expect(await verified(bytesOf(cwd, result))).toContainEqual([format, 'valid', TIME]);
  });

  it('a folder: its .xml files, below the output folder', async () => {
    const cwd = folder();
    const { code, stdout } = await run(cwd, [...KEY, 'in', '--out-dir', 'out']);
    expect(code).toBe(0);
    expect(stdout.match(/ → \S+/g)).toEqual([' → out/a.xml.p7m', ' → out/sub/b.xml.p7m']);
  });

  it('a folder with --add: its .p7m files', async () => {
    const { code, stdout } = await run(folder(), [...KEY, 'in', '--add', '--out-dir', 'out']);
    expect([code, stdout.match(/ → \S+/g)]).toEqual([0, [' → out/c.xml.p7m']]);
  });

  it.each([
    ['cades', 'CAdES'],
    ['xades', 'XAdES'],
  ])('standard input and output: %s', async (format, expected) => {
    const cwd = folder();
    const chunks: Uint8Array[] = [];
    const onWrite = (name: string, chunk: string | Uint8Array): void => {
      if (name === 'stdout') chunks.push(Buffer.from(chunk));
    };
    const { code, stderr } = await run(cwd, [...KEY, '-f', format], { stdin: fixture.valid, onWrite });
    expect([code, stderr]).toEqual([0, '']);
    expect(await verified(Buffer.concat(chunks))).toEqual([[expected, 'valid', TIME]]);
  });
});

describe('warnings', () => {
  it.each<[string, readonly string[], string]>([
    [
      'an invoice that SdI rejects',
      ['wrong.xml', '-o', `${NAME}.p7m`],
      en.sign.rejected('wrong.xml', ['00200']),
    ],
    [
      'no key usage',
      ['--key', 'other.pem', '--certificate', 'plain.der', NAME],
      en.sign.warnings['no-key-usage'],
    ],
    [
      'a certifier',
      ['--key', 'other.pem', '--certificate', 'ca.der', '--allow', 'ca', NAME],
      en.sign.warnings.ca,
    ],
    [
      'an expired certificate',
      ['--key', 'other.pem', '--certificate', 'expired.der', '--allow', 'expired', NAME],
      en.sign.warnings.expired,
    ],
    ['a time in the future', ['--key', 'key.pem', '--signing-time', FUTURE, NAME], en.sign.warnings.future],
  ])('%s', async (_, args, sentence) => {
    const timed = args.includes('--signing-time') ? args : ['--signing-time', TIME, ...args];
    const own = args.includes('--key') ? timed : [...KEY, ...args];
    expect(await run(folder(), own)).toMatchObject({ code: 0, stderr: said(sentence) });
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['an envelope', ['--add', 'broken.xml.p7m', '-o', `${NAME}.p7m`], ['broken-signature']],
    ['an envelope, not broken', ['--add', 'in/c.xml.p7m', '-o', `${NAME}.p7m`], []],
    ['a document', ['signed.xml', '-o', `${NAME}.p7m`], ['broken-signature']],
  ])('a broken signature before: %s', async (_, args, expected) => {
    const { signed, broken } = await envelopes();
    const cwd = folderWith({ ...files, 'in/c.xml.p7m': signed, 'broken.xml.p7m': broken });
    const { code, stdout } = await run(cwd, [...KEY, '--json', ...args]);
    expect([code, JSON.parse(stdout).files[0].warnings]).toEqual([0, expected]);
  });

  it('a time in the future, in JSON', async () => {
    const args = ['--key', 'key.pem', '--signing-time', FUTURE, '--json'];
    const { stdout } = await run(folder(), [...args, NAME]);
    expect(JSON.parse(stdout).files[0].warnings).toEqual(['future']);
    const prepared = ['--certificate', 'certificate.pem', '--signing-time', FUTURE, '--prepare', 'a.state'];
    const { stdout: facts, stderr } = await run(folder(), [...prepared, '--json', NAME]);
    expect([JSON.parse(facts).warnings, stderr]).toEqual([['future'], said(en.sign.warnings.future)]);
  });

  it('a name that SdI rejects', async () => {
    const { code, stdout } = await run(folder(), [...KEY, '--json', 'invoice.xml']);
    expect([code, JSON.parse(stdout).files[0].warnings]).toEqual([0, ['name']]);
  });

  it('of the certificate: once for all files', async () => {
    const args = ['--key', 'other.pem', '--certificate', 'plain.der', '--signing-time', TIME];
    const { stderr } = await run(folder(), [...args, 'in', '--out-dir', 'out']);
    expect(stderr.split(en.sign.warnings['no-key-usage']).length).toBe(2);
  });
});

describe('a file that is not signed', () => {
  it.each<[string, number, string, readonly string[]]>([
    ['signed.xml.p7m', 1, 'signing_signed', []],
    ['signed.xml', 1, 'signing_signed', ['--format', 'xades']],
    ['broken.xml', 1, 'signing_document', ['--format', 'xades']],
    ['invoice.json', 1, 'json', []],
    ['a.zip', 1, 'archive', []],
    ['signed.xml.p7m', 1, 'envelope', ['--format', 'xades']],
    ['empty.xml', 1, 'no-xml', []],
    ['invoice.xml', 1, 'unreadable', ['--max-size', '1']],
  ])('%s: %d, %s', async (name, expected, error, args) => {
    const cwd = folder();
    const { code, stdout, stderr } = await run(cwd, [...KEY, ...args, '--json', name]);
    expect(code).toBe(expected);
    expect(JSON.parse(stdout)).toMatchObject({
      files: [{ file: name, result: null, error }],
      summary: { files: 1, signed: 0, refused: 1 },
    });
    expect(stderr).toContain(name);
    expect(existsSync(join(cwd, `${name}.p7m`)) && name !== 'signed.xml').toBe(false);
  });

  it('the others are signed', async () => {
    const cwd = folder();
    const { code, stdout } = await run(cwd, [...KEY, '--json', 'invoice.json', NAME]);
    expect([code, JSON.parse(stdout).summary]).toEqual([1, { files: 2, signed: 1, refused: 1 }]);
  });

  it('an existing result', async () => {
    const cwd = folder();
    const before = bytesOf(cwd, 'signed.xml.p7m');
    const refused = await run(cwd, [...KEY, 'signed.xml']);
    expect(refused).toMatchObject({ code: 2, stdout: '', stderr: said(en.convert.exists('signed.xml.p7m')) });
    expect(bytesOf(cwd, 'signed.xml.p7m')).toEqual(before);
    expect((await run(cwd, [...KEY, '--overwrite', 'signed.xml'])).code).toBe(0);
    expect(await verified(bytesOf(cwd, 'signed.xml.p7m'))).toContainEqual(['CAdES', 'valid', TIME]);
  });

  it('never over the input', async () => {
    const { code, stderr } = await run(folder(), [...KEY, '--overwrite', 'invoice.xml', '-o', 'invoice.xml']);
    expect([code, stderr]).toEqual([2, said(en.convert.overInput('invoice.xml'))]);
  });

  it('a file that does not exist', async () => {
    const { code, stderr } = await run(folder(), [...KEY, 'none.xml']);
    expect([code, stderr]).toEqual([2, said(en.paths.missing('none.xml'))]);
  });
});

const { errors } = en.sign;

describe('a key or certificate that is refused', () => {
  it.each<[string, readonly string[], string]>([
    ['no certificate', ['--key', 'alone.pem'], errors.certificate_missing(null)],
    [
      'another certificate',
      ['--key', 'alone.pem', '--certificate', 'login.der'],
      errors.certificate_wrong(null),
    ],
    [
      'a damaged one',
      ['--key', 'alone.pem', '--certificate', 'passphrase.txt'],
      errors.certificate_unreadable(null),
    ],
    ['no key', ['--key', 'certificate.pem'], errors.key_missing(null)],
    ['no key file', ['--key', 'invoice.xml'], errors.key_unreadable(null)],
    [
      'another passphrase',
      ['--key', 'encrypted.pem', '--passphrase-env', 'WRONG'],
      errors.key_passphrase(null),
    ],
    [
      'for logging in',
      ['--key', 'other.pem', '--certificate', 'login.der'],
      errors.certificate_key_usage({ keyUsage: 'digitalSignature' }),
    ],
    ['of a certifier', ['--key', 'other.pem', '--certificate', 'ca.der'], errors.certificate_ca(null)],
    [
      'expired',
      ['--key', 'other.pem', '--certificate', 'expired.der'],
      errors.certificate_expired({ notAfter: '2026-03-02T09:59:59Z', signingTime: TIME }),
    ],
  ])('%s', async (_, args, sentence) => {
    const cwd = folder();
    const env = { LANG: 'en_GB.UTF-8', WRONG: 'secret passphrase' };
    const { code, stdout, stderr } = await run(cwd, [...args, '--signing-time', TIME, NAME], { env });
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: said(sentence) });
    expect(existsSync(join(cwd, `${NAME}.p7m`))).toBe(false);
  });

  it('in Italian', async () => {
    const env = { LANG: 'it_IT.UTF-8' };
    const { stderr } = await run(folder(), ['--key', 'alone.pem', NAME], { env });
    expect(stderr).toBe(said(italian.sign.errors.certificate_missing(null)));
  });
});

describe('the passphrase', () => {
  const encrypted = ['--key', 'encrypted.pem', '--signing-time', TIME];

  it('of a variable', async () => {
    const env = { LANG: 'en_GB.UTF-8', PASS: PASSPHRASE };
    expect((await run(folder(), [...encrypted, '--passphrase-env', 'PASS', NAME], { env })).code).toBe(0);
  });

  it('of a file descriptor: its first line', async () => {
    const cwd = folder();
    const descriptor = openSync(join(cwd, 'passphrase.txt'), 'r');
    try {
      expect((await run(cwd, [...encrypted, '--passphrase-fd', `${descriptor}`, NAME])).code).toBe(0);
    } finally {
      closeSync(descriptor);
    }
  });

  it('of standard input', async () => {
    const stdin = `${PASSPHRASE}\r\n`;
    expect((await run(folder(), [...encrypted, '--passphrase-fd', '0', NAME], { stdin })).code).toBe(0);
  });

  it('typed, hidden', async () => {
    const { code, stderr } = await run(folder(), [...encrypted, NAME], { tty: true, answers: [PASSPHRASE] });
    expect([code, stderr]).toEqual([0, `${en.sign.askPassphrase('encrypted.pem')} \n`]);
  });

  it('missing', async () => {
    const { code, stderr } = await run(folder(), [...encrypted, NAME]);
    expect(code).toBe(2);
    expect(stderr).toContain(en.sign.noPassphrase('encrypted.pem'));
  });

  it('is in no output', async () => {
    const env = { LANG: 'en_GB.UTF-8', PASS: 'very-secret' };
    const { stdout, stderr } = await run(folder(), [...encrypted, '--passphrase-env', 'PASS', NAME], { env });
    expect(stdout + stderr).not.toContain('very-secret');
  });
});

describe('wrong usage', () => {
  const usage = en.usage;
  it.each<[readonly string[], string]>([
    [[NAME], en.sign.noKey],
    [['--key', 'none.pem', NAME], en.sign.unreadable('none.pem', en.reason('ENOENT'))],
    [['--key', 'key.pem', 'in', '-o', 'a.p7m'], usage.manyNeedFolder('--output')],
    [['--key', 'key.pem', NAME, '-o', 'a', '--out-dir', 'b'], usage.conflict('--output', '--out-dir')],
    [['--key', 'key.pem', NAME, '-o', '-', '--json'], usage.conflict('--json', '--output -')],
    [['--key', 'key.pem', NAME, '--add', '-f', 'xades'], usage.conflict('--add', '--format xades')],
    [['--key', 'key.pem', NAME, '--signing-time', '2026-03-02'], en.sign.noTime('2026-03-02')],
    [
      ['--key', 'key.pem', NAME, '--signing-time', '2026-03-02T10:00:00'],
      en.sign.noTime('2026-03-02T10:00:00'),
    ],
    [
      ['--key', 'key.pem', NAME, '--signing-time', '2026-13-02T10:00:00Z'],
      en.sign.noTime('2026-13-02T10:00:00Z'),
    ],
    [['--key', 'key.pem', NAME, '--passphrase-fd', '1'], en.sign.noDescriptor('1')],
    [['--key', 'key.pem', NAME, '--passphrase-fd', '999'], en.sign.noDescriptor('999')],
    [['--key', 'key.pem', NAME, '--passphrase-fd', 'x'], en.sign.noDescriptor('x')],
    [['--key', 'key.pem', '-', '--passphrase-fd', '0'], usage.conflict('--passphrase-fd 0', '-')],
    [['--key', 'key.pem', NAME, '--passphrase-env', 'UNSET'], en.sign.noVariable('UNSET')],
    [
      ['--key', 'key.pem', NAME, '--passphrase-env', 'A', '--passphrase-fd', '3'],
      usage.conflict('--passphrase-env', '--passphrase-fd'),
    ],
    [['--prepare', 's.json', NAME], en.sign.noCertificate],
    [['--prepare', 's.json', '--certificate', 'certificate.pem', NAME, 'invoice.xml'], en.sign.oneToPrepare],
    [
      ['--prepare', 's.json', '--certificate', 'certificate.pem', '--key', 'key.pem', NAME],
      usage.conflict('--prepare', '--key'),
    ],
    [['--finish', 's.json'], en.sign.onlyWith('--finish', '--signature')],
    [['--signature', 's.bin', '--key', 'key.pem', NAME], en.sign.onlyWith('--signature', '--finish')],
    [['--finish', 's.json', '--signature', 's.bin', NAME], usage.conflict('--finish', NAME)],
    [['--finish', 's.json', '--signature', 's.bin', '--add'], usage.conflict('--finish', '--add')],
    [
      ['--finish', 'none.json', '--signature', 'key.pem'],
      en.sign.unreadable('none.json', en.reason('ENOENT')),
    ],
    [['--finish', 'key.pem', '--signature', 'key.pem'], errors.signing_state(null)],
  ])('%j', async (args, sentence) => {
    const cwd = folder();
    const { code, stdout, stderr } = await run(cwd, args);
    expect({ code, stdout, first: stderr.split('\n')[0] }).toEqual({
      code: 2,
      stdout: '',
      first: said(sentence).trimEnd(),
    });
    expect(existsSync(join(cwd, `${NAME}.p7m`))).toBe(false);
  });

  it('an envelope on a terminal', async () => {
    const { code, stderr } = await run(folder(), [...KEY, NAME, '-o', '-'], { tty: true });
    expect(code).toBe(2);
    expect(stderr).toContain(en.sign.binary);
  });
});

describe('the signing time', () => {
  it('with an offset is that in UTC', async () => {
    const { stdout } = await run(folder(), [
      '--key',
      'key.pem',
      '--signing-time',
      '2026-03-02T12:00:00+02:00',
      NAME,
    ]);
    expect(stdout).toContain(TIME);
  });

  it.each([
    [-20, 0],
    [-90, 0],
    [90, 2],
  ])(
    'with a certificate that is valid from %d seconds from now on: exit code %d',
    async (seconds, expected) => {
      const from = new Date(Date.now() + seconds * 1_000).toISOString().slice(0, 19);
      const notBefore = utcTime(`${from.replace(/[-T:]/g, '').slice(2)}Z`);
      const certificate = signerCertificate('P-256', { notBefore, notAfter: utcTime('491231235959Z') });
      const cwd = folderWith({ ...files, 'new.der': certificate });
      const { code, stdout } = await run(cwd, ['--key', 'other.pem', '--certificate', 'new.der', NAME]);
      expect(code).toBe(expected);
      expect(stdout.includes(`${from}Z`)).toBe(seconds === -20);
    },
  );

  it('is a minute ago without the option', async () => {
    const from = Date.now();
    const { stdout } = await run(folder(), ['--key', 'key.pem', '--json', NAME]);
    const time = Date.parse(JSON.parse(stdout).files[0].signingTime);
    expect(time).toBeGreaterThanOrEqual(from - 61_000);
    expect(time).toBeLessThanOrEqual(Date.now() - 60_000);
  });
});

describe('two steps', () => {
  const first = ['--certificate', 'certificate.pem', '--signing-time', TIME, '--prepare', 'state.json'];

  it.each([
    ['cades', 'binary', `${NAME}.p7m`],
    ['cades', 'base64', `${NAME}.p7m`],
    ['xades', 'binary', `signed/${NAME}`],
  ])('%s, %s: the same file as in one step', async (format, encoding, result) => {
    const cwd = folder();
    const prepared = await run(cwd, [...first, '--format', format, '--json', NAME]);
    const { data, digest, hash, type } = JSON.parse(prepared.stdout);
    expect([prepared.code, hash, type]).toEqual([0, 'SHA-256', 'RSA']);
    const value = sign('sha256', Buffer.from(data, 'base64'), knownKey);
    writeFileSync(join(cwd, 'value'), encoding === 'base64' ? `${value.toString('base64')}\n` : value);
    const done = await run(cwd, ['--finish', 'state.json', '--signature', 'value']);
    expect(done.code).toBe(0);
    const whole = await run(cwd, [...KEY, '--format', format, NAME, '-o', 'whole']);
    expect(whole.code).toBe(0);
    expect(Buffer.compare(bytesOf(cwd, result), bytesOf(cwd, 'whole'))).toBe(0);
    expect(Buffer.from(digest, 'base64')).toHaveLength(32);
  });

  it('the digest as text', async () => {
    const cwd = folder();
    const json = JSON.parse((await run(cwd, [...first, '--json', NAME])).stdout);
    const { stdout } = await run(cwd, [...first, '--overwrite', NAME]);
    expect(stdout).toContain(`SHA-256  ${Buffer.from(json.digest, 'base64').toString('hex')}\n`);
    expect(stdout).toContain(`base64   ${json.digest}\n`);
  });

  it('an existing state stays', async () => {
    const cwd = folder();
    expect((await run(cwd, [...first, NAME])).code).toBe(0);
    expect(await run(cwd, [...first, NAME])).toMatchObject({
      code: 2,
      stderr: said(en.convert.exists('state.json')),
    });
  });

  it('the signature of another key is refused', async () => {
    const cwd = folder();
    await run(cwd, [...first, NAME]);
    const refused = await run(cwd, ['--finish', 'state.json', '--signature', 'passphrase.txt']);
    expect(refused).toMatchObject({ code: 2, stdout: '', stderr: said(errors.signature_wrong(null)) });
    expect(existsSync(join(cwd, `${NAME}.p7m`))).toBe(false);
  });

  it.each([
    ['invoice.json', en.sign.unsuitable.json('invoice.json'), 1],
    ['signed.xml.p7m', `signed.xml.p7m: ${errors.signing_signed({ format: 'CAdES' })}`, 1],
  ])('%s is not prepared', async (name, sentence, code) => {
    expect(await run(folder(), [...first, name])).toMatchObject({ code, stdout: '', stderr: said(sentence) });
  });

  it('a state cannot choose another folder', async () => {
    const cwd = folder();
    const { stdout } = await run(cwd, [...first, '--json', NAME]);
    const value = sign('sha256', Buffer.from(JSON.parse(stdout).data, 'base64'), knownKey);
    writeFileSync(join(cwd, 'value'), value);
    for (const [file, result] of [
      ['../../evil.xml', 'evil.xml.p7m'],
      ['..', 'invoice.xml.p7m'],
    ] as const) {
      const kept = JSON.parse(readFileSync(join(cwd, 'state.json'), 'utf8'));
      writeFileSync(join(cwd, 'in/state.json'), JSON.stringify({ ...kept, file }));
      expect((await run(cwd, ['--finish', 'in/state.json', '--signature', 'value'])).code).toBe(0);
      expect(existsSync(join(cwd, 'in', result))).toBe(true);
    }
  });
});
