/** The measured values of a hostile input, and their limits. */

/** Law 5 (docs/architecture.md), on the machine that reference.ts describes. */
export const MAX_MILLISECONDS = 1000;
const MAX_MEGABYTES = 300;

export interface Measured {
  /** Milliseconds by operation. */
  readonly times: Readonly<Record<string, number>>;
  readonly megabytes: number;
  /** The result: verdict and findings, or the exit code. */
  readonly outcome: string;
  /** For calls: the end of what was printed, which may say why the input was refused. */
  readonly said?: string;
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
 * Memory that the process needed since `before`: the high-water mark if it rose, otherwise the current use. Loading has
 * left a high-water mark that hides lower peaks; it is far below {@link MAX_MEGABYTES}, because the process loads
 * little besides the built package.
 */
export function megabytesSince(before: Memory): number {
  const peak = process.resourceUsage().maxRSS * 1024;
  return ((peak > before.peak ? peak : process.memoryUsage.rss()) - before.rss) / MEGABYTE;
}

/**
 * Elapsed milliseconds: real time or processor time, whichever is less. Real time includes delays by other processes,
 * and processor time includes parallel work on other cores, such as garbage collection.
 */
export function stopwatch(): () => number {
  const clock = performance.now();
  const processor = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(processor);
    return Math.min(performance.now() - clock, (user + system) / 1000);
  };
}

/**
 * The reason why a measurement fails; undefined if it is within the limits.
 * @param slowness Time of the reference on this machine, divided by its time where the limit is meant.
 */
export function failure(
  result: Measured,
  { outcomes, slowness }: { readonly outcomes?: readonly string[] | undefined; readonly slowness: number },
): string | undefined {
  if (outcomes?.includes(result.outcome) === false) return `expected ${outcomes.join(' or ')}`;
  const limit = MAX_MILLISECONDS * slowness;
  if (timeOf(result) > limit) return `over ${limit.toFixed(0)} ms`;
  return result.megabytes > MAX_MEGABYTES ? `over ${MAX_MEGABYTES} MB` : undefined;
}

/** The slowest operation. */
export function timeOf({ times }: Measured): number {
  return Math.max(...Object.values(times));
}

/** Below this time, the load of the machine matters more than the input. */
const NOTICEABLE_MS = 300;

/** For twice the input, linear work takes twice the time, quadratic work four times. */
const MOST_GROWTH = 3;

/**
 * The reason why measurements of inputs, each twice as large as the previous one, are not linear; undefined if they
 * are.
 */
export function growthFailure(results: readonly Measured[]): string | undefined {
  const [smaller, bigger] = results.slice(-2).map(timeOf);
  if (smaller === undefined || bigger === undefined || bigger < NOTICEABLE_MS) return undefined;
  return bigger > smaller * MOST_GROWTH ? 'not linear' : undefined;
}
