/** The results of checked files: their reports as text in the requested format, and the counts. */
import type { Bug } from '../process/bug.ts';
import type { SeenFile } from './guessedRun.ts';
import { add, nothing, type Tally } from './tally.ts';

/** The result for one file, or for several in sequence, so that threads exchange few messages. */
export interface Checked {
  /** The text to print; empty if there is none. */
  readonly text: string;
  /** Annotations for GitHub Actions, where they are wanted beside the text. */
  readonly annotations: string;
  readonly tally: Tally;
  /** Bugs met on the way, for standard error: always printed, whatever the format. */
  readonly bugs: readonly Bug[];
  /** For each input checked in another thread, the data it added to the run; null if none. */
  readonly seen: readonly (SeenFile | null)[];
}

/** Several in a row as one. @param separator What stands between two texts. */
export function combine(all: readonly Checked[], separator: string): Checked {
  return {
    text: all
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(separator),
    annotations: all.map(({ annotations }) => annotations).join(''),
    tally: all.reduce((sum, { tally }) => add(sum, tally), nothing),
    bugs: all.flatMap(({ bugs }) => bugs),
    seen: all.flatMap(({ seen }) => seen),
  };
}
