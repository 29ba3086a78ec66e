/** The background work of the server: steps of the simulated SdI, F24 readings, webhooks. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { loggableMessage } from '../database/failure.ts';
import { createDispatcher } from '../webhooks/dispatcher.ts';
import { deleteOldEvents } from '../webhooks/retention.ts';
import { runDueJobs } from './jobs.ts';
import { createWakeSignal } from './wakeSignal.ts';

/** Milliseconds between polls for work of other processes and jobs that become due; longer while there is none. */
const POLL_INTERVAL = { first: 250, longest: 1_000 };
/**
 * While there are requests, the worker rests for as long as it worked, but at most this many milliseconds: requests
 * then get half the time of PGlite's only connection, and more jobs become due for the next batch. After much work, it
 * rests for at least this long.
 */
const REST = 100;
/** Number of jobs and webhooks that counts as much work. */
const MUCH_WORK = 10;
/** Milliseconds between deletions of old events. */
const RETENTION_INTERVAL = 60_000;
/** Milliseconds to wait after an error, such as an unavailable database; doubled each time. */
const BACK_OFF = { first: 250, longest: 10_000 };
/** Milliseconds to wait on shutdown: for webhooks in flight, and in total. */
const GRACE = { webhooks: 2_000, altogether: 5_000 };

export interface Worker {
  /** Announces work. */
  wake(): void;
  /** Waits for the work in progress, up to a limit: aborted work is done by the next process. */
  stop(): Promise<void>;
}

/** @param jobs Runs all due work except webhooks; returns its amount */
export function startWorker(
  context: Context,
  jobs: (context: Context) => Promise<number> = runDueJobs,
): Worker {
  const workSignal = createWakeSignal();
  const stopSignal = createWakeSignal();
  const dispatcher = createDispatcher(context, workSignal.notify);
  let stopped = false;
  let cleaned = performance.now();

  /** Runs jobs and webhooks concurrently: a failure of one does not stop the other. Returns the amount of work done. */
  async function run(): Promise<number> {
    await context.clock.refresh(context.db);
    const results = await Promise.allSettled([jobs(context), dispatcher.dispatchDue()]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    if (performance.now() - cleaned > RETENTION_INTERVAL) {
      cleaned = performance.now();
      await deleteOldEvents(context);
    }
    return results.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0), 0);
  }

  async function loop(): Promise<void> {
    let wait: number = POLL_INTERVAL.first;
    let failures = 0;
    while (!stopped) {
      const started = performance.now();
      try {
        // A job often schedules the next one, and causes webhooks.
        const done = await run();
        if (done > 0) workSignal.notify();
        const worked = performance.now() - started;
        if (context.traffic.requests > 0)
          await stopSignal.wait(done < MUCH_WORK ? Math.min(worked, REST) : Math.max(worked, REST));
        failures = 0;
        wait = (await workSignal.wait(wait))
          ? POLL_INTERVAL.first
          : Math.min(2 * wait, POLL_INTERVAL.longest);
      } catch (error) {
        context.log.error({ event: 'work failed', error: loggableMessage(error) });
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
