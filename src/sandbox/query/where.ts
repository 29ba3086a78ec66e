/** The filters of a query as SQL. */
import { type SQL, sql } from 'drizzle-orm';
import { lastWhenNull, NULLS_LAST } from '../database/columns.ts';
import type { Filter } from '../http/query.ts';
import { refuse } from '../http/refusal.ts';
import type { Resource } from '../resources/tables.ts';
import { containsText } from './contains.ts';
import { fieldOf, inOrder, type ListField, valueOfType } from './fields.ts';

/** @throws Refusal 400 for an unknown field, which only open filters can have */
export function conditionOf(resource: Resource, { field, operator, values }: Filter): SQL {
  const found = fieldOf(resource, field);
  if (found === undefined) throw refuse(400, `cannot filter by ${field}`, `/filter/${field}__${operator}`);
  const condition = operators[operator](found, values);
  const { related, alone } = found;
  if (related === undefined) return condition;
  const takesNone =
    operator === 'neq' || operator === 'notIn' || (operator === 'empty' && values[0] === 'true');
  return takesNone && alone !== undefined ? sql`(${alone} or ${related(condition)})` : related(condition);
}

const asItIs = (value: SQL): SQL => value;

type Operation = (field: ListField, values: readonly string[]) => SQL;

const compared =
  (sign: SQL): Operation =>
  ({ expression, type, nullable, ranked = asItIs }, [value = '']) => {
    const plain = inOrder(ranked(expression), type);
    const given = ranked(valueOfType(value, type));
    // The same expression as in the indexes for sorting, and the condition of partial ones.
    return nullable && type === 'text'
      ? sql`(${lastWhenNull(plain)} ${sign} ${given} and ${lastWhenNull(plain)} < ${NULLS_LAST} and ${expression} is not null)`
      : sql`${plain} ${sign} ${given}`;
  };

const listed = ({ type, ranked = asItIs }: ListField, values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => ranked(valueOfType(value, type))),
    sql`, `,
  );

const oneOf: Operation = (field, values) => {
  const { expression, type, ranked } = field;
  const plain = inOrder(expression, type);
  // As for a single value: an index on the rank serves it.
  return ranked === undefined
    ? sql`${plain} in (${listed(field, values)})`
    : sql`(${lastWhenNull(inOrder(ranked(expression), type))} in (${listed(field, values)}) and ${expression} is not null)`;
};

/** null is different from all of them. */
const noneOf: Operation = (field, values) =>
  sql`(${field.expression} is null or not ${oneOf(field, values)})`;

const operators: Readonly<Record<Filter['operator'], Operation>> = {
  eq: compared(sql`=`),
  gt: compared(sql`>`),
  gte: compared(sql`>=`),
  lt: compared(sql`<`),
  lte: compared(sql`<=`),
  in: oneOf,
  neq: noneOf,
  notIn: noneOf,
  empty: ({ expression }, [value]) =>
    value === 'true' ? sql`${expression} is null` : sql`${expression} is not null`,
  // The condition of partial indexes.
  ilike: ({ expression, nullable }, [value = '']) =>
    nullable
      ? sql`(${containsText(expression, value)} and ${expression} is not null)`
      : containsText(expression, value),
};
