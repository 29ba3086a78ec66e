/** Blocks of the invoice that a brief holds in their own form. */

/**
 * A block in the JSON form, as a brief gives it: read-only with everything below it, and what is optional may be
 * `undefined` as well.
 */
export type BlockBrief<T> = T extends readonly (infer Item)[]
  ? readonly BlockBrief<Item>[]
  : T extends object
    ? {
        readonly [Key in keyof T]: undefined extends T[Key]
          ? BlockBrief<T[Key]> | undefined
          : Record<never, never> extends Pick<T, Key>
            ? BlockBrief<T[Key]> | undefined
            : BlockBrief<T[Key]>;
      }
    : T;
