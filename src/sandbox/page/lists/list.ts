/** A list of the page as data, from which one page, one form and one table are created. */
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { ResourceName } from '../../../api/contract/index.ts';
import { endpoints } from '../../../api/contract/index.ts';
import type { Database } from '../../database/database.ts';
import { ROOT } from '../../http/paths.ts';
import type { Part } from '../html.ts';
import type { ColumnName, ListName } from '../words/lists.ts';
import type { Words } from '../words/words.ts';

export interface Column<Row, Related> {
  readonly name: ColumnName;
  /** `main` names the row, `end` contains amounts, `wide` contains long texts. */
  readonly kind?: 'main' | 'end' | 'wide';
  /** null: the row has no value. */
  cell(row: Row, words: Words, related: Related): Part;
}

/** The operation that creates a row: an endpoint of the contract, or a path of the control API. */
export type Way = { readonly operation: string } | { readonly control: string };

export interface List<Row, Related> {
  readonly name: ListName;
  readonly resource: ResourceName;
  /** The rows of the resource in the list; default: all. */
  readonly only?: SQL;
  readonly order: { readonly field: string; readonly descending: boolean };
  /** The columns that the search covers. */
  readonly searched: readonly SQLWrapper[];
  /** The time column of the date filter. */
  readonly dated?: SQLWrapper;
  readonly way: Way;
  /** Values from other tables for the cells, fetched once for all rows. */
  related(db: Database, rows: readonly Row[]): Promise<Related>;
  readonly columns: readonly Column<Row, Related>[];
}

export const unrelated = async (): Promise<null> => null;

export const pathOf = (name: ListName): string => `/sandbox/${name}`;

/**
 * Method and path of the operation that creates a row.
 * @throws Error if the contract does not have it: a bug
 */
export function wayText(way: Way): string {
  if ('control' in way) return `POST /control${way.control}`;
  const found = endpoints.find(({ resource, name }) => `${resource}.${name}` === way.operation);
  if (found === undefined || !found.path.startsWith(ROOT)) throw new Error(`no operation ${way.operation}`);
  return `${found.method} ${found.path}`;
}
