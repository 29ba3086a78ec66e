/** Compares the contract's objects with the snapshot's schemas: fields, required fields, null, kinds, codes. */
import { codeList, type NamedObject, objectNamed, type Shape } from '../../../src/api/contract/index.ts';
import { compared, type Difference } from './difference.ts';
import { resolved, type SnapshotSchema } from './document.ts';
import { invoiceDifferences } from './invoice.ts';

/** The kind of a value, in a vocabulary common to both. */
export function kindOf(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return shape.format === undefined ? 'text' : `text ${shape.format}`;
    case 'code':
      return 'code';
    case 'list':
      return `list of ${kindOf(shape.of)}${shape.minItems === undefined ? '' : `, ${shape.minItems} or more`}`;
    case 'either':
      return shape.of.map(kindOf).join(' or ');
    case 'reference':
    case 'invoice':
      return 'object';
    default:
      return shape.kind;
  }
}

const DECIMAL = '^[0-9]*\\.?[0-9]+$';

export function snapshotKind(schema: SnapshotSchema): string {
  const { type, format, enum: codes, pattern, items, oneOf, minItems } = resolved(schema);
  if (oneOf !== undefined) return oneOf.map(snapshotKind).join(' or ');
  if (codes !== undefined) return 'code';
  if (type === 'array' && items !== undefined)
    return `list of ${snapshotKind(items)}${minItems === undefined ? '' : `, ${minItems} or more`}`;
  if (pattern === DECIMAL) return 'text decimal';
  if (type === 'string') return format === undefined ? 'text' : `text ${format}`;
  return type ?? 'anything';
}

export function bodyDifferences(shape: Shape, schema: SnapshotSchema): readonly Difference[] {
  return valueDifferences('body', shape, schema, []);
}

export function objectDifferences(
  object: NamedObject,
  schema: SnapshotSchema,
  open: readonly string[] = [],
): readonly Difference[] {
  // Two objects contain each other: the inner one was already compared as the outer one.
  if (open.includes(object.name)) return [];
  const theirs = schema.properties ?? {};
  const names = [...new Set([...Object.keys(object.fields), ...Object.keys(theirs)])];
  return names.flatMap((name) => {
    const place = `${object.name}.${name}`;
    const [field, property] = [object.fields[name], theirs[name]];
    if (field === undefined) return [{ only: 'snapshot', fact: place } as const];
    if (property === undefined) return [{ only: 'contract', fact: place } as const];
    const inner = resolved(property);
    const ours = [
      ...(field.required === true ? ['required'] : []),
      ...(field.nullable === true ? ['null'] : []),
    ];
    const other = [
      ...(schema.required?.includes(name) === true ? ['required'] : []),
      ...(inner.nullable === true ? ['null'] : []),
    ];
    return [
      ...compared(`${place} `, ours, other),
      ...valueDifferences(place, field.shape, inner, [...open, object.name]),
    ];
  });
}

function valueDifferences(
  place: string,
  shape: Shape,
  schema: SnapshotSchema,
  open: readonly string[],
): readonly Difference[] {
  if (shape.kind === 'invoice') return invoiceDifferences(schema);
  if (shape.kind === 'reference') return objectDifferences(objectNamed(shape.to), schema, open);
  return [
    ...compared(
      place,
      [`: ${kindOf(shape)}`, ...limits(shape)],
      [`: ${snapshotKind(schema)}`, ...limits(schema)],
    ),
    ...(shape.kind === 'code' && schema.enum !== undefined ? codeDifferences(shape.list, schema.enum) : []),
    ...(shape.kind === 'list' && schema.items !== undefined
      ? valueDifferences(`${place}[]`, shape.of, resolved(schema.items), open)
      : []),
  ];
}

function limits(of: Shape | SnapshotSchema): readonly string[] {
  const { minLength, maxLength } = 'kind' in of && of.kind !== 'text' ? {} : (of as SnapshotSchema);
  return [
    ...(minLength === undefined ? [] : [`, ${minLength} or longer`]),
    ...(maxLength === undefined ? [] : [`, ${maxLength} or shorter`]),
  ];
}

function codeDifferences(list: string, theirs: readonly string[]): readonly Difference[] {
  return compared(`${list} `, Object.keys(codeList(list).codes), theirs);
}
