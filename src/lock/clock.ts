/** The clock of a lock; tests replace it. */
import { setTimeout as pause } from 'node:timers/promises';

export interface LockClock {
  /** Milliseconds of real time, which continues while the machine or the process sleeps. */
  now(): number;
  /** Milliseconds since an arbitrary start; monotonic, and may stop while the machine sleeps. */
  elapsed(): number;
  wait(milliseconds: number): Promise<void>;
  /** @returns A function that stops it. */
  every(milliseconds: number, work: () => void): () => void;
}

export const systemClock: LockClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  wait: (milliseconds) => pause(milliseconds),
  every(milliseconds, work) {
    // The timer does not keep the process alive.
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
};
