/** The cryptography that key files need, from the platform. */
import type { SignatureCrypto } from '../../signatures/crypto.ts';
import { SigningError } from '../signingError.ts';

/** Decrypts Triple DES in CBC mode, with padding; null if the padding is wrong. */
export type TripleDes = (input: {
  readonly key: Uint8Array;
  readonly iv: Uint8Array;
  readonly data: Uint8Array;
}) => Uint8Array | null;

export interface KeyTools {
  readonly subtle: SubtleCrypto;
  readonly digest: SignatureCrypto['digest'];
  /** Null where the platform has none: WebCrypto. */
  readonly tripleDes: TripleDes | null;
}

/** Iterations of a key derivation: more than programs write, and less than a second. */
export const MAX_ITERATIONS = 1_000_000;

/** The forms of key files, with the command that converts them; the key stays encrypted with its passphrase. */
const CONVERSIONS = {
  pkcs12: 'openssl pkcs12 -legacy -aes256 -in old.p12 -out new.pem',
  pkcs8: 'openssl pkcs8 -topk8 -v2 aes256 -in old.pem -out new.pem',
} as const;

export type KeyForm = keyof typeof CONVERSIONS;

/** Refuses an encryption that the platform does not have. @throws SigningError `key_legacy` */
export function refuseLegacy(encryption: string, form: KeyForm): never {
  throw new SigningError('key_legacy', { encryption, command: CONVERSIONS[form] });
}

export interface Decryption {
  /** Undefined if none was given. */
  readonly passphrase: string | undefined;
  readonly tools: KeyTools;
  readonly form: KeyForm;
}
