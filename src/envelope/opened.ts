/** Type and content of a file: the result of {@link open}. */
/** The kind of a file, as it was given. */
export type OpenedKind = 'xml' | 'json' | 'yaml' | EnvelopeKind;

/** A kind of file that wraps others. */
export type EnvelopeKind = 'p7m' | 'zip' | 'mail';

/** One wrapping, outermost first. */
export interface Layer {
  readonly kind: EnvelopeKind;
}

/**
 * A deviation that does not keep the content from being read. `wrong-name`: named as an envelope, but it is none.
 * `base64`, `pem`, `mime`: the CMS envelope is written as text, not as the DER that SdI takes.
 */
export type Flaw = 'wrong-name' | 'base64' | 'pem' | 'mime';

/**
 * Why there is no content. `unsupported`: an envelope that is not opened yet. `empty`: nothing but blanks. The others
 * say what the bytes seem to be instead.
 */
export type Reason = 'unsupported' | 'empty' | 'pdf' | 'html' | 'binary' | 'text';

/** The readable content, inside the given bytes or text. */
export interface Content {
  readonly form: 'xml' | 'json' | 'yaml';
  readonly input: Uint8Array | string;
}

interface Facts {
  /** Null where it is none of them; the reason says more. */
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
