/** Clock, timer and chance, as far as waits between requests need them: tests bring their own. */
import { AbortedError } from './errors.ts';
import { onAbort } from './onAbort.ts';

export interface Timing {
  /** Milliseconds from any start; never goes back. */
  readonly now: () => number;
  /** From 0 to less than 1. */
  readonly random: () => number;
  /** Calls back once after so many milliseconds, unless the function that it answers with was called before. */
  readonly timer: (milliseconds: number, fire: () => void) => () => void;
}

/** The longest that timers of the platforms can wait, in milliseconds. */
export const LONGEST_TIMER = 2 ** 31 - 1;

export const platformTiming: Timing = {
  now: () => performance.now(),
  random: () => Math.random(),
  timer: (milliseconds, fire) => {
    const handle = setTimeout(fire, milliseconds);
    return () => clearTimeout(handle);
  },
};

/**
 * Resolves after so many milliseconds.
 * @throws AbortedError as soon as the signal says so; nothing of the wait is left then.
 */
export function wait(milliseconds: number, timing: Timing, signal?: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(new AbortedError({ cause: signal.reason }));
      return;
    }
    const ignore = onAbort(signal, () => {
      cancel();
      reject(new AbortedError({ cause: signal?.reason }));
    });
    const cancel = timing.timer(milliseconds, () => {
      ignore();
      resolve();
    });
  });
}
