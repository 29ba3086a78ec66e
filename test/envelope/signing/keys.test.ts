/** Keys and certificates in the forms that openssl writes, and those that are refused. */
import { execFileSync } from 'node:child_process';
import { createDecipheriv, createHmac, pbkdf2Sync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../src/cli/process/nodeCrypto.ts';
import { type ReadSignerOptions, readSigner, type Signer } from '../../../src/envelope/signing/index.ts';
import { readCertificate } from '../../../src/envelope/x509/index.ts';
import { type KeyName, keyNamed, NULL, number, utcTime } from '../../support/certificateWriter.ts';
import { octets, oid, sequence } from '../../support/cmsWriter.ts';
import { skipWithoutOpenssl } from '../../support/openssl.ts';
import { DIGITAL_SIGNATURE, signerCertificate } from '../../support/signers.ts';
import { temporaryFolder } from '../../support/temporaryFolders.ts';

const PASSPHRASE = 'pàssw€rd';
const given = { passphrase: PASSPHRASE };

const pemOf = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64')}\n-----END CERTIFICATE-----\n`;
const keyPem = (key: KeyName, type: 'pkcs8' | 'pkcs1' | 'sec1' = 'pkcs8'): string =>
  String(keyNamed(key).export({ format: 'pem', type: type as 'pkcs8' }));
const keyDer = (key: KeyName): Buffer => keyNamed(key).export({ format: 'der', type: 'pkcs8' });
const certificatePem = (key: KeyName): string => pemOf(signerCertificate(key));
const encrypted = (key: KeyName, cipher: string): string =>
  String(keyNamed(key).export({ format: 'pem', type: 'pkcs8', cipher, passphrase: PASSPHRASE }));

/** WebCrypto takes a hundred times as long for a MAC. */
const signatureCrypto = nodeCrypto();

const read = (file: string | Uint8Array, options?: ReadSignerOptions): Promise<Signer> =>
  readSigner(Buffer.from(file as string), { signatureCrypto, ...options });
const nameOf = ({ certificate }: Signer): string | null | undefined =>
  typeof certificate === 'string' ? undefined : readCertificate(certificate)?.serial;
const code = async (reading: Promise<unknown>): Promise<unknown> =>
  await reading.then(
    () => 'read',
    (error: { readonly code: unknown }) => error.code,
  );

const SERIAL = '5e01';

/** openssl ecparam writes it before the key. */
const CURVE = '-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n';

describe('PEM and PKCS#8', () => {
  it.each<[string, string | Uint8Array, ReadSignerOptions?]>([
    ['PKCS#8, RSA', keyPem('RSA 2048') + certificatePem('RSA 2048')],
    ['PKCS#8, P-256', keyPem('P-256') + certificatePem('P-256')],
    ['PKCS#8, P-384', keyPem('P-384') + certificatePem('P-384')],
    ['PKCS#8, P-521', keyPem('P-521') + certificatePem('P-521')],
    ['PKCS#1', keyPem('RSA 2048', 'pkcs1') + certificatePem('RSA 2048')],
    ['SEC 1', keyPem('P-256', 'sec1') + certificatePem('P-256')],
    ['SEC 1 after its curve', `${CURVE}${keyPem('P-256', 'sec1')}${certificatePem('P-256')}`],
    ['certificate first', certificatePem('P-256') + keyPem('P-256')],
    ['CR LF', (keyPem('P-256') + certificatePem('P-256')).replace(/\n/g, '\r\n')],
    [
      'text between the blocks',
      `Bag Attributes\n${keyPem('P-256')}subject=CN = A\n${certificatePem('P-256')}`,
    ],
    ['another certificate before', certificatePem('P-384') + keyPem('P-256') + certificatePem('P-256')],
    ['AES-128', encrypted('RSA 2048', 'aes-128-cbc') + certificatePem('RSA 2048'), given],
    ['AES-192', encrypted('RSA 2048', 'aes-192-cbc') + certificatePem('RSA 2048'), given],
    ['AES-256', encrypted('P-256', 'aes-256-cbc') + certificatePem('P-256'), given],
    ['DER', keyDer('P-256'), { certificate: signerCertificate('P-256') }],
    ['certificate in PEM', keyPem('P-256'), { certificate: Buffer.from(certificatePem('P-256')) }],
  ])('%s', async (_, file, options) => {
    expect(nameOf(await read(file, options))).toBe(SERIAL);
  });

  const login = pemOf(
    signerCertificate('P-384', {
      extensions: [DIGITAL_SIGNATURE],
      serial: [1],
      notAfter: utcTime('300101000000Z'),
    }),
  );
  const older = pemOf(signerCertificate('P-256', { notAfter: utcTime('260101000000Z'), serial: [2] }));
  it.each([
    ['the key for signing documents', keyPem('P-384') + login + keyPem('P-256') + certificatePem('P-256')],
    ['the certificate that expires last', keyPem('P-256') + older + certificatePem('P-256')],
    ['the same, in another order', keyPem('P-256') + certificatePem('P-256') + older],
    ['the key that is supported', keyPem('Ed25519') + keyPem('P-256') + certificatePem('P-256')],
  ])('of several, %s', async (_, file) => expect(nameOf(await read(file))).toBe(SERIAL));
});

const three = 'des-ede3-cbc';
const certificate = certificatePem('RSA 2048');

describe('refused', () => {
  it.each<[string, string, string | Uint8Array, ReadSignerOptions?]>([
    ['nothing', 'key_unreadable', ''],
    ['text', 'key_unreadable', 'key'],
    ['octets', 'key_unreadable', Uint8Array.of(0x30, 0x03, 0x02, 0x01, 0x00)],
    ['a large file', 'key_unreadable', new Uint8Array(2 << 20).fill(0x30)],
    [
      'a damaged key',
      'key_unreadable',
      `-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n${certificate}`,
    ],
    ['a damaged certificate', 'certificate_unreadable', `${keyPem('P-256')}${pemOf(Uint8Array.of(1, 2, 3))}`],
    ['no certificate', 'certificate_missing', keyPem('P-256')],
    [
      'no certificate in its file',
      'certificate_missing',
      keyPem('P-256'),
      { certificate: Buffer.from(keyPem('P-256')) },
    ],
    ['no key', 'key_missing', certificate],
    ['the certificate of another key', 'certificate_wrong', keyPem('RSA 2048') + certificatePem('P-256')],
    [
      'another certificate is named',
      'certificate_wrong',
      keyPem('P-256') + certificatePem('P-256'),
      { certificate: signerCertificate('P-384') },
    ],
    ['an Ed25519 key', 'key_unsupported', keyPem('Ed25519') + certificatePem('P-256')],
    ['a brainpool key', 'key_unsupported', keyPem('brainpool') + certificatePem('P-256')],
    ['no passphrase', 'key_encrypted', encrypted('P-256', 'aes-256-cbc') + certificatePem('P-256')],
    [
      'another passphrase',
      'key_passphrase',
      encrypted('P-256', 'aes-256-cbc') + certificatePem('P-256'),
      { passphrase: 'a' },
    ],
    ['Triple DES in the browser', 'key_legacy', encrypted('RSA 2048', three) + certificate, given],
    [
      'PEM of RFC 1421',
      'key_legacy',
      `-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,00\n\nAAAA\n-----END RSA PRIVATE KEY-----\n`,
      given,
    ],
  ])('%s: %s', async (_, expected, file, options) => {
    expect(await code(read(file, options))).toBe(expected);
  });

  it('no wrong passphrase is taken for a damaged key, even if the padding is right by chance', async () => {
    const file = encrypted('P-256', 'aes-256-cbc') + certificatePem('P-256');
    for (let i = 0; i < 800; i += 1)
      expect(await code(read(file, { passphrase: `${i}` }))).toBe('key_passphrase');
  });

  it('no cut of a key is a crash', async () => {
    const file = Buffer.from(keyPem('P-256') + certificatePem('P-256'));
    const der = keyDer('RSA 2048');
    for (let length = 0; length < file.length; length += 7)
      expect(await code(read(file.subarray(0, length)))).not.toBe(undefined);
    for (let length = 0; length < der.length; length += 7)
      expect(await code(read(der.subarray(0, length)))).toBe('key_unreadable');
  });
});

const tripleDes: NonNullable<ReadSignerOptions['tripleDes']> = ({ key, iv, data }) => {
  try {
    const cipher = createDecipheriv(three, key, iv);
    return Buffer.concat([cipher.update(data), cipher.final()]);
  } catch {
    return null;
  }
};

/** A PKCS#12 file. */
function pkcs12(options: readonly string[], passphrase = PASSPHRASE): Uint8Array {
  const folder = temporaryFolder('pkcs12');
  writeFileSync(join(folder, 'k.pem'), keyPem('RSA 2048'));
  writeFileSync(join(folder, 'c.pem'), certificate);
  const args = [
    'pkcs12',
    '-export',
    '-inkey',
    'k.pem',
    '-in',
    'c.pem',
    '-out',
    'k.p12',
    '-passout',
    'env:PASS',
  ];
  execFileSync('openssl', [...args, ...options], {
    cwd: folder,
    env: { ...process.env, PASS: passphrase },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  return new Uint8Array(readFileSync(join(folder, 'k.p12')));
}

const NONE = ['-certpbe', 'NONE', '-keypbe', 'NONE'];
const OLD = ['-certpbe', 'PBE-SHA1-3DES', '-keypbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'];

describe.skipIf(skipWithoutOpenssl)('PKCS#12 of openssl', () => {
  it('with WebCrypto only', async () => {
    expect(nameOf(await readSigner(pkcs12([]), given))).toBe(SERIAL);
  });

  it.each<[string, readonly string[], ReadSignerOptions?]>([
    ['as usual', []],
    ['AES-128, MAC of SHA-512', ['-certpbe', 'AES-128-CBC', '-keypbe', 'AES-128-CBC', '-macalg', 'sha512']],
    ['AES-192, MAC of SHA-384', ['-certpbe', 'AES-192-CBC', '-keypbe', 'AES-192-CBC', '-macalg', 'sha384']],
    ['MAC of SHA-1, many iterations', ['-macalg', 'sha1', '-iter', '20000']],
    ['one iteration', ['-noiter', '-nomaciter']],
    ['certificate not encrypted', ['-certpbe', 'NONE']],
    ['nothing encrypted', ['-certpbe', 'NONE', '-keypbe', 'NONE']],
    ['without a MAC', ['-nomac']],
    ['named', ['-name', 'Prova', '-caname', 'CA']],
    ['Triple DES', OLD, { tripleDes }],
    ['Triple DES with two keys', ['-certpbe', 'PBE-SHA1-2DES', '-keypbe', 'PBE-SHA1-2DES'], { tripleDes }],
  ])('%s', async (_, args, options) => {
    const file = pkcs12(args);
    expect(nameOf(await read(file, { ...given, ...options }))).toBe(SERIAL);
    const isMade = !args.includes('-nomac') && !args.includes('-noiter');
    if (isMade) expect(await code(read(file, { ...options, passphrase: 'another' }))).toBe('key_passphrase');
    if (isMade) expect(await code(read(file, options))).toBe('key_encrypted');
  });

  it('MAC by PBMAC1 (RFC 9579), which newer versions write', async () => {
    const file = pkcs12(['-nomac']);
    const [version, authSafe] = [file.subarray(4, 7), file.subarray(7)];
    const content = authSafe.subarray(authSafe.indexOf(0x04, 15) + 4);
    const salt = Buffer.from('saltsalt');
    const key = pbkdf2Sync(PASSPHRASE, salt, 2048, 32, 'sha256');
    const hmac = sequence(oid('1.2.840.113549.2.9'), NULL);
    const derivation = sequence(octets(salt), number([8, 0]), number([32]), hmac);
    const algorithm = sequence(
      oid('1.2.840.113549.1.5.14'),
      sequence(sequence(oid('1.2.840.113549.1.5.12'), derivation), hmac),
    );
    const value = createHmac('sha256', key).update(content).digest();
    const mac = sequence(sequence(algorithm, octets(value)), octets(Buffer.from('unused')));
    const made = sequence(version, authSafe, mac);
    expect(nameOf(await read(made, given))).toBe(SERIAL);
    expect(await code(read(made, { passphrase: 'another' }))).toBe('key_passphrase');
    expect(await code(read(made))).toBe('key_encrypted');
  });

  it.each([
    ['without a passphrase', undefined],
    ['with an empty one', { passphrase: '' }],
  ])('an empty passphrase, %s', async (_, options) => {
    expect(nameOf(await read(pkcs12([], ''), options))).toBe(SERIAL);
  });

  it.each([
    ['RC2 and Triple DES', ['-legacy'], 'RC2-40'],
    ['Triple DES', OLD, 'Triple DES'],
    ['a key with too many iterations', ['-certpbe', 'NONE', '-iter', '1000001', '-nomac'], 'PBKDF2'],
    ['a MAC with too many iterations', [...NONE, '-iter', '1000001'], 'MAC SHA-256'],
  ])('%s is refused, with the command that converts it', async (_, args, encryption) => {
    const command = 'openssl pkcs12 -legacy -aes256 -in old.p12 -out new.pem';
    const refusal = { code: 'key_legacy', params: { encryption, command } };
    await expect(read(pkcs12(args), given)).rejects.toMatchObject(refusal);
  });

  it('that command makes a file that is read', async () => {
    const folder = temporaryFolder('pkcs12');
    writeFileSync(join(folder, 'old.p12'), pkcs12(['-legacy'], 'secret'));
    const args = 'pkcs12 -legacy -aes256 -in old.p12 -out new.pem -passin pass:secret -passout pass:secret';
    execFileSync('openssl', args.split(' '), { cwd: folder, stdio: 'ignore' });
    expect(nameOf(await read(readFileSync(join(folder, 'new.pem')), { passphrase: 'secret' }))).toBe(SERIAL);
  });

  it('no cut or changed octet is a crash, or read as another key', async () => {
    const file = pkcs12([], 'a');
    const crypto = { passphrase: 'a' };
    for (let at = 0; at < file.length; at += 61) {
      expect(await code(read(file.subarray(0, at), crypto))).toMatch(/^key_/);
      const changed = file.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      expect(await code(read(changed, crypto))).toMatch(/^(?:key_|certificate_)\w+$|^read$/);
    }
  });
});
