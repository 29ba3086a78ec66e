/** One line on standard error that says how far a long run is; erased before anything else is written. */
import type { Output } from '../process/io.ts';

/** Shorter runs need no progress. */
const SILENT_FOR = 1_000;

/** Often enough to be seen moving, and no more. */
const EVERY = 100;

const ERASE = '\r\x1b[2K';

export interface Progress {
  /** Tells how many files are done. */
  update(done: number): Promise<void>;
  clear(): Promise<void>;
}

/**
 * @param sentence What the line says of the files done and the seconds passed.
 * @param settings.now Milliseconds of a clock that only goes forward.
 * @param settings.wanted Whether there is a terminal to show it on; asked when there is something to show.
 */
export function progressOn(
  output: Output,
  sentence: (done: number, seconds: number) => Promise<string>,
  settings: { readonly now: () => number; readonly wanted: () => boolean },
): Progress {
  const start = settings.now();
  let last = start + SILENT_FOR - EVERY;
  let wanted: boolean | undefined;
  let shown = false;
  return {
    async update(done) {
      const time = settings.now();
      if (time - last < EVERY || wanted === false) return;
      last = time;
      wanted ??= settings.wanted();
      if (!wanted) return;
      shown = true;
      const text = await sentence(done, (time - start) / 1_000);
      await output.write(`${ERASE}${[...text].slice(0, output.columns - 1).join('')}`);
    },
    async clear() {
      if (!shown) return;
      shown = false;
      await output.write(ERASE);
    },
  };
}
