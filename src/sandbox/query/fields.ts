/** What a field of a list is in SQL. */
import { type SQL, sql } from 'drizzle-orm';
import { asNumber } from '../database/columns.ts';
import { counterparts, documents, products } from '../database/tables/index.ts';
import { columnOf, type Resource } from '../resources/tables.ts';

export type FieldType = 'text' | 'uuid' | 'date' | 'timestamptz' | 'numeric' | 'integer';

export interface ListField {
  readonly expression: SQL;
  readonly type: FieldType;
  readonly nullable: boolean;
  /** What stands for a value where values are compared or put in order; the value itself where there is none. */
  readonly ranked?: (value: SQL) => SQL;
  /** Of a field of another row: the rows that are related to one that a condition holds for. */
  readonly related?: (condition: SQL) => SQL;
  /** Of such a field: the rows that are related to none. */
  readonly alone?: SQL;
}

/** Fields that are no columns of the list's own table. */
const SPECIAL: Readonly<Record<string, ListField>> = {
  // The other rows are looked through, not one for each of the list's own.
  'documents.counterpart_company_name': {
    expression: sql`${counterparts.company_name}`,
    type: 'text',
    nullable: true,
    related: (condition) =>
      sql`${documents.counterpart_id} in (select ${counterparts.id} from ${counterparts} where ${condition})`,
    alone: sql`${documents.counterpart_id} is null`,
  },
  'documents.progressive': {
    expression: sql`${documents.progressive}`,
    type: 'text',
    nullable: true,
    ranked: asNumber,
  },
  'products.search': {
    expression: sql`coalesce(${products.code}, '') || ' ' || ${products.description}`,
    type: 'text',
    nullable: true,
  },
};

/** undefined for what is no field of the rows. */
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
      throw new Error(`nothing is compared with a column of ${type}`);
  }
}

/** A value as that type. The casts are constants of ours: no text of a request becomes SQL. */
export const valueOfType = (value: string, type: FieldType): SQL =>
  type === 'text' ? sql`${value}::text` : sql`${value}::${sql.raw(type)}`;

/** Text by code point, so that every database says the same. */
export const inOrder = (expression: SQL, type: FieldType): SQL =>
  type === 'text' ? sql`${expression} collate "C"` : expression;
