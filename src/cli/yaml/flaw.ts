/** Why a text is not taken as YAML. */
export type YamlReason =
  /** No YAML 1.2; `detail` is the library's own word for it. */
  | 'syntax'
  /** Anchors and aliases: a few lines of them can stand for more than any memory holds. */
  | 'alias'
  /** A type that is told: every value of an invoice is text. */
  | 'tag'
  /** A key that is no plain text. */
  | 'key'
  | 'duplicate'
  | 'directive'
  | 'documents'
  | 'depth'
  | 'size'
  | 'encoding'
  | 'empty';

/** A flaw and its place; the first is told, and nothing after it is looked at. */
export interface YamlFlaw {
  readonly reason: YamlReason;
  /** UTF-16 unit in the text; null where it has no place. */
  readonly offset: number | null;
  readonly detail: string;
}

/** Ends the reading; never leaves this folder. */
export class YamlFlawSignal extends Error {
  readonly flaw: YamlFlaw;

  constructor(reason: YamlReason, offset: number | null, detail = '') {
    super(reason);
    this.flaw = { reason, offset, detail };
  }
}

/** A flaw with the line and column where it is; null where it has no place. */
export interface PlacedFlaw extends Pick<YamlFlaw, 'reason' | 'detail'> {
  readonly line: number | null;
  readonly column: number | null;
}
