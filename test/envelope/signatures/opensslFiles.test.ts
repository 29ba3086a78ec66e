/** Files that `openssl cms` signed. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../../src/envelope/index.ts';
import { verifySignatures } from '../../../src/envelope/signatures/index.ts';
import { skipWithoutOpenssl } from '../../support/openssl.ts';
import { CONTENT } from '../../support/signerWriter.ts';
import { temporaryFolder } from '../../support/temporaryFolders.ts';

const folder = temporaryFolder('openssl-files');

function run(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl ${args.join(' ')}: ${stderr}`);
}

const curve = (name: string): readonly string[] => ['ec', '-pkeyopt', `ec_paramgen_curve:${name}`];
const KEYS: Readonly<Record<string, readonly string[]>> = {
  rsa: ['rsa:2048'],
  short: ['rsa:1024'],
  p256: curve('P-256'),
  p384: curve('P-384'),
  p521: curve('P-521'),
};

const PSS = ['-keyopt', 'rsa_padding_mode:pss'];

/** [name, keys, options, verdicts] */
const FILES: readonly (readonly [string, readonly string[], readonly string[], string])[] = [
  ['RSA', ['rsa'], [], 'valid unnamed'],
  ['RSA, CAdES', ['rsa'], ['-cades'], 'valid'],
  ['RSA, SHA-1', ['rsa'], ['-cades', '-md', 'sha1'], 'valid sha1'],
  ['RSA, SHA-384', ['rsa'], ['-cades', '-md', 'sha384'], 'valid'],
  ['RSA, SHA-512', ['rsa'], ['-cades', '-md', 'sha512'], 'valid'],
  ['RSA, MD5', ['rsa'], ['-md', 'md5'], 'unknown algorithm unnamed'],
  ['RSA 1024', ['short'], ['-cades'], 'valid short-key'],
  ['PSS', ['rsa'], ['-cades', ...PSS], 'valid'],
  ['PSS, the longest salt', ['rsa'], ['-cades', ...PSS, '-keyopt', 'rsa_pss_saltlen:max'], 'valid'],
  ['PSS, SHA-512', ['rsa'], ['-cades', '-md', 'sha512', ...PSS], 'valid'],
  [
    'PSS, another hash of the mask',
    ['rsa'],
    ['-cades', ...PSS, '-keyopt', 'rsa_mgf1_md:sha1'],
    'unknown algorithm',
  ],
  ['P-256', ['p256'], ['-cades'], 'valid'],
  ['P-384, SHA-384', ['p384'], ['-cades', '-md', 'sha384'], 'valid'],
  ['P-521, SHA-512', ['p521'], ['-cades', '-md', 'sha512'], 'valid'],
  ['without attributes', ['rsa'], ['-noattr'], 'valid unnamed'],
  ['without attributes, P-256', ['p256'], ['-noattr'], 'valid unnamed'],
  ['by the identifier of the key', ['p256'], ['-cades', '-keyid'], 'valid'],
  ['without certificates', ['p256'], ['-cades', '-nocerts'], 'unknown signer'],
  ['two signers', ['rsa', 'p256'], ['-cades'], 'valid, valid'],
  ['in parts', ['p256'], ['-cades', '-stream'], 'valid'],
  ['another type of content', ['p256'], ['-cades', '-econtent_type', '1.2.3.4'], 'valid'],
];

describe.skipIf(skipWithoutOpenssl)('openssl cms -sign', () => {
  beforeAll(() => {
    writeFileSync(join(folder, 'content.xml'), CONTENT);
    for (const [name, options] of Object.entries(KEYS)) {
      run(
        'req',
        '-x509',
        '-nodes',
        '-subj',
        `/CN=${name}`,
        '-keyout',
        `${name}.key`,
        '-out',
        `${name}.pem`,
        '-newkey',
        ...options,
      );
    }
  });

  const sign = (input: string, keys: readonly string[], options: readonly string[]): Uint8Array => {
    const signers = keys.flatMap((key) => [
      '-signer',
      `${key}.pem`,
      '-inkey',
      `${key}.key`,
      ...options.filter((_, i) => options[i - 1] === '-keyopt' || options[i] === '-keyopt'),
    ]);
    const rest = options.filter((option, i) => option !== '-keyopt' && options[i - 1] !== '-keyopt');
    run(
      'cms',
      '-sign',
      '-binary',
      '-nodetach',
      '-in',
      input,
      '-outform',
      'DER',
      '-out',
      'file.p7m',
      ...signers,
      ...rest,
    );
    return new Uint8Array(readFileSync(join(folder, 'file.p7m')));
  };

  const verdicts = async (file: Uint8Array): Promise<string> =>
    (await verifySignatures(open(file)))
      .map(({ status, reasons, undecided, advice }) =>
        [status, ...reasons, ...undecided, ...advice].join(' '),
      )
      .join(', ');

  it.each(FILES)('%s', async (_, keys, options, expected) => {
    expect(await verdicts(sign('content.xml', keys, options))).toBe(expected);
  });

  it('two envelopes', async () => {
    writeFileSync(join(folder, 'inner.p7m'), sign('content.xml', ['p256'], ['-cades']));
    expect(await verdicts(sign('inner.p7m', ['rsa'], ['-cades']))).toBe('valid, valid');
  });

  it('signed again', async () => {
    sign('content.xml', ['p256'], ['-cades']);
    run(
      'cms',
      '-resign',
      '-in',
      'file.p7m',
      '-inform',
      'DER',
      '-outform',
      'DER',
      '-out',
      'again.p7m',
      '-signer',
      'rsa.pem',
      '-inkey',
      'rsa.key',
      '-cades',
      '-nodetach',
    );
    expect(await verdicts(new Uint8Array(readFileSync(join(folder, 'again.p7m'))))).toBe('valid, valid');
  });
});
