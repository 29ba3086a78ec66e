/** What `fix` says. */
import type { NotApplied } from '../../../operations/index.ts';

export interface FixWords {
  folder(path: string): string;
  readonly oneForOutput: string;
  readonly verdict: Readonly<Record<'valid' | 'rejected' | 'unreadable', string>>;
  changes(count: number): string;
  readonly nothing: string;
  /** A value, set apart from the words around it. */
  value(text: string): string;
  readonly absent: string;
  readonly removed: string;
  readonly block: string;
  readonly signature: string;
  /** Several values that were put in the place of one. */
  split(parts: readonly string[]): string;
  /** What is in a block was put into the order of the schema. */
  readonly ordered: string;
  /** A fix that was not made. `readings` are the places of what may be wrong instead, each reading as one text. */
  left(
    code: string,
    path: string,
    why: { readonly reason: NotApplied['reason']; readonly readings: readonly string[] },
  ): string;
  signed(file: string): string;
  unreadable(file: string): string;
  amounts(file: string, count: number): string;
  /** Declarations that are made when their code is named. */
  declarations(file: string, codes: readonly string[]): string;
  /** A code of --fix that has no declaration to make. */
  noDeclaration(code: string, codes: readonly string[]): string;
  dryRun(file: string): string;
}
