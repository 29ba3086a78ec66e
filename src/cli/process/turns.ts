/** Interrupts long work at intervals, so that Ctrl-C is handled. */
import { milliseconds } from './clock.ts';
import { stopIfInterrupted } from './io.ts';

/** Maximum time in milliseconds that the event loop may be blocked. */
const LONGEST = 25;

/** Returns a function to call after each step. @throws InterruptedError from that function, after Ctrl-C */
export function turnsOf(interrupted: AbortSignal): () => Promise<void> {
  let last = milliseconds();
  return async () => {
    if (milliseconds() - last <= LONGEST) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    last = milliseconds();
    stopIfInterrupted(interrupted);
  };
}
