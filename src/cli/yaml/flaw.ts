/** The reason why a text is not accepted as YAML. */
export type YamlReason =
  /** Not YAML 1.2; `detail` is the library's error code. */
  | 'syntax'
  /** Anchors and aliases: a few lines can expand beyond any memory. */
  | 'alias'
  /** An explicit type: every value of an invoice is text. */
  | 'tag'
  /** A key that is not a scalar. */
  | 'key'
  | 'duplicate'
  | 'directive'
  | 'documents'
  | 'depth'
  | 'size'
  | 'encoding'
  | 'empty';

/** A flaw and its position. Reading stops at the first one. */
export interface YamlFlaw {
  readonly reason: YamlReason;
  /** In UTF-16 code units; null if the flaw has no position. */
  readonly offset: number | null;
  readonly detail: string;
}

/** Stops reading; caught within this folder. */
export class YamlFlawSignal extends Error {
  readonly flaw: YamlFlaw;

  constructor(reason: YamlReason, offset: number | null, detail = '') {
    super(reason);
    this.flaw = { reason, offset, detail };
  }
}

/** A flaw with its line and column; null if it has no position. */
export interface PlacedFlaw extends Pick<YamlFlaw, 'reason' | 'detail'> {
  readonly line: number | null;
  readonly column: number | null;
}
