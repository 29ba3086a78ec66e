/** The columns of each resource's table. */
export interface ResourceColumn {
  /** A field or a path into an object; its first name is the heading. */
  readonly field: string;
  /** The text for an empty field. */
  readonly otherwise?: string;
  /** True if right-aligned, for amounts and numbers. */
  readonly right?: true;
  /** The priority for omission on a narrow terminal, 1 first; without it, the column is never omitted. */
  readonly spare?: number;
}

const id: ResourceColumn = { field: 'id' };

/** Columns by the object's name in the contract. */
export const columns: Readonly<Record<string, readonly ResourceColumn[]>> = {
  Company: [{ field: 'name' }, { field: 'vat_number' }, { field: 'country', spare: 1 }, id],
  Account: [
    { field: 'nickname' },
    { field: 'current_balance', right: true },
    { field: 'available_balance', right: true, spare: 2 },
    { field: 'balance_date', spare: 1 },
    id,
  ],
  Category: [{ field: 'name' }, { field: 'color', spare: 1 }, id],
  Subcategory: [{ field: 'name' }, { field: 'category_id', spare: 1 }, id],
  Counterpart: [
    { field: 'company_name' },
    { field: 'vat_number' },
    { field: 'tax_number', spare: 3 },
    { field: 'city', spare: 2 },
    { field: 'country', spare: 1 },
    id,
  ],
  DocumentSectional: [
    { field: 'year' },
    { field: 'prefix' },
    { field: 'suffix' },
    { field: 'minimum_digits', right: true, spare: 1 },
    id,
  ],
  Document: [
    { field: 'creation_date' },
    { field: 'number' },
    { field: 'type', spare: 1 },
    { field: 'direction', spare: 2 },
    { field: 'status', spare: 4 },
    { field: 'counterpart.company_name', otherwise: 'counterpart_name', spare: 3 },
    { field: 'gross_amount', right: true },
    id,
  ],
  Flow: [
    { field: 'expected_payment_date' },
    { field: 'payment_date', spare: 2 },
    { field: 'payment_status' },
    { field: 'payment_method', spare: 1 },
    { field: 'amount', right: true },
    id,
  ],
  Product: [
    { field: 'code' },
    { field: 'description' },
    { field: 'unit_price', right: true },
    { field: 'vat_percentage', right: true, spare: 1 },
    id,
  ],
  Reconciliation: [{ field: 'created_at', spare: 1 }, { field: 'flow_id' }, { field: 'transaction_id' }, id],
  Transaction: [
    { field: 'date' },
    { field: 'amount', right: true },
    { field: 'counterpart_name', spare: 3 },
    { field: 'clean_description', otherwise: 'description', spare: 2 },
    { field: 'type', spare: 1 },
    id,
  ],
};

/** The resources to expand for the columns of a table, if no `--expand` is given. */
export const expansions: Readonly<Record<string, readonly string[]>> = { Document: ['counterpart'] };

/** True for values that would be useless or wrong if truncated: ids, numbers, amounts, dates. */
export function isWhole({ field, right }: ResourceColumn): boolean {
  return right === true || /(?:^|_)(?:id|number|date|at)$/.test(field);
}
