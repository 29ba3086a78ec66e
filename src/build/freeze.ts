/** Makes a value, with all below it, what it will stay. */

export function deepFreeze<T>(value: T): T {
  // What is frozen already is so with all below it: the lines are, as they are made.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) for (const item of value) deepFreeze(item);
  else {
    for (const key in value) {
      const inner = value[key];
      if (typeof inner === 'object') deepFreeze(inner);
    }
  }
  return Object.freeze(value);
}
