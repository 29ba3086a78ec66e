/** What PostgreSQL says when it refuses something. */
import { SandboxError } from '../error.ts';

export interface DatabaseFailure {
  /** SQLSTATE: five characters, of which the first two are its class. */
  readonly code: string;
  readonly message: string;
  /** Which rule of the tables was broken, where one was. */
  readonly constraint?: string;
}

/** The driver's error, which the query builder wraps in its own; undefined for any other error. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && typeof inner.code === 'string' && /^[0-9A-Z]{5}$/.test(inner.code)) {
      return inner as Error & DatabaseFailure;
    }
  }
  return undefined;
}

const UNIQUE_VIOLATION = '23505';

/** Whether another row has what this constraint lets only one have. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const found = databaseFailure(error);
  return found?.code === UNIQUE_VIOLATION && found.constraint === constraint;
}

const DEADLOCK = '40P01';
const SERIALIZATION = '40001';

/** Whether the same transaction would go through if it were tried again. */
export function isTransient(error: unknown): boolean {
  const code = databaseFailure(error)?.code;
  return code === DEADLOCK || code === SERIALIZATION;
}

/** Class 22: a value that a type cannot hold, such as a day that no calendar has. */
const DATA_EXCEPTION = /^22/;

/** A text that is too long for an index. */
const LIMIT_EXCEEDED = '54000';

/** Whether it is a value that the database cannot hold. */
export function isInvalidValue({ code }: DatabaseFailure): boolean {
  return DATA_EXCEPTION.test(code) || code === LIMIT_EXCEEDED;
}

/** Classes and codes of SQLSTATE: a connection that broke, a server that ends, crashed or is starting. */
const CONNECTION_LOST = /^(?:08...|57P0[1-5])$/;

/** What the system and the driver say of a connection, where PostgreSQL said nothing. */
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
const DRIVER_MESSAGES =
  /^(?:Connection terminated|Client (?:was closed|has encountered)|timeout exceeded when)/;

/** Whether the connection broke: nobody knows whether what was under way was done. */
export function isConnectionLost(error: unknown): boolean {
  const code = databaseFailure(error)?.code;
  if (code !== undefined) return CONNECTION_LOST.test(code);
  const { code: system, message } = rootCause(error) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  return NO_CONNECTION.has(String(system)) || DRIVER_MESSAGES.test(String(message));
}

/** Class 53: no room on the disk, no memory, no connection left. */
const RESOURCES = /^53/;

const DISK_FULL = '53100';

/** Whether there is no room on the disk. */
export function isDiskFull(error: unknown): boolean {
  const cause = rootCause(error);
  return (
    databaseFailure(error)?.code === DISK_FULL ||
    (cause instanceof SandboxError && cause.code === 'folder_full')
  );
}

/** Why the database can do nothing at present, which is no mistake of anyone's request; undefined for anything else. */
export function unavailableReason(error: unknown): string | undefined {
  if (isConnectionLost(error))
    return 'the database does not answer: try again, and look whether the change was made';
  const cause = rootCause(error);
  if (cause instanceof SandboxError) return cause.message;
  const found = databaseFailure(error);
  return found !== undefined && RESOURCES.test(found.code)
    ? `the database has no room (${found.code}: ${found.message})`
    : undefined;
}

/** What an error that was wrapped, as the query builder does, began with. */
export function rootCause(error: unknown): unknown {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error && !(inner instanceof SandboxError))
    inner = inner.cause;
  return inner;
}

/**
 * An error for the log: where it came from, and what the database or the system said. The query builder's own message
 * has the values of the statement, invoices and keys among them.
 */
export function loggableTrace(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message, constraint } = databaseFailure(error) ?? {};
  const inner = rootCause(error);
  const said = inner instanceof Error ? `${inner.name}: ${inner.message}` : String(inner);
  const first = code === undefined ? said : `PostgreSQL ${code} ${constraint ?? ''}: ${message}`;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [first, ...frames].join('\n');
}
