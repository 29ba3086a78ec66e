/** Options and result of a comparison. */

/** The options that define a difference. */
export interface DiffOptions {
  /** Compares text as it is written: otherwise `10.00` equals `10.000`, and order counts only where it has a meaning. */
  readonly exact?: boolean;
  /** Lines may stand in another order and be numbered otherwise; references to their numbers follow them. */
  readonly ignoreLineOrder?: boolean;
  /** Leaves out who transmits and under which progressive: IdTrasmittente, ProgressivoInvio, ContattiTrasmittente. */
  readonly ignoreTransmission?: boolean;
}

/** One difference between two invoices, a and b. */
export interface Difference {
  /** `moved`: the same item of a list, in another order. */
  readonly op: 'added' | 'removed' | 'changed' | 'moved';
  /** JSON Pointer into a; null of what is added. */
  readonly path: string | null;
  /** JSON Pointer into b; null of what is removed. */
  readonly pathB: string | null;
  /** Official number, such as `2.2.1.11`; null of the root's attributes and of unknown keys. */
  readonly field: string | null;
  /** The value in a, of a block its JSON form; null of what is added or moved. */
  readonly from: unknown;
  /** The value in b; null of what is removed or moved. */
  readonly to: unknown;
}
