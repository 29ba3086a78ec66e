/** Options and result of a comparison. */

/** Options of a comparison. */
export interface DiffOptions {
  /** Compares text as written. By default, `10.00` equals `10.000`, and order counts only where it has a meaning. */
  readonly exact?: boolean;
  /** Ignores the order and the numbers of lines, and adapts references to line numbers. */
  readonly ignoreLineOrder?: boolean;
  /** Ignores the transmission data: IdTrasmittente, ProgressivoInvio, ContattiTrasmittente. */
  readonly ignoreTransmission?: boolean;
}

/** A difference between two invoices, a and b. */
export interface Difference {
  /** `moved`: the same list item, in another order. */
  readonly op: 'added' | 'removed' | 'changed' | 'moved';
  /** JSON Pointer into a; null if `added`. */
  readonly path: string | null;
  /** JSON Pointer into b; null if `removed`. */
  readonly pathB: string | null;
  /** Official number, such as `2.2.1.11`; null for the root's attributes and unknown keys. */
  readonly field: string | null;
  /** Value in a; for a block, its JSON form. Null if `added` or `moved`. */
  readonly from: unknown;
  /** Value in b; null if `removed` or `moved`. */
  readonly to: unknown;
}
