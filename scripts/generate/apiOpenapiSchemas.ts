/** The schemas of the OpenAPI document: objects, code lists, filters, the page, the invoice. */
import {
  codeLists,
  type Endpoint,
  endpoints,
  type Field,
  type NamedObject,
  OPERATORS,
  type Operator,
  objects,
  operatorsOf,
  patternOf,
  type Shape,
} from '../../src/api/contract/index.ts';
import { pascal } from './apiText.ts';
import { invoiceSchema } from './jsonSchema.ts';
import type { Schema } from './jsonType.ts';

/** @throws Error if two parts of the document use the same name */
export function componentSchemas(): Schema {
  const parts: readonly (readonly [string, Schema])[] = [
    ...objects.map((object) => [object.name, objectSchema(object)] as const),
    ...codeLists.map(({ name, description, codes }) => [name, openCodes(description, codes)] as const),
    ...endpoints.flatMap(filterSchema),
    ['Page', pageSchema()],
    ...invoiceParts(),
  ];
  const names = parts.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two schemas are named ${twice}`);
  return Object.fromEntries(parts);
}

export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

export function shapeSchema(shape: Shape): Schema {
  switch (shape.kind) {
    case 'text':
      return textSchema(shape);
    case 'code':
      return ref(shape.list);
    case 'reference':
      return ref(shape.to);
    case 'invoice':
      return ref('Invoice');
    case 'list':
      return {
        type: 'array',
        items: shapeSchema(shape.of),
        ...(shape.minItems === undefined ? {} : { minItems: shape.minItems }),
      };
    case 'either':
      return { oneOf: shape.of.map(shapeSchema) };
    case 'object':
      return { type: 'object', properties: mapFields(shape.fields) };
    default:
      return { type: shape.kind };
  }
}

function textSchema({ format, minLength, maxLength }: Extract<Shape, { kind: 'text' }>): Schema {
  const pattern = format === undefined ? undefined : patternOf(format);
  return {
    type: 'string',
    ...(pattern !== undefined ? { pattern } : format === undefined ? {} : { format }),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
}

function objectSchema({ description, fields, use }: NamedObject): Schema {
  const required = Object.keys(fields).filter((name) => fields[name]?.required === true);
  return {
    description,
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    properties: mapFields(fields),
    ...(use === 'request' ? { additionalProperties: false } : {}),
  };
}

function mapFields(fields: Readonly<Record<string, Field>>): Schema {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
}

export function fieldSchema({ shape, description, nullable }: Field): Schema {
  const schema = shapeSchema(shape);
  if (nullable !== true) return { description, ...schema };
  if (typeof schema['type'] === 'string') return { description, ...schema, type: [schema['type'], 'null'] };
  return { description, anyOf: [schema, { type: 'null' }] };
}

function openCodes(description: string, codes: Readonly<Record<string, string | null>>): Schema {
  const meanings = Object.entries(codes).filter(([, meaning]) => meaning !== null);
  const lines = meanings.map(([code, meaning]) => `- \`${code}\`: ${meaning}`);
  return {
    description: [`${description}. Any other text is an unknown code.`, lines.join('\n')]
      .filter((part) => part !== '')
      .join('\n\n'),
    anyOf: [{ type: 'string', enum: Object.keys(codes) }, { type: 'string' }],
  };
}

function pageSchema(): Schema {
  return {
    description: 'Pagination of a list',
    type: 'object',
    properties: {
      cursor: {
        description: 'Cursor of the next page; null or missing on the last page',
        type: ['string', 'null'],
      },
      size: { description: 'Page size', type: 'integer' },
    },
  };
}

/** The members of a filter as `field__operator`, the form inside the brackets. */
function filterSchema({ resource, list }: Endpoint): readonly (readonly [string, Schema])[] {
  const filter = list?.filter;
  if (filter === undefined) return [];
  const description = 'Conditions that all hold: `filter[<field>__<operator>]=<value>`';
  const members = Object.entries(filter === 'open' ? {} : filter).flatMap(([field, shape]) =>
    OPERATORS.filter((operator) => operatorsOf(shape).includes(operator)).map((operator) => [
      `${field}__${operator}`,
      operandSchema(operator, shape),
    ]),
  );
  return [
    [
      `${pascal(resource)}Filter`,
      filter === 'open'
        ? { description, type: 'object', propertyNames: { pattern: `^\\w+__(${OPERATORS.join('|')})$` } }
        : {
            description,
            type: 'object',
            properties: Object.fromEntries(members),
            additionalProperties: false,
          },
    ],
  ];
}

function operandSchema(operator: Operator, shape: Shape): Schema {
  if (operator === 'in' || operator === 'notIn')
    return { type: 'string', description: 'Values separated by commas' };
  if (operator === 'empty') return { type: 'boolean', description: 'true: empty; false: not empty' };
  return shapeSchema(shape);
}

/** Our JSON Schema of the invoice, with its definitions among the others. */
function invoiceParts(): readonly (readonly [string, Schema])[] {
  const { description, $defs } = invoiceSchema();
  const definitions = relocated($defs) as Readonly<Record<string, Schema>>;
  const invoice = {
    description,
    oneOf: [ref('OrdinaryInvoice'), ref('SimplifiedInvoice')],
    discriminator: {
      propertyName: 'versione',
      mapping: {
        FPA12: '#/components/schemas/OrdinaryInvoice',
        FPR12: '#/components/schemas/OrdinaryInvoice',
        FSM10: '#/components/schemas/SimplifiedInvoice',
      },
    },
  };
  return [['Invoice', invoice], ...Object.entries(definitions)];
}

function relocated(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^#\/\$defs\//, '#/components/schemas/');
  if (Array.isArray(value)) return value.map(relocated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, relocated(inner)]));
}
