/** The vendor's OpenAPI document, stored next to the project, with its references resolved. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shared } from '../shared.ts';

export interface SnapshotSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SnapshotSchema>>;
  readonly items?: SnapshotSchema;
  readonly anyOf?: readonly SnapshotSchema[];
  readonly oneOf?: readonly SnapshotSchema[];
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

interface SnapshotParameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: SnapshotSchema;
}

type Content = Readonly<Record<string, { readonly schema?: SnapshotSchema }>>;

export interface SnapshotOperation {
  readonly parameters?: readonly SnapshotParameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface SnapshotDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, SnapshotOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, SnapshotSchema>> };
}

const file = join(shared.folder, 'spec/service-openapi.json');

function read(): SnapshotDocument {
  if (!existsSync(file)) return { paths: {}, components: { schemas: {} } };
  return JSON.parse(readFileSync(file, 'utf8')) as SnapshotDocument;
}

const document = read();

/** Operations by `GET /path/{}`: the names of ids in paths are compared separately. */
export const snapshotOperations: ReadonlyMap<string, SnapshotOperation> = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => [operationKey(verb, path), operation] as const),
  ),
);

export function operationKey(verb: string, path: string): string {
  return `${verb.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
}

/** The schema that a reference stands for; `anyOf` with a single schema is that schema. */
export function resolved(schema: SnapshotSchema): SnapshotSchema {
  if (schema.$ref !== undefined) {
    const target = document.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
    if (target === undefined) throw new Error(`no schema ${schema.$ref}`);
    return resolved(target);
  }
  const [only, ...others] = schema.anyOf ?? [];
  if (only === undefined || others.length > 0) return schema;
  return { ...resolved(only), ...(schema.nullable === undefined ? {} : { nullable: schema.nullable }) };
}
