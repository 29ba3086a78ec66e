/** A part of the invoice that the current format does not have in the same form. */
export type UpgradeLoss =
  /** The number of the revenue stamp is lost: the current format only says that the duty was paid. */
  | {
      readonly code: 'stamp_number';
      /** JSON Pointer into the given invoice. */
      readonly path: string;
      readonly params: { readonly number: string };
    }
  /** The provision of the whole document was moved to other fields: JSON Pointers into the result. */
  | {
      readonly code: 'provision_moved';
      readonly path: string;
      readonly params: { readonly provision: string; readonly to: readonly string[] };
    }
  /**
   * The value was kept, but the current schema does not accept it. `problem` is the id of the finding; `value` is null
   * for a block.
   */
  | {
      readonly code: 'not_accepted';
      readonly path: string;
      readonly params: { readonly problem: string; readonly value: string | null };
    };
