/** What a list of the page is: data, from which one page, one form and one table are made. */
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
  /** `main` names the row, `end` has figures, `wide` has long texts. */
  readonly kind?: 'main' | 'end' | 'wide';
  /** null: the row has no such thing. */
  cell(row: Row, words: Words, related: Related): Part;
}

/** How a row is made: an operation of the contract, or a path of the control API. */
export type Way = { readonly operation: string } | { readonly control: string };

export interface List<Row, Related> {
  readonly name: ListName;
  readonly resource: ResourceName;
  /** Which rows of the resource are in the list; default all. */
  readonly only?: SQL;
  readonly order: { readonly field: string; readonly descending: boolean };
  /** What is looked through for a text. */
  readonly searched: readonly SQLWrapper[];
  /** A moment by whose day the list can be narrowed. */
  readonly dated?: SQLWrapper;
  readonly way: Way;
  /** What the cells show of other tables, fetched once for all rows. */
  related(db: Database, rows: readonly Row[]): Promise<Related>;
  readonly columns: readonly Column<Row, Related>[];
}

export const unrelated = async (): Promise<null> => null;

export const pathOf = (name: ListName): string => `/sandbox/${name}`;

/** Method and path of what makes a row. @throws Error for what the contract does not have: a mistake of ours. */
export function wayText(way: Way): string {
  if ('control' in way) return `POST /control${way.control}`;
  const found = endpoints.find(({ resource, name }) => `${resource}.${name}` === way.operation);
  if (found === undefined || !found.path.startsWith(ROOT)) throw new Error(`no operation ${way.operation}`);
  return `${found.method} ${found.path}`;
}
