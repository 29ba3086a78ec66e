/** JSON values of an invoice: members and absence. */
import type { ProblemParams } from './problem.ts';

export type Members = Readonly<Record<string, unknown>>;

type JsonType = ProblemParams['json.type']['found'];

/** Absent, null and [] all count as absent. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads own properties only: `__proto__` and `constructor` are ordinary keys. */
export function member(value: Members, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

export function typeOf(value: unknown): JsonType {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object';
}
