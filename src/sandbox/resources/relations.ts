/** The related objects that a response can embed, and the location of their rows. */
import type { ResourceName } from '../../api/contract/index.ts';

export interface Relation {
  readonly to: ResourceName;
  /** Name of the embedded object. */
  readonly as: string;
  /** The row's column with the other's id; for `many`, the others' column with the row's id. */
  readonly by: string;
  readonly many?: true;
  /** Always embedded. */
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

/** Parts of a company that are stored in its row and shown only when requested. */
export const embedded: Readonly<Record<string, readonly string[]>> = {
  Company: ['company_identity', 'subscriptions'],
};
