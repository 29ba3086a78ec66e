/** Messages of `merge`. */
export interface MergeWords {
  readonly none: string;
  /** One of the files cannot be merged. */
  readonly nothing: string;
  /** Below the differences of the headers. */
  readonly conflicts: string;
  /** The lotto was written, but SdI would reject it. */
  rejected(file: string): string;
}
