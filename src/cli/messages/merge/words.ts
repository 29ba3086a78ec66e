/** What `merge` says. */
export interface MergeWords {
  readonly none: string;
  /** One of the files cannot be merged. */
  readonly nothing: string;
  /** Below the differences of the headers. */
  readonly conflicts: string;
  /** The lotto was written, and SdI would not take it. */
  rejected(file: string): string;
}
