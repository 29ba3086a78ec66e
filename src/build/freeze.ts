/** Freezes a value deeply. */

export function deepFreeze<T>(value: T): T {
  // Frozen values are already frozen deeply: lines are frozen when they are made.
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
