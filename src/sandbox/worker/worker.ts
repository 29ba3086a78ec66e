/** What the server does on its own: moves of the simulated SdI, results of readings, webhooks. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { createDispatcher } from '../webhooks/dispatcher.ts';
import { runDueJobs } from './jobs.ts';
import { loggableError } from './loggableError.ts';
import { createWakeSignal } from './wakeSignal.ts';

/** Milliseconds between two looks for what another process made, or whose time has come; longer while there is nothing. */
const POLL_INTERVAL = { first: 250, longest: 1_000 };
/** After an error, such as a database that does not answer: doubled each time. */
const BACK_OFF = { first: 250, longest: 10_000 };
/** Milliseconds that the end waits for webhooks under way, and for everything. */
const GRACE = { webhooks: 2_000, altogether: 5_000 };

export interface Worker {
  /** There is work. */
  wake(): void;
  /** Waits for what is under way, but not for ever: what is broken off is done by whoever comes next. */
  stop(): Promise<void>;
}

/** @param jobs does what is due of everything but webhooks; how many that were */
export function startWorker(
  context: Context,
  jobs: (context: Context) => Promise<number> = runDueJobs,
): Worker {
  const workSignal = createWakeSignal();
  const stopSignal = createWakeSignal();
  const dispatcher = createDispatcher(context, workSignal.notify);
  let stopped = false;

  /** Jobs and webhooks beside each other: where one fails the other goes on. How much was done. */
  async function run(): Promise<number> {
    await context.clock.refresh(context.db);
    const results = await Promise.allSettled([jobs(context), dispatcher.dispatchDue()]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return results.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0), 0);
  }

  async function loop(): Promise<void> {
    let wait: number = POLL_INTERVAL.first;
    let failures = 0;
    while (!stopped) {
      try {
        // A job often makes the next one, and each makes webhooks.
        if ((await run()) > 0) workSignal.notify();
        failures = 0;
        wait = (await workSignal.wait(wait))
          ? POLL_INTERVAL.first
          : Math.min(2 * wait, POLL_INTERVAL.longest);
      } catch (error) {
        context.log.error({ event: 'work failed', ...loggableError(error) });
        await stopSignal.wait(Math.min(BACK_OFF.first * 2 ** failures, BACK_OFF.longest));
        failures += 1;
      }
    }
    await dispatcher.stop(GRACE.webhooks);
  }

  const ended = loop();
  return {
    wake: workSignal.notify,
    async stop() {
      stopped = true;
      workSignal.notify();
      stopSignal.notify();
      await Promise.race([ended, pause(GRACE.altogether, undefined, { ref: false })]);
    },
  };
}
