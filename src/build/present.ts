/** Objects without absent fields. */

/** The fields with a value, in the order written. */
export function present<T extends object>(fields: { readonly [Key in keyof T]: T[Key] | undefined }): T {
  const made: Record<string, unknown> = {};
  for (const key in fields) if (fields[key] !== undefined) made[key] = fields[key];
  return made as T;
}
