/**
 * The fields of an object as every check and writer sees them: its own and what it inherits, whether a loop over
 * names finds them or not; no methods, and nothing of `Object.prototype`, whatever somebody put there. Each is asked for
 * once. The result has no prototype.
 */
export function fieldsOf(value: object): Record<string, unknown> {
  const fields = empty();
  const from = value as Readonly<Record<string, unknown>>;
  for (let at: object | null = value; at !== null; at = parentOf(at)) {
    for (const key of Object.getOwnPropertyNames(at)) {
      if (key in fields) continue;
      // Through `value`, so that accessors have their object.
      const field = from[key];
      const isMethod = at !== value && (key === 'constructor' || typeof field === 'function');
      if (field !== undefined && !isMethod) fields[key] = field;
    }
  }
  return fields;
}

/** True if `Object.prototype` has enumerable fields, so that no object can be used as it is. */
export function areObjectsChanged(): boolean {
  for (const _ in Object.prototype) return true;
  return false;
}

/**
 * An invoice as plain data: each object by its fields, each list by its items. An object that stands in several places,
 * or in itself, is copied once.
 */
export function plainData(value: unknown): unknown {
  return copied(value, new Map());
}

function copied(value: unknown, known: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const found = known.get(value);
  if (found !== undefined) return found;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    known.set(value, list);
    for (let i = 0; i < value.length; i += 1) list.push(copied(value[i], known));
    return list;
  }
  const fields = fieldsOf(value);
  known.set(value, fields);
  for (const key in fields) fields[key] = copied(fields[key], known);
  return fields;
}

function empty(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

/** The prototype, unless it is that of all objects, of this realm or another. */
function parentOf(value: object): object | null {
  const parent: unknown = Object.getPrototypeOf(value);
  if (typeof parent !== 'object' || parent === null) return null;
  return Object.getPrototypeOf(parent) === null && Object.hasOwn(parent, 'isPrototypeOf') ? null : parent;
}
