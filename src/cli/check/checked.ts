import type { Tally } from './tally.ts';

/** What is left of one or several checked files: their reports as text in the asked format, and the count. */
export interface Checked {
  /** Pieces to print in order; a file that says nothing gives none. */
  readonly texts: readonly string[];
  readonly tally: Tally;
  /** Bugs met on the way, for standard error: always printed, whatever the format. */
  readonly bugs: readonly Bug[];
}

export interface Bug {
  readonly file: string;
  readonly what: string;
  readonly stack: string | null;
}
