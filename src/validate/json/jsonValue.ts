/** JSON values as the invoice's form takes them: members, what counts as absent, and the format they are of. */
import { ordinary, simplified } from '../../model/formats.ts';
import type { Format } from '../../model/grammar.ts';
import type { ProblemParams } from '../../model/problem.ts';

export type Members = Readonly<Record<string, unknown>>;

type JsonType = ProblemParams['json.type']['found'];

/** As the schema chooses: FSM10 is simplified. Where `versione` says nothing valid, what else there is may tell. */
export function formatOf(value: Members): Format {
  const versione = member(value, 'versione');
  if (versione === 'FSM10') return simplified;
  const known = typeof versione === 'string' && ordinary.versione.codes?.accepts(versione) === true;
  return !known && member(value, 'namespace') === simplified.namespace ? simplified : ordinary;
}

/** Absent, null and [] read as absent. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property: `__proto__` and `constructor` are keys like any other. */
export function member(value: Members, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

export function typeOf(value: unknown): JsonType {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object';
}
