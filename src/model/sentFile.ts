import type { FileKind } from './problem.ts';

/** Data that a control may use about the file that contains an invoice. */
export interface SentFile {
  /** Kind of the file; null if unknown. */
  readonly kind: FileKind | null;
  /** The name under which it goes to SdI; null when there is none. */
  readonly name: string | null;
  /** True if the name is checked: an attempt at a name of SdI's grammar, or checked on request. */
  readonly nameCounts: boolean;
  /** Size in bytes; null for what was never bytes. */
  readonly size: number | null;
  /** The signature inside the XML; null without one. */
  readonly signature: XmlSignature | null;
}

/** An enveloped XML signature (XAdES). */
export interface XmlSignature {
  /** The text of `SigningTime`; null without that element. */
  readonly signingTime: string | null;
}
