/** Type and content of a file: the result of `open`. */
/** The kind of a file, as given. */
export type OpenedKind = 'xml' | 'json' | 'yaml' | EnvelopeKind;

/** A kind of file that wraps others. */
export type EnvelopeKind = 'p7m' | 'zip' | 'mail';

/** One wrapping, outermost first. */
export interface Layer {
  readonly kind: EnvelopeKind;
}

/**
 * A defect that does not prevent reading. `wrong-name`: the extension is that of an envelope, but the file is none.
 * `base64`, `pem`, `mime`: the CMS envelope is encoded as text instead of DER, which SdI requires.
 */
export type Flaw = 'wrong-name' | 'base64' | 'pem' | 'mime';

/**
 * Reason why there is no content. `unsupported`: an envelope, which is not opened yet. `empty`: only blanks. The others
 * are the apparent kind of the bytes.
 */
export type Reason = 'unsupported' | 'empty' | 'pdf' | 'html' | 'binary' | 'text';

/** The readable content, inside the given bytes or text. */
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
  readonly reason: null;
}

/** A file without content that can be read. */
export interface UnopenedFile extends Facts {
  readonly content: null;
  readonly reason: Reason;
}

export type Opened = OpenedFile | UnopenedFile;
