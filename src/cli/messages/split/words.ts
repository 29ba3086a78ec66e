/** Messages of `split`, some of which `merge` and `name` use too. */
export interface SplitWords {
  readonly one: string;
  noProgressive(found: string, longest: number): string;
  /** @param progressive The requested first progressive; null if the counter itself does not fit. */
  exhausted(progressive: string | null): string;
  signed(file: string): string;
  /** Identifies the invoice in a file. */
  document(number: string, date: string): string;
}
