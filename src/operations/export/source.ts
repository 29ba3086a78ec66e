/** Access to values of an invoice that may be invalid: missing values and values of a wrong type are null. */
import { Decimal } from '../../model/decimal.ts';
import { isMembers, member } from '../../model/jsonValue.ts';

/** Cache of the keys of each path; its size is limited by the paths of the columns. */
const keysByPath = new Map<string, readonly string[]>();

function keysOf(path: string): readonly string[] {
  const known = keysByPath.get(path);
  if (known !== undefined) return known;
  const keys = path.split('.');
  keysByPath.set(path, keys);
  return keys;
}

/** Returns the value at a path of keys, one of the paths in the columns. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const key of keysOf(path)) {
    if (!isMembers(found)) return undefined;
    found = member(found, key);
  }
  return found;
}

/** Returns the items at a path; none if it is not a list. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** Returns the text at the first path that has one, or a number as text. */
export function textAt(value: unknown, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const found = valueAt(value, path);
    if (typeof found === 'string') return found;
    if (typeof found === 'number') return String(found);
  }
  return null;
}

/** Joins the texts without missing ones and repetitions; null if none remains. */
export function joined(texts: readonly (string | null)[], separator: string): string | null {
  const found = new Set(texts.filter((text): text is string => text !== null && text !== ''));
  return found.size === 0 ? null : [...found].join(separator);
}

/** Returns the exact sum, with at least two decimals; null without amounts, or if one is invalid. */
export function sumOf(texts: readonly (string | null)[]): string | null {
  if (texts.length === 0) return null;
  let sum = Decimal.of(0, 2);
  for (const text of texts) {
    const amount = text === null ? undefined : Decimal.parse(text);
    if (amount === undefined) return null;
    sum = sum.plus(amount);
  }
  return sum.toText(2);
}
