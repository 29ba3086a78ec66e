/** The SQL expression of a list's field. */
import { type SQL, sql } from 'drizzle-orm';
import { asNumber } from '../database/columns.ts';
import { counterparts, documents, products } from '../database/tables/index.ts';
import { columnOf, type Resource } from '../resources/tables.ts';

export type FieldType = 'text' | 'uuid' | 'date' | 'timestamptz' | 'numeric' | 'integer';

export interface ListField {
  readonly expression: SQL;
  readonly type: FieldType;
  readonly nullable: boolean;
  /** Replaces null in comparisons and orders; absent if the field is never null. */
  readonly ranked?: (value: SQL) => SQL;
  /** For a field of another table: the rows related to one that matches a condition. */
  readonly related?: (condition: SQL) => SQL;
  /** For the same field: the rows without any related row. */
  readonly alone?: SQL;
}

/** Fields that are not columns of the list's own table. */
const SPECIAL: Readonly<Record<string, ListField>> = {
  // Searches the other table once, by its own indexes, instead of once for each row: `offset 0` prevents the planner from merging them.
  'documents.counterpart_company_name': {
    expression: sql`${counterparts.company_name}`,
    type: 'text',
    nullable: true,
    related: (condition) =>
      sql`${documents.counterpart_id} in (select ${counterparts.id} from ${counterparts} where ${condition} offset 0)`,
    alone: sql`${documents.counterpart_id} is null`,
  },
  'documents.progressive': {
    expression: sql`${documents.progressive}`,
    type: 'text',
    nullable: true,
    ranked: asNumber,
  },
  // Sorted by an index that serves its filters too.
  'documents.delivery_date': {
    expression: sql`${documents.delivery_date}`,
    type: 'text',
    nullable: true,
    ranked: (value) => value,
  },
  'products.search': {
    expression: sql`coalesce(${products.code}, '') || ' ' || ${products.description}`,
    type: 'text',
    nullable: true,
  },
};

/** undefined for an unknown field. */
export function fieldOf(resource: Resource, name: string): ListField | undefined {
  const special = SPECIAL[`${resource.name}.${name}`];
  if (special !== undefined) return special;
  if (!Object.hasOwn(resource.columns, name)) return undefined;
  const column = columnOf(resource, name);
  return { expression: sql`${column}`, type: typeOf(column.getSQLType()), nullable: !column.notNull };
}

function typeOf(type: string): FieldType {
  if (type.startsWith('timestamp')) return 'timestamptz';
  switch (type) {
    case 'text':
    case 'uuid':
    case 'date':
    case 'numeric':
    case 'integer':
      return type;
    default:
      throw new Error(`columns of type ${type} cannot be compared`);
  }
}

/** A value cast to that type. The casts are constants: no text of a request becomes SQL. */
export const valueOfType = (value: string, type: FieldType): SQL =>
  type === 'text' ? sql`${value}::text` : sql`${value}::${sql.raw(type)}`;

/** Compares text by code point, so that every database gives the same result. */
export const inOrder = (expression: SQL, type: FieldType): SQL =>
  type === 'text' ? sql`${expression} collate "C"` : expression;
