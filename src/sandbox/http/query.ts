/** Checks the query of a request against the contract. */
import {
  type Endpoint,
  type Field,
  OPERATORS,
  type Operator,
  operatorsOf,
  PAGE_SIZE,
  type Shape,
} from '../../api/contract/index.ts';
import { refuse } from './refusal.ts';
import { textFlaw, valueFlaw } from './shapes.ts';

export interface Filter {
  readonly field: string;
  readonly operator: Operator;
  /** Several for `in` and `notIn`, otherwise one. */
  readonly values: readonly string[];
  readonly shape: Shape;
}

export interface Query {
  readonly filters: readonly Filter[];
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  readonly expand: readonly string[];
  readonly pageSize: number;
  readonly cursor: string | null;
  /** The endpoint's own parameters. */
  readonly own: Readonly<Record<string, string | boolean>>;
}

/** @throws Refusal 400 with a pointer for anything that the contract does not have */
export function readQuery(endpoint: Endpoint, pairs: readonly (readonly [string, string])[]): Query {
  const { list } = endpoint;
  const own: Record<string, string | boolean> = {};
  const filters: Filter[] = [];
  let query = { sort: [] as Query['sort'], expand: [] as readonly string[] };
  let pageSize: number = PAGE_SIZE.default;
  let cursor: string | null = null;
  const seen = new Set<string>();
  for (const [name, value] of pairs) {
    if (seen.has(name)) throw refuse(400, 'given twice', `/${name}`);
    seen.add(name);
    const definition = ownOf(endpoint.query ?? {}, name);
    const filter = /^filter\[(.+)\]$/.exec(name)?.[1];
    if (definition !== undefined) own[name] = readOwn(name, value, definition);
    else if (filter !== undefined && list?.filter !== undefined) {
      filters.push(readFilter(filter, value, list.filter));
    } else if (name === 'sort' && list?.sort !== undefined) {
      query = { ...query, sort: readSort(value, list.sort) };
    } else if (name === 'expand' && endpoint.expand !== undefined) {
      query = { ...query, expand: readExpand(value, endpoint.expand) };
    } else if (name === 'page_size' && list?.paginated) pageSize = readPageSize(value);
    else if (name === 'cursor' && list?.paginated) cursor = value;
    else throw refuse(400, 'no such parameter', `/${name}`);
  }
  for (const [name, { required }] of Object.entries(endpoint.query ?? {})) {
    if (required && !seen.has(name)) throw refuse(400, 'required', `/${name}`);
  }
  return { ...query, filters, pageSize, cursor, own };
}

function readOwn(name: string, value: string, { shape }: Field): string | boolean {
  if (shape.kind === 'boolean') {
    if (value !== 'true' && value !== 'false') throw refuse(400, 'expected true or false', `/${name}`);
    return value === 'true';
  }
  const flaw = shape.kind === 'text' ? textFlaw(value, shape) : undefined;
  if (flaw !== undefined) throw refuse(400, flaw, `/${name}`);
  return value;
}

function readFilter(text: string, value: string, fields: Readonly<Record<string, Shape>> | 'open'): Filter {
  const pointer = `/filter/${text}`;
  const [, field = '', operator = ''] = /^(.+)__(\w+)$/.exec(text) ?? [];
  if (!isOperator(operator)) throw refuse(400, 'expected <field>__<operator>', pointer);
  const shape: Shape | undefined = fields === 'open' ? { kind: 'text' } : ownOf(fields, field);
  if (shape === undefined) throw refuse(400, `cannot filter by ${field}`, pointer);
  if (!operatorsOf(shape).includes(operator))
    throw refuse(400, `operator ${operator} is not available for ${field}`, pointer);
  if (operator === 'empty') {
    if (value !== 'true' && value !== 'false') throw refuse(400, 'expected true or false', pointer);
    return { field, operator, values: [value], shape };
  }
  const values = operator === 'in' || operator === 'notIn' ? value.split(',') : [value];
  for (const one of values) {
    const flaw = valueFlaw(one, shape);
    if (flaw !== undefined) throw refuse(400, `${one}: ${flaw}`, pointer);
  }
  return { field, operator, values, shape };
}

function readSort(value: string, fields: readonly string[]): Query['sort'] {
  return value.split(',').map((part) => {
    const descending = part.startsWith('-');
    const field = descending ? part.slice(1) : part;
    if (!fields.includes(field)) throw refuse(400, `cannot sort by ${field}`, '/sort');
    return { field, descending };
  });
}

function readExpand(value: string, names: readonly string[] | 'open'): readonly string[] {
  const given = value.split(',');
  const unknown = given.find((name) => names !== 'open' && !names.includes(name));
  if (unknown !== undefined) throw refuse(400, `cannot expand ${unknown}`, '/expand');
  return given;
}

function readPageSize(value: string): number {
  const size = Number(value);
  const { minimum, maximum } = PAGE_SIZE;
  if (!/^\d+$/.test(value) || size < minimum || size > maximum) {
    throw refuse(400, `expected an integer from ${minimum} to ${maximum}`, '/page_size');
  }
  return size;
}

/** Ignores inherited properties such as `constructor`. */
const ownOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const isOperator = (text: string): text is Operator => (OPERATORS as readonly string[]).includes(text);
