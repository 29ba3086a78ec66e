/** One line on standard error that says how far a long run is; erased before anything else is written. */
import type { Output } from '../io.ts';

/** Shorter runs need no progress. */
const SILENT_FOR = 1_000;

/** Often enough to be seen moving, and no more. */
const EVERY = 100;

export interface Progress {
  /** Tells how many files are done. */
  update(done: number): Promise<void>;
  clear(): Promise<void>;
}

export const noProgress: Progress = {
  update: async () => {},
  clear: async () => {},
};

/**
 * @param sentence What the line says of the files done and the seconds passed.
 * @param now Milliseconds of a clock that only goes forward.
 */
export function progressOn(
  output: Output,
  sentence: (done: number, seconds: number) => string,
  now: () => number,
): Progress {
  const start = now();
  let last = start + SILENT_FOR - EVERY;
  let shown = false;
  const erase = '\r\x1b[2K';
  return {
    async update(done) {
      const time = now();
      if (time - last < EVERY) return;
      last = time;
      shown = true;
      const text = [...sentence(done, (time - start) / 1_000)].slice(0, output.columns - 1).join('');
      await output.write(`${erase}${text}`);
    },
    async clear() {
      if (!shown) return;
      shown = false;
      await output.write(erase);
    },
  };
}
