/** Signed files given to `fattura verify` with lists of certifiers and revoked certificates, and files to be signed. */
import { commonName } from '../../support/certificateWriter.ts';
import { cms } from '../../support/cmsWriter.ts';
import { knownCertificate, knownKey } from '../../support/knownSigner.ts';
import { certificateOf, signerInfo } from '../../support/signerWriter.ts';
import { authority, CA_EXTENSIONS, writeCrl, writeList } from '../../support/trustWriter.ts';
import { fill, invoice, LINE } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

/** The size of all inputs. Under jiti, an import of `LIMIT` keeps its first value. */
const limit = (): number => fill('a').length;

const CONTENT = Buffer.from(invoice());
const CERTIFICATE = certificateOf();
const CA = authority('Prova CA', 'P-384');
const signed = (certificates: readonly Uint8Array[] = [CERTIFICATE], signers = 1): Uint8Array =>
  cms(CONTENT, { certificates, signers: Array(signers).fill(signerInfo({ content: CONTENT })) });

function verified(files: Readonly<Record<string, string | Uint8Array>>): HostileCall {
  const harmless = { 'a.p7m': signed(), 'ca.der': CA, 'a.crl': writeCrl() };
  return {
    args: ['verify', 'a.p7m', '--trust-list', 'ca.der', '--crl', 'a.crl'],
    files: { ...harmless, ...files },
    harmless,
    exit: [0, 1],
  };
}

/** Numbers of revoked certificates, as many as fit. */
const revoked = (): readonly { readonly serial: readonly number[]; readonly reason: number }[] =>
  Array.from({ length: limit() / 50 }, (_, i) => ({
    serial: [0x5e, i >> 16, (i >> 8) & 0xff, i & 0xff, 1, 2, 3, 4, 5, 6, 7, 8],
    reason: i % 7,
  }));

/** Authorities of one name with few keys, as many as fit. */
function authorities(): readonly Uint8Array[] {
  const keys = ['P-256', 'P-384', 'P-521', 'RSA 2048'] as const;
  const some = keys.flatMap((key) =>
    keys.map((issuerKey) =>
      authority('Prova CA', key, { issuer: commonName('Prova CA'), issuerKey, extensions: CA_EXTENSIONS }),
    ),
  );
  const size = some.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: Math.ceil(limit() / size) }, () => some).flat();
}

export const verify: HostileCalls = {
  'revoked certificates': () => verified({ 'a.crl': writeCrl({ revoked: revoked() }) }),
  'authorities of one name': () => verified({ 'a.p7m': signed([CERTIFICATE, ...authorities()]) }),
  'signers with lists': () => verified({ 'a.p7m': signed([CERTIFICATE, CA], 64) }),
  'services of one name': () => {
    // Base64 and the elements of a service make each three times as long.
    const all = authorities();
    const certificates = all.slice(0, all.length / 3);
    return verified({
      'ca.der': writeList({ services: certificates.map((one) => ({ certificates: [one] })) }),
    });
  },
};

function signing(args: readonly string[], content: string): HostileCall {
  const key = { 'key.pem': `${knownKey}\n${knownCertificate}` };
  return {
    args: ['sign', '--key', 'key.pem', ...args, '-o', 'out/', 'a.xml'],
    files: { ...key, 'a.xml': content },
    harmless: { ...key, 'a.xml': invoice() },
    exit: [0, 1],
  };
}

export const sign: HostileCalls = {
  'lines of 5 MB': () => signing([], invoice({ lines: fill(LINE) })),
  'lines of 5 MB, XAdES': () => signing(['--format', 'xades'], invoice({ lines: fill(LINE) })),
  'elements in each other': () => signing(['--format', 'xades'], fill('<a>')),
  'Ids of 5 MB': () => signing(['--format', 'xades'], invoice({ afterBody: fill('<a Id="b"/>') })),
};
