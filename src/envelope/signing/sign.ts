/** Signs in one step, or in two for signatures that are created elsewhere. */
import { given } from '../../model/given.ts';
import type { Hash, SignatureCrypto } from '../signatures/crypto.ts';
import { cryptoOf, type GivenCrypto } from '../signatures/webCrypto.ts';
import type { Certificate } from '../x509/index.ts';
import { planCades } from './cades.ts';
import { fixedValue } from './ecdsaValue.ts';
import type { Plan } from './plan.ts';
import { HASH, type ReadSigner, readSignerCertificates, type Signer, type SigningInput } from './signer.ts';
import { refuseSigning } from './signingError.ts';
import { wholeSeconds } from './signingTime.ts';
import { readState, type SigningState, stateOf } from './state.ts';
import { type CertificateFlaw, checkSuitable, type SigningWarning } from './suitable.ts';
import { planXades } from './xades.ts';

/** Options of a signature. */
export interface SignOptions {
  /**
   * In ISO 8601 in UTC, such as `new Date().toISOString()`. SdI rejects a file that was signed later than it is received
   * (00105): with a clock that may be ahead, subtract a minute.
   */
  readonly signingTime: string;
  /** Flaws of the certificate that are allowed, for tests: SdI rejects the file. */
  readonly allow?: readonly CertificateFlaw[];
  /** Default: WebCrypto. */
  readonly crypto?: GivenCrypto;
}

/** Options of a CAdES signature. */
export interface SignCadesOptions extends SignOptions {
  /** True to add a signature to a signed file (p7m); its content and its signatures stay the same. */
  readonly add?: boolean;
}

/** A signed file. */
export interface Signed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The signer's certificate. */
  readonly certificate: Certificate;
  /** In whole seconds. */
  readonly signingTime: string;
  readonly warnings: readonly SigningWarning[];
}

/** The input of a signature that is created elsewhere. */
export interface Prepared extends SigningInput {
  /** Plain data for {@link finishSigning}; contains the document, and no secret. */
  readonly state: SigningState;
  readonly warnings: readonly SigningWarning[];
}

/**
 * Signs a file as CAdES-BES (`.p7m`). The signature is verified before it is returned.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { open, readSigner, signCades } from 'fattura/envelope';
 *
 * const signer = await readSigner(await readFile('signer.pem'));
 * const signingTime = new Date(Date.now() - 60_000).toISOString();
 * const { bytes, certificate } = await signCades(await readFile('invoice.xml'), signer, { signingTime });
 * console.log(open(bytes).kind, certificate.subject); // prints: p7m Prova Firma
 * ```
 *
 * @throws SigningError
 */
export async function signCades(
  document: Uint8Array,
  signer: Signer,
  options: SignCadesOptions,
): Promise<Signed> {
  return await sign('CAdES', document, signer, options);
}

/**
 * Signs an XML document as XAdES-BES, enveloped: the signature is inserted before the end tag of the root, and nothing
 * else changes. The signature is verified before it is returned.
 *
 * @throws SigningError
 */
export async function signXades(document: Uint8Array, signer: Signer, options: SignOptions): Promise<Signed> {
  return await sign('XAdES', document, signer, options);
}

/**
 * Prepares a CAdES-BES signature (`.p7m`) whose value is created elsewhere, such as by a smart card or a remote
 * service: it returns the octets to sign. {@link finishSigning} completes it.
 *
 * @throws SigningError
 */
export async function prepareCades(
  document: Uint8Array,
  signer: Omit<Signer, 'sign'>,
  options: SignCadesOptions,
): Promise<Prepared> {
  return await prepare('CAdES', document, signer, options);
}

/**
 * Prepares an enveloped XAdES-BES signature whose value is created elsewhere, such as by a smart card or a remote
 * service: it returns the octets to sign. {@link finishSigning} completes it.
 *
 * @throws SigningError
 */
export async function prepareXades(
  document: Uint8Array,
  signer: Omit<Signer, 'sign'>,
  options: SignOptions,
): Promise<Prepared> {
  return await prepare('XAdES', document, signer, options);
}

/**
 * Completes a prepared signature; the result is the same as in one step.
 *
 * @param state {@link Prepared.state}, also after `JSON.stringify` and `JSON.parse`
 * @param value The signature; ECDSA in DER or as r‖s.
 * @throws SigningError
 */
export async function finishSigning(
  state: SigningState,
  value: Uint8Array,
  options: Pick<SignOptions, 'crypto'> = {},
): Promise<Signed> {
  given('options', options, 'object');
  const crypto = cryptoOf(options.crypto);
  const { format, document, signer, options: signing } = readState(state);
  given('value', value, 'input');
  const begun = await begin(format, document, signer, { ...signing, crypto });
  return await complete(begun, value);
}

type Format = 'CAdES' | 'XAdES';

interface Begun extends ReadSigner, Pick<Prepared, 'warnings'> {
  readonly plan: Plan;
  readonly crypto: SignatureCrypto;
  readonly signingTime: string;
}

async function sign(
  format: Format,
  document: Uint8Array,
  signer: Signer,
  options: SignCadesOptions,
): Promise<Signed> {
  const begun = await begin(format, document, signer, options);
  const value = await signer.sign(await inputOf(begun));
  return await complete(begun, value);
}

async function prepare(
  format: Format,
  document: Uint8Array,
  signer: Omit<Signer, 'sign'>,
  options: SignCadesOptions,
): Promise<Prepared> {
  const begun = await begin(format, document, signer, options);
  const state = stateOf({ format, document, begun, options });
  return { ...(await inputOf(begun)), state, warnings: begun.warnings };
}

async function begin(
  format: Format,
  document: Uint8Array,
  signer: Omit<Signer, 'sign'>,
  options: SignCadesOptions,
): Promise<Begun> {
  given('document', document, 'input');
  given('signer', signer, 'object');
  given('options', options, 'object');
  const { allow = [], add = false } = options;
  const crypto = cryptoOf(options.crypto);
  const signingTime = wholeSeconds(options.signingTime);
  const read = readSignerCertificates(signer);
  const warnings = checkSuitable(read.certificate, { signingTime, allow: new Set(allow) });
  const planOf = format === 'CAdES' ? planCades : planXades;
  const plan = await planOf({ ...read, document, signingTime, add, crypto });
  return { ...read, warnings, plan, crypto, signingTime };
}

async function inputOf({ plan: { data }, crypto, type }: Begun): Promise<SigningInput & { hash: Hash }> {
  return { data, digest: await crypto.digest(HASH, data), hash: HASH, type };
}

/** Verifies the signature, so that a wrong key or card is found at once. */
async function complete(
  { plan, crypto, algorithm, certificate, signingTime, warnings }: Begun,
  value: Uint8Array,
): Promise<Signed> {
  const { key, spki } = certificate;
  const curve = key?.type === 'EC' ? key.curve : null;
  const fixed = curve === null ? value : fixedValue(value, curve);
  const isRight = await crypto.verify(algorithm, spki, fixed, plan.data);
  if (isRight !== true) refuseSigning(isRight === null ? 'key_unsupported' : 'signature_wrong');
  return { bytes: plan.complete(fixed), certificate, signingTime, warnings };
}
