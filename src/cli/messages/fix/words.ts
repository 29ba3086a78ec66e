/** Messages of `fix`. */
import type { NotApplied } from '../../../operations/index.ts';

export interface FixWords {
  folder(path: string): string;
  readonly oneForOutput: string;
  readonly verdict: Readonly<Record<'valid' | 'rejected' | 'unreadable', string>>;
  changes(count: number): string;
  readonly nothing: string;
  /** A value in quotation marks. */
  value(text: string): string;
  readonly absent: string;
  readonly removed: string;
  readonly block: string;
  readonly signature: string;
  /** Several values that replace one. */
  split(parts: readonly string[]): string;
  /** The elements of a block were reordered according to the schema. */
  readonly ordered: string;
  /** A fix that was not applied. @param why.readings Possible locations of the error, each as text. */
  left(
    code: string,
    path: string,
    why: { readonly reason: NotApplied['reason']; readonly readings: readonly string[] },
  ): string;
  signed(file: string): string;
  unreadable(file: string): string;
  amounts(file: string, count: number): string;
  /** Declarations that require --fix with their code. */
  declarations(file: string, codes: readonly string[]): string;
  /** A code of --fix without a declaration. */
  noDeclaration(code: string, codes: readonly string[]): string;
  dryRun(file: string): string;
}
