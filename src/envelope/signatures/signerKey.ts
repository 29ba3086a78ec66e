/** Verifies the value of a signature with the key of a certificate. */
import type { Certificate } from '../x509/certificate.ts';
import type { SignatureAlgorithm, SignatureCrypto } from './crypto.ts';

/** ETSI TS 119 312 §6.2: shorter ones are not recommended since 2016. */
const SHORTEST_RSA = 2048;

/** Twice as long as any of a certificate for signatures; a longer one would only cost time. */
const LONGEST_RSA = 8192;

/** `value`: it does not fit the key. `key`: the platform does not support the key. */
export type ValueResult = 'valid' | 'value' | 'key';

export async function verifyValue(
  crypto: SignatureCrypto,
  { key, spki }: Certificate,
  { algorithm, value, data }: ValueToVerify,
): Promise<ValueResult> {
  if (key === null || (key.type === 'EC' ? key.curve === null : key.bits > LONGEST_RSA)) return 'key';
  if ((key.type === 'EC') !== (algorithm.name === 'ECDSA')) return 'value';
  const isRight = await crypto.verify(algorithm, spki, value, data);
  return isRight === null ? 'key' : isRight ? 'valid' : 'value';
}

export interface ValueToVerify {
  readonly algorithm: SignatureAlgorithm;
  /** The signature; ECDSA as r‖s. */
  readonly value: Uint8Array;
  readonly data: Uint8Array;
}

export function isShort({ key }: Certificate): boolean {
  return key?.type === 'RSA' && key.bits < SHORTEST_RSA;
}
