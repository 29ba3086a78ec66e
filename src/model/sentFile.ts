import type { FileKind } from './problem.ts';
import type { SignatureFacts, SignatureReason } from './signatureFacts.ts';

/** Data about the file of an invoice that controls may use. */
export interface SentFile {
  /** Kind of the file; null if unknown. */
  readonly kind: FileKind | null;
  /** File name sent to SdI; null without one. */
  readonly name: string | null;
  /** True if the name is checked: it is meant to follow SdI's grammar, or the caller requests it. */
  readonly nameCounts: boolean;
  /** Size in bytes; null for an invoice given as an object. */
  readonly size: number | null;
  /** The signature inside the XML; null without one. */
  readonly signature: XmlSignature | null;
  /** True inside a signed envelope (CAdES). */
  readonly enveloped: boolean;
  /** The verified signatures, of envelopes and in the XML; null if they were not verified. */
  readonly signatures: readonly SignatureFacts[] | null;
  /** The signers that the envelopes state, if `signatures` is null. */
  readonly signers: readonly StatedSigner[];
}

/** A signer of an envelope, not verified. */
export interface StatedSigner {
  /** Index of the envelope, outermost first. */
  readonly layer: number;
  /** In ISO 8601; null without one. */
  readonly signingTime: string | null;
}

/** An enveloped XML signature (XAdES). */
export interface XmlSignature {
  /** The text of `SigningTime`; null without that element. */
  readonly signingTime: string | null;
  /** The reason why its form is not accepted; null if it is, absent if it was not examined. */
  readonly flaw?: SignatureReason | null;
}
