/** What is left of checked files: their reports as text in the asked format, and the count. */
import type { Bug } from '../bug.ts';
import { add, nothing, type Tally } from './tally.ts';

/** Of one file, or of several in a row: of a thousand files, one message passes between threads. */
export interface Checked {
  /** What to print; empty where there is nothing to say. */
  readonly text: string;
  readonly tally: Tally;
  /** Bugs met on the way, for standard error: always printed, whatever the format. */
  readonly bugs: readonly Bug[];
}

/** Several in a row as one. @param separator What stands between two texts. */
export function combine(all: readonly Checked[], separator: string): Checked {
  return {
    text: all
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(separator),
    tally: all.reduce((sum, { tally }) => add(sum, tally), nothing),
    bugs: all.flatMap(({ bugs }) => bugs),
  };
}

/** What stands between the texts of two files. */
export function separatorOf(format: 'text' | 'json' | 'ndjson'): string {
  return format === 'json' ? ',' : '';
}
