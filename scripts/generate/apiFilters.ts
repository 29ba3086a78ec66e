/** The TypeScript of filters: the operators of each kind of field, and the fields of each list. */
import {
  type Endpoint,
  OPERATORS,
  objectNamed,
  operatorsOf,
  type Shape,
} from '../../src/api/contract/index.ts';
import { boolean, code, date, integer, text, uuid } from '../../src/api/contract/shape.ts';
import { pascal, sentence, unionType } from './apiText.ts';
import { comment } from './tsdoc.ts';

interface FilterKind {
  readonly name: string;
  readonly about: string;
  /** A shape of this kind, which determines the operators. */
  readonly sample: Shape;
  readonly value: string;
  readonly generic?: string;
}

const filterKinds: readonly FilterKind[] = [
  { name: 'IdFilter', about: 'A filter on an id', sample: uuid, value: 'string' },
  {
    name: 'CodeFilter',
    about: 'A filter on a code, which is in upper case',
    sample: code(''),
    value: 'Known',
    generic: 'Known extends string',
  },
  { name: 'DateFilter', about: 'A filter on a date, or on a date and time', sample: date, value: 'string' },
  { name: 'NumberFilter', about: 'A filter on a number', sample: integer, value: 'number' },
  { name: 'BooleanFilter', about: 'A filter on a boolean', sample: boolean, value: 'boolean' },
  { name: 'TextFilter', about: 'A filter on free text', sample: text, value: 'string' },
];

/** The parts of filters: the operators, and those of each kind of field. */
export function filterTypes(): readonly string[] {
  return [operators(), ...filterKinds.map(filterKind), anyFilter()];
}

function operators(): string {
  const members: Readonly<Record<(typeof OPERATORS)[number], readonly [about: string, type: string]>> = {
    eq: ['Equal', 'Value'],
    neq: ['Not equal', 'Value'],
    gt: ['Greater or later', 'Value'],
    gte: ['Greater or equal', 'Value'],
    lt: ['Less or earlier', 'Value'],
    lte: ['Less or equal', 'Value'],
    in: ['One of these. A value with a comma cannot be sent', 'readonly Value[]'],
    notIn: ['None of these. A value with a comma cannot be sent', 'readonly Value[]'],
    empty: ['`true`: the field is empty; `false`: it is not', 'boolean'],
    ilike: ['Contains this text, case-insensitively', 'string'],
  };
  return [
    comment(['The operators of filters. Members that are null or undefined are ignored.']),
    'export interface Operators<Value> {',
    ...OPERATORS.map(
      (name) => `  /** ${members[name][0]}. */\n  readonly ${name}?: ${members[name][1]} | null | undefined;`,
    ),
    '}',
    '',
  ].join('\n');
}

function filterKind({ name, about, sample, value, generic }: FilterKind): string {
  const taken = operatorsOf(sample);
  const missing = OPERATORS.filter((operator) => !taken.includes(operator));
  const all = `Operators<${value}>`;
  const members = missing.map((operator) => `'${operator}'`).join(' | ');
  const type = missing.length === 0 ? all : `Omit<${all}, ${members}>`;
  const parameters = generic === undefined ? '' : `<${generic}>`;
  return [
    comment([`${about}: a value, which means \`eq\`, or operators.`]),
    unionType(`${name}${parameters}`, [value, type]),
    '',
  ].join('\n');
}

function anyFilter(): string {
  return [
    comment(['A filter on a field whose type is not documented.']),
    'export type AnyFilter = string | number | boolean | Operators<string | number | boolean>;',
    '',
  ].join('\n');
}

/** The interface of a list's filters; empty if it has none. */
export function filterInterface(endpoint: Endpoint): readonly string[] {
  const filter = endpoint.list?.filter;
  if (filter === undefined) return [];
  const name = `${pascal(endpoint.resource)}Filter`;
  const about = comment([`The filters of \`${endpoint.resource}.${endpoint.name}\`.`]);
  if (filter === 'open') return [`${about}\nexport type ${name} = Readonly<Record<string, AnyFilter>>;\n`];
  const fields = objectNamed(endpoint.answer.of ?? '').fields;
  const members = Object.entries(filter).map(([field, shape]) => {
    const known = fields[field];
    const line = `  readonly ${field}?: ${filterType(shape)} | null | undefined;`;
    return known === undefined ? line : `${comment([sentence(known)], '  ')}\n${line}`;
  });
  return [`${about}\nexport interface ${name} {\n${members.join('\n')}\n}\n`];
}

function filterType(shape: Shape): string {
  if (shape.kind === 'code') return `CodeFilter<${shape.list}>`;
  if (shape.kind === 'boolean') return 'BooleanFilter';
  if (shape.kind === 'integer' || shape.kind === 'number') return 'NumberFilter';
  if (shape.kind !== 'text') throw new Error(`no filter for ${shape.kind}`);
  if (shape.format === undefined) return 'TextFilter';
  return shape.format === 'uuid' ? 'IdFilter' : 'DateFilter';
}
