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
  /** A fix that was not made. */
  left(code: string, path: string, reason: NotApplied['reason']): string;
  signed(file: string): string;
  unreadable(file: string): string;
  amounts(file: string, count: number): string;
  dryRun(file: string): string;
}
