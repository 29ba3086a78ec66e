/** What is measured of one hostile input, and what it must keep to. */

/** Law 5 (docs/architecture.md). */
export const MAX_MILLISECONDS = 1000;
export const MAX_MEGABYTES = 300;

export interface Measured {
  /** Milliseconds by the names of what was done. */
  readonly times: Readonly<Record<string, number>>;
  readonly megabytes: number;
  /** What came of it: verdict and findings, or the exit code. */
  readonly outcome: string;
}

const MEGABYTE = 1024 * 1024;

export interface Memory {
  readonly rss: number;
  readonly peak: number;
}

export function memoryNow(): Memory {
  globalThis.gc?.();
  return { rss: process.memoryUsage.rss(), peak: process.resourceUsage().maxRSS * 1024 };
}

/**
 * What the process needed since it needed `before`: the high-water mark where it rose, else what it holds now.
 * Compiling left a high-water mark of its own, below which a peak is not seen; it is under {@link MAX_MEGABYTES}.
 */
export function megabytesSince(before: Memory): number {
  const peak = process.resourceUsage().maxRSS * 1024;
  return ((peak > before.peak ? peak : process.memoryUsage.rss()) - before.rss) / MEGABYTE;
}

/**
 * Milliseconds since now: by the clock or of the processor, whichever are fewer. The clock counts what a busy machine
 * gives to others, and the processor's time what its other cores do beside us, such as collecting garbage.
 */
export function stopwatch(): () => number {
  const clock = performance.now();
  const processor = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(processor);
    return Math.min(performance.now() - clock, (user + system) / 1000);
  };
}

/** Why a measurement fails; undefined where it keeps to the limits. A string says how the process failed. */
export function failure(
  result: Measured | string,
  {
    milliseconds = MAX_MILLISECONDS,
    megabytes = MAX_MEGABYTES,
    outcomes,
  }: {
    readonly milliseconds?: number;
    readonly megabytes?: number;
    readonly outcomes?: readonly string[];
  } = {},
): string | undefined {
  if (typeof result === 'string') return result;
  if (outcomes?.includes(result.outcome) === false) return `expected ${outcomes.join(' or ')}`;
  if (timeOf(result) > milliseconds) return `over ${milliseconds} ms`;
  return result.megabytes > megabytes ? `over ${megabytes} MB` : undefined;
}

/** The slowest of what was done. */
export function timeOf({ times }: Measured): number {
  return Math.max(...Object.values(times));
}

/** Below this a busy machine makes more of a difference than the input does. */
const NOTICEABLE_MS = 300;

/** Twice the input: twice the time is linear, four times is quadratic. */
const MOST_GROWTH = 3;

/** Why measurements of inputs, each twice the one before, are not those of linear work; undefined where they are. */
export function growthFailure(results: readonly Measured[]): string | undefined {
  const [smaller, bigger] = results.slice(-2).map(timeOf);
  if (smaller === undefined || bigger === undefined || bigger < NOTICEABLE_MS) return undefined;
  return bigger > smaller * MOST_GROWTH ? 'not linear' : undefined;
}
