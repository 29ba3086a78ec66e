/** Messages of `diff`. */
import type { Difference } from '../../../operations/index.ts';

export interface DiffWords {
  readonly two: string;
  readonly equal: string;
  count(counts: Readonly<Record<Difference['op'], number>>): string;
  /** The heading over the attributes of the root. */
  readonly root: string;
  invalid(file: string): string;
  /** Nothing was compared, because these files cannot be read. */
  unread(files: readonly string[]): string;
}
