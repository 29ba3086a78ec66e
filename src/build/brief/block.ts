/** Blocks of the invoice that a brief accepts in their JSON form. */

/** A block in the JSON form, as a brief accepts it: deeply read-only, and optional fields may also be `undefined`. */
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
