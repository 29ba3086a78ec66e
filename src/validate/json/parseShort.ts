/** The values of short JSON texts. */
import { parseJson } from '../../model/parseJson.ts';

/** Maximum length of a text in UTF-16 units: without a scan before, the result may take 21 MB (`{},{},…`). */
const SHORT = 1_000_000;

export interface ParseLimits {
  readonly maxDepth: number;
  readonly maxValues: number;
}

/**
 * The value of a short text without a problem, without a scan. `JSON.parse` finds every syntax error; depth and number
 * of values are counted in the result; keys are unique if the text has no more colons after names than the result has
 * keys.
 * @returns Null if only a scan can decide: for a long text, a problem, or a string such as `": "` that looks like one.
 */
export function parseShort(text: string, limits: ParseLimits): { readonly value: unknown } | null {
  if (text.length > SHORT) return null;
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return null;
  }
  const count = new Count(limits);
  return count.add(value, 0) && count.keys === colonsIn(text) ? { value } : null;
}

/** Counts the values and keys of the result of JSON.parse. */
class Count {
  keys = 0;
  #values = 0;
  readonly #limits: ParseLimits;

  constructor(limits: ParseLimits) {
    this.#limits = limits;
  }

  /** @returns False beyond a limit */
  add(value: unknown, depth: number): boolean {
    this.#values += 1;
    if (this.#values > this.#limits.maxValues) return false;
    if (typeof value !== 'object' || value === null) return true;
    if (depth >= this.#limits.maxDepth) return false;
    if (Array.isArray(value)) {
      for (const item of value) if (!this.add(item, depth + 1)) return false;
      return true;
    }
    for (const key in value) {
      this.keys += 1;
      if (!this.add((value as Readonly<Record<string, unknown>>)[key], depth + 1)) return false;
    }
    return true;
  }
}

/** The number of colons after names, and of those in strings that look the same. */
function colonsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    if (MAY_END_NAME.has(text.charCodeAt(at - 1))) count += 1;
  }
  return count;
}

/** The quotation mark, and the four blanks of JSON. */
const MAY_END_NAME: ReadonlySet<number> = new Set([0x22, 0x20, 0x09, 0x0a, 0x0d]);
