/** A planned signature: the octets to sign, and the function that completes the file with the value. */
import type { SignatureCrypto } from '../signatures/crypto.ts';
import type { ReadSigner } from './signer.ts';

export interface PlanInput extends ReadSigner {
  readonly document: Uint8Array;
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly signingTime: string;
  /** True to add a signature to a file that is signed already. */
  readonly add: boolean;
  readonly crypto: SignatureCrypto;
}

export interface Plan {
  readonly data: Uint8Array;
  /** Returns the signed file. @param value The signature; ECDSA as r‖s */
  complete(value: Uint8Array): Uint8Array<ArrayBuffer>;
}
