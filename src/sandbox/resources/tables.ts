/** The table of each resource of the contract, and the columns to read. */
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ResourceName } from '../../api/contract/index.ts';
import {
  accounts,
  categories,
  companies,
  counterparts,
  documentSectionals,
  documents,
  flows,
  products,
  reconciliations,
  requests,
  subcategories,
  transactions,
} from '../database/tables/index.ts';

/** As selected by drizzle: times are Date objects, amounts are texts. */
export type Row = Readonly<Record<string, unknown>>;

const TABLES = {
  companies: { table: companies, singular: 'company' },
  accounts: { table: accounts, singular: 'account' },
  categories: { table: categories, singular: 'category' },
  subcategories: { table: subcategories, singular: 'subcategory' },
  counterparts: { table: counterparts, singular: 'counterpart' },
  documentSectionals: { table: documentSectionals, singular: 'sectional' },
  documents: { table: documents, singular: 'document' },
  flows: { table: flows, singular: 'flow' },
  products: { table: products, singular: 'product' },
  reconciliations: { table: reconciliations, singular: 'reconciliation' },
  requests: { table: requests, singular: 'request' },
  transactions: { table: transactions, singular: 'transaction' },
} as const satisfies Readonly<Record<ResourceName, Pick<Resource, 'table' | 'singular'>>>;

/** Large columns that no response with a list contains. */
const UNREAD: ReadonlySet<string> = new Set(['invoice', 'xml', 'planned', 'content']);

export interface Resource {
  readonly name: ResourceName;
  /** Name of one object in messages. */
  readonly singular: string;
  readonly table: PgTable;
  /** The columns to select. */
  readonly columns: Readonly<Record<string, PgColumn>>;
}

const resources = new Map<string, Resource>(
  Object.entries(TABLES).map(([name, { table, singular }]) => [
    name,
    {
      name: name as ResourceName,
      singular,
      table,
      columns: Object.fromEntries(Object.entries(getTableColumns(table)).filter(([one]) => !UNREAD.has(one))),
    },
  ]),
);

/** @throws Error for a resource without a table: a bug */
export function resourceNamed(name: string): Resource {
  const found = resources.get(name);
  if (found === undefined) throw new Error(`no table of ${name}`);
  return found;
}

/** @throws Error for a column that the table does not have: a bug */
export function columnOf({ name, columns }: Resource, column: string): PgColumn {
  const found = columns[column];
  if (found === undefined) throw new Error(`no column ${column} of ${name}`);
  return found;
}
