/** Writes filter, sort, expand and the other query parameters in the service's form. */
import { ConfigurationError } from './errors.ts';

type Plain = string | number | boolean;
type Parameter = readonly [name: string, value: string];

/** Operators with several values, which the service separates by commas. */
const LISTS = new Set(['in', 'notIn']);

/** Same as PAGE_SIZE in the contract, which the client does not load. */
export const PAGE_SIZE = { minimum: 1, maximum: 100 } as const;

/**
 * The query with its `?`; empty without parameters. null and undefined are omitted, and so is an empty cursor, which
 * means the first page.
 * @throws ConfigurationError for a value that cannot be written in a query. Names are checked by the service only.
 */
export function writeQuery(query: object | undefined): string {
  const written = Object.entries(query ?? {})
    .flatMap(([name, value]) => parameters(name, value))
    .map(([name, value]) => `${encoded(name, name)}=${encoded(name, value)}`);
  return written.length === 0 ? '' : `?${written.join('&')}`;
}

/** Text encoded for an address. */
export function encoded(place: string, text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw new ConfigurationError(`${place} contains a lone surrogate, which cannot be encoded in an address`);
  }
}

/** @throws ConfigurationError for a page size that the service would reject */
export function checkPageSize(query: object | undefined): void {
  const size: unknown = query !== undefined && 'page_size' in query ? query.page_size : undefined;
  if (size === undefined || size === null) return;
  const { minimum, maximum } = PAGE_SIZE;
  if (typeof size !== 'number' || !Number.isInteger(size) || size < minimum || size > maximum)
    throw new ConfigurationError(`page_size must be an integer from ${minimum} to ${maximum}`);
}

function parameters(name: string, value: unknown): readonly Parameter[] {
  if (value === null || value === undefined) return [];
  if (name === 'filter') return filters(value);
  if (name === 'cursor' && value === '') return [];
  if (!Array.isArray(value)) return [[name, plain(name, value)]];
  const names = value.filter(isGiven).map((one) => plain(name, one));
  return names.length === 0 ? [] : [[name, names.join(',')]];
}

function filters(filter: unknown): readonly Parameter[] {
  if (!isRecord(filter)) throw new ConfigurationError('filter must be an object with fields');
  return Object.entries(filter).flatMap(([field, condition]) => {
    if (!isGiven(condition)) return [];
    if (Array.isArray(condition))
      throw new ConfigurationError(`filter.${field}: pass several values as { in: [...] }`);
    if (!isRecord(condition)) return [filterOn(field, 'eq', condition)];
    return Object.entries(condition)
      .filter(([, value]) => isGiven(value))
      .map(([operator, value]) => filterOn(field, operator, value));
  });
}

function filterOn(field: string, operator: string, value: unknown): Parameter {
  const place = `filter.${field}.${operator}`;
  const text = LISTS.has(operator) ? listed(place, value) : plain(place, value);
  return [`filter[${field}__${operator}]`, text];
}

/**
 * An empty list should match nothing, but the service would treat it as no condition, and a value with a comma as two
 * values.
 */
function listed(place: string, value: unknown): string {
  if (!Array.isArray(value)) throw new ConfigurationError(`${place} must be a list of values`);
  const values = value.filter(isGiven).map((one) => plain(place, one));
  if (values.length === 0)
    throw new ConfigurationError(`${place} must contain a value: an empty list would match nothing`);
  for (const one of values) {
    if (one === '' || one.includes(','))
      throw new ConfigurationError(
        `${place} cannot contain an empty value or one with a comma: the service splits the list at commas`,
      );
  }
  return values.join(',');
}

function plain(place: string, value: unknown): string {
  if (isPlain(value)) return String(value);
  const hint = value instanceof Date ? ': write a date as text, such as 2026-01-31' : '';
  throw new ConfigurationError(`${place} must be a string, a finite number, true or false${hint}`);
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** True if the content of an object is in its members; a Date is a single value. */
function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
