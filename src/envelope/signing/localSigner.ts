/** Signers with a local key. */
import { given } from '../../model/given.ts';
import type { SignatureCrypto } from '../signatures/crypto.ts';
import { type PlatformCrypto, webCrypto } from '../signatures/webCrypto.ts';
import { type Certificate, isSameName, readCertificate } from '../x509/index.ts';
import { algorithmIn, dotted, members, nodeIn } from './keys/asn1.ts';
import { readKeyFile } from './keys/keyFile.ts';
import type { TripleDes } from './keys/tools.ts';
import { algorithmOf, certificatesFrom, HASH, type Signer } from './signer.ts';
import { refuseSigning } from './signingError.ts';

/** Options of {@link readSigner}. */
export interface ReadSignerOptions {
  readonly passphrase?: string;
  /** The certificate in place of those in the file; DER or PEM, which may contain its chain. */
  readonly certificate?: Uint8Array;
  /** Default: `globalThis.crypto`. */
  readonly crypto?: PlatformCrypto;
  /** Digests and verification, for a platform with faster ones. Default: WebCrypto. */
  readonly signatureCrypto?: SignatureCrypto;
  /** Decrypts Triple DES, which WebCrypto lacks, of older PKCS#12 files. */
  readonly tripleDes?: TripleDes;
}

/**
 * Reads a key with its certificate: PEM, PKCS#8 or PKCS#12. Of several keys and certificates, those for signing
 * documents are taken, and the one that expires last.
 *
 * @throws SigningError
 */
export async function readSigner(file: Uint8Array, options: ReadSignerOptions = {}): Promise<Signer> {
  given('file', file, 'bytes');
  given('options', options, 'object');
  const { passphrase, certificate, crypto = globalThis.crypto, tripleDes = null } = options;
  const { signatureCrypto = webCrypto(crypto) } = options;
  const { subtle } = crypto;
  const { digest } = signatureCrypto;
  const decryption = { passphrase, tools: { subtle, digest, tripleDes } };
  const found = await readKeyFile(file, decryption);
  if (found.keys.length === 0) refuseSigning('key_missing');
  const separate = certificate === undefined ? null : certificatesFrom(certificate);
  const others = found.certificates.map(readCertificate).filter((each) => each !== null);
  const candidates = separate ?? others;
  if (candidates.length === 0)
    refuseSigning(
      others.length < found.certificates.length ? 'certificate_unreadable' : 'certificate_missing',
    );
  const pairs: Pair[] = [];
  let unsupported = 0;
  for (const pkcs8 of found.keys) {
    const key = await importKey(pkcs8, subtle);
    if (key === null) unsupported += 1;
    else pairs.push(...(await pairsOf(key, candidates, { subtle, crypto: signatureCrypto })));
  }
  const pair = best(pairs);
  if (pair === undefined)
    refuseSigning(unsupported === found.keys.length ? 'key_unsupported' : 'certificate_wrong');
  return {
    certificate: pair.certificate.der,
    chain: chainOf(pair.certificate, [...(separate ?? []), ...others]).map(({ der }) => der),
    sign: ({ data }) => signWith(pair.key, data, subtle),
  };
}

interface Pair {
  readonly key: CryptoKey;
  readonly certificate: Certificate;
}

/** A certificate for signing documents comes before others, and a renewed one before an older one of the same key. */
function best(pairs: readonly Pair[]): Pair | undefined {
  const rank = ({ certificate: { keyUsage } }: Pair): number =>
    keyUsage?.has('nonRepudiation') === true ? 1 : 0;
  const end = ({ certificate: { notAfter } }: Pair): string => notAfter ?? '';
  const [first] = [...pairs].sort((a, b) => rank(b) - rank(a) || (end(a) < end(b) ? 1 : -1));
  return first;
}

const RSA = '1.2.840.113549.1.1.1';
const EC = '1.2.840.10045.2.1';
const CURVES: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
};

/** Imports a key in PKCS#8 (RFC 5958); null for one that is not supported. @throws SigningError `key_unreadable` */
async function importKey(pkcs8: Uint8Array, subtle: SubtleCrypto): Promise<CryptoKey | null> {
  const node = nodeIn(pkcs8);
  const { oid, parameters } = algorithmIn(node === null ? undefined : members(node)[1]);
  if (oid === '') refuseSigning('key_unreadable');
  const namedCurve = CURVES[dotted(parameters)];
  const algorithm =
    oid === RSA
      ? { name: 'RSASSA-PKCS1-v1_5', hash: HASH }
      : oid === EC && namedCurve !== undefined
        ? { name: 'ECDSA', namedCurve }
        : null;
  if (algorithm === null) return null;
  const key = await subtle.importKey('pkcs8', pkcs8.slice(), algorithm, false, ['sign']).catch(() => null);
  return key ?? refuseSigning('key_unreadable');
}

async function signWith(key: CryptoKey, data: Uint8Array, subtle: SubtleCrypto): Promise<Uint8Array> {
  const algorithm = { name: key.algorithm.name, hash: HASH };
  return new Uint8Array(await subtle.sign(algorithm, key, data as Uint8Array<ArrayBuffer>));
}

/** The octets of the signature that shows which certificate belongs to a key. */
const PROBE = new TextEncoder().encode('fattura');

/** The key with each of its certificates. */
async function pairsOf(
  key: CryptoKey,
  candidates: readonly Certificate[],
  { subtle, crypto }: { readonly subtle: SubtleCrypto; readonly crypto: SignatureCrypto },
): Promise<readonly Pair[]> {
  const algorithm = algorithmOf(key.algorithm.name === 'ECDSA' ? 'EC' : 'RSA');
  const value = await signWith(key, PROBE, subtle);
  const pairs: Pair[] = [];
  for (const certificate of candidates) {
    if ((certificate.key?.type === 'EC') !== (algorithm.name === 'ECDSA')) continue;
    const isOwn = await crypto.verify(algorithm, certificate.spki, value, PROBE);
    if (isOwn === true) pairs.push({ key, certificate });
  }
  return pairs;
}

/** The CA certificates up to a root, which verifiers must have anyway. */
function chainOf(certificate: Certificate, others: readonly Certificate[]): readonly Certificate[] {
  const chain: Certificate[] = [];
  for (let at: Certificate | undefined = certificate; at !== undefined; ) {
    const { issuerName }: Certificate = at;
    const isRoot = (each: Certificate): boolean => isSameName(each.subjectName, each.issuerName);
    at = others.find(
      (each) => isSameName(each.subjectName, issuerName) && !isRoot(each) && !chain.includes(each),
    );
    if (at !== undefined) chain.push(at);
  }
  return chain;
}
