/** Other programs find the signatures valid. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Signer, signCades, signXades } from '../../../src/envelope/signing/index.ts';
import type { KeyName } from '../../support/certificateWriter.ts';
import { skipWithoutOpenssl } from '../../support/openssl.ts';
import { SAMPLE } from '../../support/sample.ts';
import { SIGNING_TIME, signerOf } from '../../support/signers.ts';
import { temporaryFolder } from '../../support/temporaryFolders.ts';

const XML = new TextEncoder().encode(SAMPLE);
const options = { signingTime: SIGNING_TIME };
const KEYS: readonly KeyName[] = ['RSA 2048', 'P-256', 'P-384', 'P-521'];

const skipWithoutXmlsec = spawnSync('xmlsec1', ['--version']).status !== 0;
if (skipWithoutXmlsec) console.warn('xmlsec1 is not installed: its part of these tests is skipped');

/** Runs a program in a folder with the files; 0 is its success. */
function run(command: string, args: readonly string[], files: Readonly<Record<string, Uint8Array>>) {
  const folder = temporaryFolder('signed');
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  const { status } = spawnSync(command, args, { cwd: folder });
  return { status, folder };
}

const derOf = ({ certificate }: Signer): Uint8Array => certificate as Uint8Array;

/** The certificates are trusted as they are. `-cades` compares them with the signed attribute. */
const VERIFY = [
  'cms -verify -cades -inform DER -in a.p7m -out a.xml',
  '-CAfile trusted.pem -partial_chain -purpose any -no_check_time',
].flatMap((part) => part.split(' '));

const pemOf = (signer: Signer): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(derOf(signer)).toString('base64')}\n-----END CERTIFICATE-----\n`;
const verified = (p7m: Uint8Array, signers: readonly Signer[], own = '') => {
  const trusted = Buffer.from(signers.map(pemOf).join('') + own);
  return run('openssl', VERIFY, { 'a.p7m': p7m, 'trusted.pem': trusted });
};

describe.skipIf(skipWithoutOpenssl)('openssl cms -cades', () => {
  it.each(KEYS)('%s', async (key) => {
    const signer = signerOf(key);
    const { bytes } = await signCades(XML, signer, options);
    const { status, folder } = verified(bytes, [signer]);
    expect(status).toBe(0);
    expect(Buffer.compare(readFileSync(join(folder, 'a.xml')), XML)).toBe(0);
  });

  it('two signatures', async () => {
    const [first, second] = [signerOf('RSA 2048'), signerOf('P-256', { serial: [9] })];
    const one = await signCades(XML, first, options);
    const { bytes } = await signCades(one.bytes, second, { ...options, add: true });
    expect(verified(bytes, [first, second]).status).toBe(0);
    expect(verified(bytes, [first]).status).not.toBe(0);
  });

  it('a signature added to one of openssl', async () => {
    const made = run(
      'sh',
      [
        '-c',
        'openssl req -x509 -nodes -newkey rsa:2048 -keyout k.pem -out c.pem -subj /CN=A && openssl cms -sign -cades -binary -nodetach -stream -in a.xml -signer c.pem -inkey k.pem -outform DER -out a.p7m',
      ],
      { 'a.xml': XML },
    );
    expect(made.status).toBe(0);
    const theirs = new Uint8Array(readFileSync(join(made.folder, 'a.p7m')));
    const signer = signerOf('P-256');
    const { bytes } = await signCades(theirs, signer, { ...options, add: true });
    const own = readFileSync(join(made.folder, 'c.pem'), 'utf8');
    const { status, folder } = verified(bytes, [signer], own);
    expect(status).toBe(0);
    expect(Buffer.compare(readFileSync(join(folder, 'a.xml')), XML)).toBe(0);
  });
});

const XMLSEC = [
  '--verify',
  '--insecure',
  '--id-attr:Id',
  'http://uri.etsi.org/01903/v1.3.2#:SignedProperties',
  '--pubkey-cert-der',
  'c.der',
  'a.xml',
];

describe.skipIf(skipWithoutXmlsec)('xmlsec1', () => {
  it.each(KEYS)('%s', async (key) => {
    const signer = signerOf(key);
    const { bytes } = await signXades(XML, signer, options);
    expect(run('xmlsec1', XMLSEC, { 'a.xml': bytes, 'c.der': derOf(signer) }).status).toBe(0);
    const changed = Buffer.from(Buffer.from(bytes).toString().replace('Forno', 'Forni'));
    expect(run('xmlsec1', XMLSEC, { 'a.xml': changed, 'c.der': derOf(signer) }).status).not.toBe(0);
  });

  it('ISO-8859-1', async () => {
    const xml = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>\r\n<a>\xf2</a>', 'latin1');
    const signer = signerOf('P-256');
    const { bytes } = await signXades(xml, signer, options);
    expect(run('xmlsec1', XMLSEC, { 'a.xml': bytes, 'c.der': derOf(signer) }).status).toBe(0);
  });
});
