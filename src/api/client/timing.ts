/** Clock, timer and randomness for the waits between requests; tests replace them. */
import { AbortedError } from './errors.ts';
import { onAbort } from './onAbort.ts';

/** Clock, random numbers and timers of a client, which tests replace. */
export interface Timing {
  /** Milliseconds since an arbitrary start; monotonic. */
  readonly now: () => number;
  /** From 0 to less than 1. */
  readonly random: () => number;
  /** Calls back once after this many milliseconds. Returns a function that cancels it. */
  readonly timer: (milliseconds: number, fire: () => void) => () => void;
}

/** The longest timer that platforms support, in milliseconds. */
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
 * Resolves after this many milliseconds.
 * @throws AbortedError as soon as the signal is aborted; the timer is cleared
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
