/** What `total` says. */
import type { RecomputedTotal } from '../../../operations/index.ts';

export interface TotalWords {
  readonly heads: Readonly<Record<'figure' | 'stated' | 'computed' | 'difference', string>>;
  readonly equal: string;
  /** `beyond` of `all` are more than what is tolerated. */
  count(count: { readonly all: number; readonly beyond: number }): string;
  readonly readings: Readonly<Record<NonNullable<RecomputedTotal['reading']>, string>>;
  /** `control` is a code; null where none looks at the figure. */
  verdict(figure: { readonly within: boolean; readonly control: string | null }): string;
  /** SdI would reject the file, for these codes. */
  rejected(file: string, codes: readonly string[]): string;
  /** Of an item of a simplified invoice. */
  item(item: {
    readonly number: number;
    readonly amount: string;
    readonly rate: string;
    readonly computed: string;
  }): string;
}
