/** Time, as far as a lock needs it: tests bring their own. */
import { setTimeout as pause } from 'node:timers/promises';

export interface LockClock {
  /** Milliseconds of the day and year. They go on while the machine or the process sleeps. */
  now(): number;
  /** Milliseconds from any start; never goes back, and may stand still while the machine sleeps. */
  elapsed(): number;
  wait(milliseconds: number): Promise<void>;
  /** @returns what ends it. */
  every(milliseconds: number, work: () => void): () => void;
}

export const systemClock: LockClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  wait: (milliseconds) => pause(milliseconds),
  every(milliseconds, work) {
    // A lock keeps no process alive.
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
};
