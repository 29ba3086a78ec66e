/** Looking into an invoice that may not be valid: what is not there, or is something else, is null. */
import { Decimal } from '../../model/decimal.ts';
import { isMembers, member } from '../../model/jsonValue.ts';

/** The value at a path of keys. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split('.')) {
    if (!isMembers(found)) return undefined;
    found = member(found, key);
  }
  return found;
}

/** The items at a path; none where there is no list. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** The text at the first path that has one; a number as its digits. */
export function textAt(value: unknown, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const found = valueAt(value, path);
    if (typeof found === 'string') return found;
    if (typeof found === 'number') return String(found);
  }
  return null;
}

/** The texts joined, those that are not there and repetitions left out; null when none is left. */
export function joined(texts: readonly (string | null)[], separator: string): string | null {
  const found = new Set(texts.filter((text): text is string => text !== null && text !== ''));
  return found.size === 0 ? null : [...found].join(separator);
}

/** The exact sum, with two decimals at least; null where there is nothing to add, or something that is no amount. */
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
