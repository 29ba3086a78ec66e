/** What PostgreSQL says of a change that another one came before. */

const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';
const SERIALIZATION = '40001';

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
}

/** The driver's error, which the query builder wraps in its own. */
function databaseError(error: unknown): DatabaseError | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && typeof inner.code === 'string') return inner as unknown as DatabaseError;
  }
  return undefined;
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const found = databaseError(error);
  return found?.code === UNIQUE_VIOLATION && found.constraint === constraint;
}

/** Whether the same transaction would go through if it were tried again. */
export function isPassing(error: unknown): boolean {
  const { code } = databaseError(error) ?? {};
  return code === DEADLOCK || code === SERIALIZATION;
}
