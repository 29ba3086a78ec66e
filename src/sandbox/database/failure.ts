/** What PostgreSQL says when it refuses something. */

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
export function isPassing(error: unknown): boolean {
  const code = databaseFailure(error)?.code;
  return code === DEADLOCK || code === SERIALIZATION;
}

/** Class 22: a value that a type cannot hold, such as a day that no calendar has. */
const DATA_EXCEPTION = /^22/;

/** A text that is too long for an index. */
const LIMIT_EXCEEDED = '54000';

/** Whether it is a value that the database cannot hold. */
export function isUnfit({ code }: DatabaseFailure): boolean {
  return DATA_EXCEPTION.test(code) || code === LIMIT_EXCEEDED;
}
