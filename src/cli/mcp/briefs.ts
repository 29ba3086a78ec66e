/**
 * The JSON Schema of a brief in parts that a model can read: the whole has up to 110 kB. Large definitions, and large
 * fields of the schema and of long definitions, are resources of their own, to which `$ref` refers.
 */

type Json = Readonly<Record<string, unknown>>;

/** Characters up to which a definition or a field stays where it is. */
const SMALL = 600;

/** Characters beyond which the large fields of a definition are separate. */
const LONG = 9_000;

interface Wanted {
  /** The URI of the schema. */
  readonly uri: string;
  /** The name of a definition or a field, or `Definition.field`; null for the schema without its large parts. */
  readonly part: string | null;
}

/** @returns The schema or a part of it as compact JSON; null if it has no such part. */
export function briefPart(schema: string, { uri, part }: Wanted): string | null {
  const { definitions, ...whole } = JSON.parse(schema) as Json;
  const all = objectOf(definitions);
  const found = part === null ? whole : partOf(whole, all, part.split('.'));
  if (found === null) return null;
  const isSplit = part === null || sizeOf(found) > LONG;
  const shown = isSplit ? withoutLargeFields(found, part === null ? `${uri}/` : `${uri}/${part}.`) : found;
  const linked = withLinks(shown, (name) => (isLarge(all[name]) ? `${uri}/${name}` : null));
  return JSON.stringify({ ...objectOf(linked), definitions: definitionsFor(linked, all) });
}

/** The definitions to which a schema refers, also by way of others. */
function definitionsFor(schema: unknown, all: Json): Json {
  const used: Record<string, unknown> = {};
  const collect = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/definitions\/(\w+)"/g)) {
      if (Object.hasOwn(used, name)) continue;
      used[name] = all[name];
      collect(all[name]);
    }
  };
  collect(schema);
  return used;
}

function partOf(whole: Json, definitions: Json, [first = '', ...fields]: readonly string[]): Json | null {
  const start = { ...objectOf(whole['properties']), ...definitions };
  let found = own(start, first);
  for (const field of fields) found = found === null ? null : own(objectOf(found['properties']), field);
  return found;
}

const own = (value: Json, name: string): Json | null =>
  Object.hasOwn(value, name) ? objectOf(value[name]) : null;

/** Each large field is replaced by its description and a reference to it. */
function withoutLargeFields(schema: Json, prefix: string): Json {
  const fields = Object.entries(objectOf(schema['properties'])).map(([name, field]) => {
    if (!isLarge(field)) return [name, field] as const;
    return [name, { description: objectOf(field)['description'], $ref: `${prefix}${name}` }] as const;
  });
  return fields.length === 0 ? schema : { ...schema, properties: Object.fromEntries(fields) };
}

/** References to definitions as links, as far as `linkTo` has one. */
function withLinks(value: unknown, linkTo: (name: string) => string | null): unknown {
  if (Array.isArray(value)) return value.map((one) => withLinks(one, linkTo));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const isReference = name === '$ref' && typeof member === 'string' && member.startsWith(DEFINITIONS);
    const link = isReference ? linkTo(member.slice(DEFINITIONS.length)) : null;
    return [name, link ?? withLinks(member, linkTo)] as const;
  });
  return Object.fromEntries(members);
}

const DEFINITIONS = '#/definitions/';

const sizeOf = (value: unknown): number => JSON.stringify(value ?? null).length;

const isLarge = (value: unknown): boolean => sizeOf(value) > SMALL;

const objectOf = (value: unknown): Json => (value ?? {}) as Json;
