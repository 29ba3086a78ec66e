/** Lines for a log, of what happens to the requests of a client. */
import type { RequestEvent } from './options.ts';

/** The data of a log entry. It contains no headers, no bodies and no query. */
export interface LogDetails {
  readonly phase: RequestEvent['phase'];
  readonly operation: string;
  readonly method: string;
  /** Without its query, which may hold names and numbers of people. */
  readonly url: string;
  readonly attempt: number;
  /** The status of the response. */
  readonly status?: number;
  readonly requestId?: string;
  /** Milliseconds from the request to its answer, or to its failure. */
  readonly duration?: number;
  /** Milliseconds until the repetition. */
  readonly delay?: number;
  /** Code of the error. */
  readonly code?: string;
}

/**
 * Where a client writes its log; `console` is one. Requests and answers go to `debug`, repetitions to `warn`, failed
 * calls to `error`.
 */
export interface Logger {
  debug(message: string, details: LogDetails): void;
  warn(message: string, details: LogDetails): void;
  error(message: string, details: LogDetails): void;
}

const LEVELS = { request: 'debug', response: 'debug', retry: 'warn', error: 'error' } as const;

export function log(logger: Logger, event: RequestEvent): unknown {
  const { error, url, ...rest } = event;
  const details: LogDetails = {
    ...rest,
    url: url.replace(/[?#].*$/s, ''),
    ...(error === undefined ? {} : { code: error.code }),
  };
  return logger[LEVELS[event.phase]](messageOf(event), details);
}

function messageOf({ operation, method, attempt, status, duration, delay, error }: RequestEvent): string {
  const what = error?.message ?? [`${operation}: ${method}`, status].filter(isGiven).join(' ');
  return [
    what,
    ...(attempt > 1 ? [`attempt ${attempt}`] : []),
    ...(duration === undefined ? [] : [`${duration} ms`]),
    ...(delay === undefined ? [] : [`again in ${delay} ms`]),
  ].join(', ');
}

function isGiven<T>(value: T | undefined): value is T {
  return value !== undefined;
}
