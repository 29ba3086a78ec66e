/** The log messages about the requests of a client. */
import type { RequestEvent } from './requestEvent.ts';

/** The data of a log entry. It contains no headers, no bodies and no query. */
export interface LogDetails {
  readonly phase: RequestEvent['phase'];
  readonly operation: string;
  readonly method: string;
  /** The address without its query, which can contain personal data. */
  readonly url: string;
  readonly attempt: number;
  /** The status of the response. */
  readonly status?: number;
  readonly requestId?: string;
  /** Milliseconds from the request to its response or failure. */
  readonly duration?: number;
  /** Milliseconds until the retry. */
  readonly delay?: number;
  /** The code of the error. */
  readonly code?: string;
}

/**
 * The logger of a client, such as `console`. Requests and responses are logged at `debug`, retries at `warn`, failed
 * calls at `error`.
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
