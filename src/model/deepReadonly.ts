/** A type with all its fields read-only at every depth: built invoices, and arguments of functions. */

/** The same with everything below it read-only. What may be changed can be given where this is asked for. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
