/** Reads `--query` and `--filter`. */
import {
  type Endpoint,
  type Field,
  type ListQuery,
  OPERATORS,
  type Operator,
  operatorsOf,
  type Shape,
} from '../../api/contract/index.ts';
import { UsageError } from '../command/usageError.ts';
import { spellCall, splitSetting, valueNamed } from './names.ts';
import { checkText, readValue } from './values.ts';

/** Set from the file that is sent. */
const FROM_FILE = 'file_name';

/** @throws UsageError for an unknown or missing parameter, or a value of the wrong kind. */
export function readQuery(
  texts: readonly string[],
  known: Readonly<Record<string, Field>>,
  endpoint: Endpoint,
): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown>();
  for (const text of texts) {
    const [name, value] = splitSetting(text, '--query');
    const { shape } = valueNamed(name, known, '--query');
    values.set(name, readValue(`--query ${name}`, value, shape));
  }
  for (const [name, { required }] of Object.entries(known)) {
    if (required !== true || values.has(name) || name === FROM_FILE) continue;
    throw new UsageError(({ api }) => api.usage.missingQuery(name, spellCall(endpoint)));
  }
  return Object.fromEntries(values);
}

/** The client's filter: field → operator → value. */
export type Filter = Readonly<Record<string, Readonly<Partial<Record<Operator, Value>>>>>;

type Value = string | boolean | readonly string[];

interface Condition {
  readonly field: string;
  readonly operator: Operator;
  readonly text: string;
}

const SIGNS: Readonly<Record<string, Operator>> = {
  '=': 'eq',
  '!=': 'neq',
  '>': 'gt',
  '>=': 'gte',
  '<': 'lt',
  '<=': 'lte',
  '~': 'ilike',
};

const CONDITION = /^\s*([\w.-]+?)(?:__([A-Za-z]+))?\s*(<=|>=|!=|=|<|>|~)\s*(.*)$/s;

/** @throws UsageError for an invalid condition, with the valid fields or operators. */
export function readFilter(texts: readonly string[], known: ListQuery['filter']): Filter {
  const filter = new Map<string, Partial<Record<Operator, Value>>>();
  for (const text of texts) {
    const condition = split(text);
    const { field, operator } = condition;
    const own = filter.get(field) ?? {};
    if (own[operator] !== undefined)
      throw new UsageError(({ api }) => api.usage.filterTwice(field, operator));
    filter.set(field, { ...own, [operator]: readOperand(condition, shapeOf(condition, known)) });
  }
  return Object.fromEntries(filter);
}

function split(text: string): Condition {
  const [, field, own, sign = '', value = ''] = CONDITION.exec(text) ?? [];
  if (field === undefined) throw new UsageError(({ api }) => api.usage.noCondition(text));
  if (own === undefined) return { field, operator: SIGNS[sign] ?? 'eq', text: value };
  const operator = OPERATORS.find((candidate) => candidate === own);
  if (operator === undefined || sign !== '=') {
    throw new UsageError(({ api }, nearest) =>
      operator === undefined
        ? api.usage.unknownOperator(own, nearest(own, OPERATORS), OPERATORS)
        : api.usage.noCondition(text),
    );
  }
  return { field, operator, text: value };
}

/** @returns null if the endpoint does not document its fields. */
function shapeOf({ field, operator }: Condition, known: ListQuery['filter']): Shape | null {
  if (known === undefined || known === 'open') return null;
  const shape = valueNamed(field, known, '--filter');
  const operators = operatorsOf(shape);
  if (!operators.includes(operator))
    throw new UsageError(({ api }) => api.usage.wrongOperator(field, operator, operators));
  return shape;
}

function readOperand({ field, operator, text }: Condition, shape: Shape | null): Value {
  const name = `--filter ${field}`;
  if (operator === 'empty') {
    checkText(`${name}__empty`, text, { kind: 'boolean' });
    return text === 'true';
  }
  const values =
    operator === 'in' || operator === 'notIn' ? text.split(',').map((one) => one.trim()) : [text];
  if (values.includes('')) throw new UsageError(({ api }) => api.usage.emptyValue(name));
  if (shape !== null && operator !== 'ilike') for (const value of values) checkText(name, value, shape);
  return operator === 'in' || operator === 'notIn' ? values : text;
}
