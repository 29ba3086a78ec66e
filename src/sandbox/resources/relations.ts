/** What an object of the contract can embed, and where the related rows are. */
import type { ResourceName } from '../../api/contract/index.ts';

export interface Relation {
  readonly to: ResourceName;
  /** Name of the object that it is shown as. */
  readonly as: string;
  /** The row's column that holds the other's id; of `many`, the others' column that holds the row's. */
  readonly by: string;
  readonly many?: true;
  /** Shown without being asked for. */
  readonly always?: true;
}

const category = { to: 'categories', as: 'CategoryReference', by: 'category_id' } as const;
const subcategory = { to: 'subcategories', as: 'SubcategoryReference', by: 'subcategory_id' } as const;

export const relations: Readonly<Record<string, Readonly<Record<string, Relation>>>> = {
  Document: {
    category,
    subcategory,
    counterpart: { to: 'counterparts', as: 'Counterpart', by: 'counterpart_id' },
    sectional: { to: 'documentSectionals', as: 'DocumentSectionalReference', by: 'sectional_id' },
    flows: { to: 'flows', as: 'Flow', by: 'document_id', many: true },
  },
  Counterpart: {
    issued_category: { to: 'categories', as: 'Category', by: 'issued_category_id', always: true },
    issued_subcategory: { ...subcategory, by: 'issued_subcategory_id', always: true },
    received_category: { to: 'categories', as: 'Category', by: 'received_category_id', always: true },
    received_subcategory: { ...subcategory, by: 'received_subcategory_id', always: true },
  },
  Transaction: {
    category,
    subcategory,
    reconciliations: { to: 'reconciliations', as: 'Reconciliation', by: 'transaction_id', many: true },
  },
  Reconciliation: {
    flow: { to: 'flows', as: 'Flow', by: 'flow_id' },
    transaction: { to: 'transactions', as: 'Transaction', by: 'transaction_id' },
  },
};

/** Parts of a company that stand in its row and are shown only when asked for. */
export const embedded: Readonly<Record<string, readonly string[]>> = {
  Company: ['company_identity', 'subscriptions'],
};
