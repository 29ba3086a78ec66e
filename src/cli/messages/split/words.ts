/** What `split` says; some of it `merge` and `name` say too. */
export interface SplitWords {
  readonly one: string;
  noProgressive(found: string, longest: number): string;
  /** `progressive` is the one that was asked for; null where the counter itself has no room. */
  exhausted(progressive: string | null): string;
  signed(file: string): string;
  /** Which invoice it is, beside its file. */
  document(number: string, date: string): string;
}
