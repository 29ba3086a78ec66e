/** Messages of `total`. */
import type { RecomputedTotal } from '../../../operations/index.ts';

export interface TotalWords {
  readonly heads: Readonly<Record<'figure' | 'stated' | 'computed' | 'difference', string>>;
  readonly equal: string;
  /** @param count `all` differences, of which `beyond` exceed the tolerance. */
  count(count: { readonly all: number; readonly beyond: number }): string;
  readonly readings: Readonly<Record<NonNullable<RecomputedTotal['reading']>, string>>;
  /** @param figure `control` is the code that checks the amount; null if none does. */
  verdict(figure: { readonly within: boolean; readonly control: string | null }): string;
  /** SdI would reject the file, for these codes. */
  rejected(file: string, codes: readonly string[]): string;
  /** Explains the tax of an item of a simplified invoice. */
  item(item: {
    readonly number: number;
    readonly amount: string;
    readonly rate: string;
    readonly computed: string;
  }): string;
}
