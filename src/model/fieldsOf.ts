/**
 * Returns the fields of an object as all checks and writers see them: own and inherited, enumerable or not; without
 * methods, and without anything added to `Object.prototype`. Each getter is called once. The result has no prototype.
 */
export function fieldsOf(value: object): Record<string, unknown> {
  const fields = empty();
  const from = value as Readonly<Record<string, unknown>>;
  for (let at: object | null = value; at !== null; at = parentOf(at)) {
    for (const key of Object.getOwnPropertyNames(at)) {
      if (key in fields) continue;
      // Read from `value`, so that accessors receive their object.
      const field = from[key];
      const isMethod = at !== value && (key === 'constructor' || typeof field === 'function');
      if (field !== undefined && !isMethod) fields[key] = field;
    }
  }
  return fields;
}

/** True if `Object.prototype` has enumerable fields, so that objects cannot be used directly. */
export function areObjectsChanged(): boolean {
  for (const _ in Object.prototype) return true;
  return false;
}

/**
 * Returns an invoice as plain data: objects with their fields, lists with their items. An object that occurs several
 * times, or inside itself, is copied once.
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

/** The prototype, except `Object.prototype` of this or another realm. */
function parentOf(value: object): object | null {
  const parent: unknown = Object.getPrototypeOf(value);
  if (typeof parent !== 'object' || parent === null) return null;
  return Object.getPrototypeOf(parent) === null && Object.hasOwn(parent, 'isPrototypeOf') ? null : parent;
}
