/** A row as the service shows it: the fields that the contract names, related resources where they were asked for. */
import { objectNamed } from '../../../src/api/contract/index.ts';
import type { Collection, Row, Store } from './store.ts';

interface Relation {
  readonly to: Collection;
  /** Name of the object it is shown as. */
  readonly as: string;
  /** The row's field that holds the other's id; or the others' field that holds the row's. */
  readonly by: string;
  readonly many?: true;
  /** Shown without being asked for. */
  readonly always?: true;
}

const category = { to: 'categories', as: 'CategoryReference', by: 'category_id' } as const;
const subcategory = { to: 'subcategories', as: 'SubcategoryReference', by: 'subcategory_id' } as const;

const relations: Readonly<Record<string, Readonly<Record<string, Relation>>>> = {
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
const embedded: Readonly<Record<string, readonly string[]>> = {
  Company: ['company_identity', 'subscriptions'],
};

/** @param expand Names and paths, such as `transaction.category`: it shows the transaction too. */
export function show(store: Store, row: Row, name: string, expand: readonly string[]): unknown {
  const shown: Record<string, unknown> = {};
  for (const field of Object.keys(objectNamed(name).fields)) {
    const inner = expand.filter((path) => path === field || path.startsWith(`${field}.`));
    const relation = relations[name]?.[field];
    if (relation === undefined) {
      const asked = !embedded[name]?.includes(field) || inner.length > 0;
      if (asked && row[field] !== undefined) shown[field] = row[field];
    } else if (relation.always || inner.length > 0) {
      const further = inner.filter((path) => path !== field).map((path) => path.slice(field.length + 1));
      shown[field] = related(store, row, relation, further);
    }
  }
  return shown;
}

function related(store: Store, row: Row, { to, as, by, many }: Relation, expand: readonly string[]): unknown {
  if (many) {
    return store
      .rows(to)
      .filter((other) => other[by] === row.id)
      .map((other) => show(store, other, as, expand));
  }
  const other = store.find(to, row[by]);
  return other === undefined ? null : show(store, other, as, expand);
}
