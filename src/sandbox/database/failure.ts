/** Errors of PostgreSQL. */
import { SandboxError } from '../error.ts';

export interface DatabaseFailure {
  /** SQLSTATE: five characters; the first two are the class. */
  readonly code: string;
  readonly message: string;
  /** The violated constraint, if any. */
  readonly constraint?: string;
}

/** The driver's error, which the query builder wraps; undefined for any other error. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && typeof inner.code === 'string' && /^[0-9A-Z]{5}$/.test(inner.code)) {
      return inner as Error & DatabaseFailure;
    }
  }
  return undefined;
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** True if the value exists in another row, in violation of this constraint. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  isViolation(error, UNIQUE_VIOLATION, constraint);

/** True if the row that the value refers to does not exist, in violation of this constraint. */
export const isForeignKeyViolation = (error: unknown, constraint: string): boolean =>
  isViolation(error, FOREIGN_KEY_VIOLATION, constraint);

function isViolation(error: unknown, code: string, constraint: string): boolean {
  const found = databaseFailure(error);
  return found?.code === code && found.constraint === constraint;
}

const DEADLOCK = '40P01';
const SERIALIZATION = '40001';

/** True if the same transaction can succeed when it is retried. */
export function isTransient(error: unknown): boolean {
  const code = databaseFailure(error)?.code;
  return code === DEADLOCK || code === SERIALIZATION;
}

/** Class 22: a value that the type cannot represent, such as a date that does not exist. */
const DATA_EXCEPTION = /^22/;

/** A text that is too long for an index. */
const LIMIT_EXCEEDED = '54000';

/** True if the database cannot store a value. */
export function isInvalidValue({ code }: DatabaseFailure): boolean {
  return DATA_EXCEPTION.test(code) || code === LIMIT_EXCEEDED;
}

/**
 * SQLSTATE classes and codes: the connection broke, was closed because its transaction was idle, or the server is
 * shutting down, crashed or is starting.
 */
const CONNECTION_LOST = /^(?:08...|57P0[1-5]|25P03)$/;

/** Codes of the system and messages of the driver for connections on which PostgreSQL did not respond. */
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

/** True if the connection broke: the result of the current statement is unknown. */
export function isConnectionLost(error: unknown): boolean {
  const code = databaseFailure(error)?.code;
  if (code !== undefined) return CONNECTION_LOST.test(code);
  const { code: system, message } = rootCause(error) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  return NO_CONNECTION.has(String(system)) || DRIVER_MESSAGES.test(String(message));
}

/** Class 53: disk full, out of memory, too many connections. */
const RESOURCES = /^53/;

const DISK_FULL = '53100';

/** True if the disk is full. */
export function isDiskFull(error: unknown): boolean {
  const cause = rootCause(error);
  return (
    databaseFailure(error)?.code === DISK_FULL ||
    (cause instanceof SandboxError && cause.code === 'folder_full')
  );
}

/** A statement was ended because of its timeout. */
const TIMED_OUT = '57014';

/** The reason why the database cannot work at present, independent of the request; undefined for any other error. */
export function unavailableReason(error: unknown): string | undefined {
  if (isConnectionLost(error))
    return 'the database does not respond: try again, and check whether the change was made';
  const cause = rootCause(error);
  if (cause instanceof SandboxError) return cause.message;
  const found = databaseFailure(error);
  if (found?.code === TIMED_OUT) return 'the database took too long: try again';
  return found !== undefined && RESOURCES.test(found.code)
    ? `the database is out of space or memory (${found.code}: ${found.message})`
    : undefined;
}

/** The error at the root of the causes: the query builder wraps errors. */
export function rootCause(error: unknown): unknown {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error && !(inner instanceof SandboxError))
    inner = inner.cause;
  return inner;
}

/**
 * The message of the database or the system for the log. The query builder's own message is left out because it contains
 * the values of the statement, such as invoices and keys.
 */
export function loggableMessage(error: unknown): string {
  const { code, message, constraint } = databaseFailure(error) ?? {};
  if (code !== undefined) return `PostgreSQL ${code}${constraint ? ` ${constraint}` : ''}: ${message}`;
  const inner = rootCause(error);
  return inner instanceof Error ? `${inner.name}: ${inner.message}` : String(inner);
}

/** {@link loggableMessage} and the stack. */
export function loggableTrace(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [loggableMessage(error), ...frames].join('\n');
}
