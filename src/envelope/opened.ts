/** Type and content of a file: the result of `open`. */
import type { EnvelopeReason } from '../model/problem.ts';
import type { TextForm } from './armour.ts';
import type { Cms } from './cms.ts';

/** The kind of a file, as given. */
export type OpenedKind = 'xml' | 'json' | 'yaml' | EnvelopeKind;

/** A kind of file that wraps others. */
export type EnvelopeKind = 'p7m' | 'zip' | 'mail';

/** One wrapping, outermost first. */
export type Layer = SignedLayer | { readonly kind: Exclude<EnvelopeKind, 'p7m'> };

/** A signed envelope (CMS, RFC 5652). */
export interface SignedLayer {
  readonly kind: 'p7m';
  /** The encodings as text around the envelope, outermost first; empty for DER and BER. */
  readonly encodings: readonly TextForm[];
  /** Size in bytes, without the encodings. */
  readonly size: number;
  /** Null if the envelope cannot be read; `reason` says why. */
  readonly cms: Cms | null;
}

/**
 * A defect of a file. All but `converted` leave the content readable.
 *
 * - `wrong-name`: the extension is that of an envelope and the file is not an envelope, or the reverse.
 * - `base64`, `pem`, `mime`: the envelope is encoded as text instead of DER, which SdI requires.
 * - `nested`: an envelope contains another.
 * - `leading`, `trailing`: other bytes precede or follow the envelope.
 * - `truncated`: the end of the envelope is missing, usually with signatures (`Cms.isCut`).
 * - `lengths`: lengths in the envelope are wrong.
 * - `converted`: a program converted the bytes as text, which cannot be undone.
 */
export type Flaw =
  | 'wrong-name'
  | TextForm
  | 'nested'
  | 'leading'
  | 'trailing'
  | 'truncated'
  | 'lengths'
  | 'converted';

/**
 * Reason why there is no content. `container`: an archive or mail, which contains files instead. `empty`: only blanks.
 * `pdf`, `html`, `binary` and `text` are the apparent kind of the bytes, the first two also inside an envelope.
 */
export type Reason = 'container' | 'empty' | 'pdf' | 'html' | 'binary' | 'text' | EnvelopeReason;

/** The readable content: the input itself, or the document in an envelope. */
export interface Content {
  readonly form: 'xml' | 'json' | 'yaml';
  readonly input: Uint8Array | string;
}

interface Facts {
  /** Null for any other kind; `reason` says more. */
  readonly kind: OpenedKind | null;
  /** The type that the file extension indicates; null for an unknown extension. */
  readonly named: OpenedKind | null;
  readonly layers: readonly Layer[];
  readonly flaws: readonly Flaw[];
}

/** A file whose content can be read. */
export interface OpenedFile extends Facts {
  readonly kind: OpenedKind;
  readonly content: Content;
  readonly container: null;
  readonly reason: null;
}

/** A file without content that can be read. */
export interface UnopenedFile extends Facts {
  readonly content: null;
  /** An archive or mail, the innermost of `layers`; its files are listed by `members`. Null for any other file. */
  readonly container: Uint8Array | null;
  readonly reason: Reason;
}

/** The kind and content of a file: the result of `open`. `content` is null for a file that cannot be read. */
export type Opened = OpenedFile | UnopenedFile;
