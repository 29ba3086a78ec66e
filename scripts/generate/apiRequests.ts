/** The objects for the client's check of request bodies, without descriptions. */
import { endpoints, type NamedObject, objectNamed, type Shape } from '../../src/api/contract/index.ts';
import { HEAD } from './apiText.ts';

export function apiRequests(): string {
  const names = new Set<string>();
  for (const { body } of endpoints) if (body?.shape) collect(body.shape, names);
  const checked = Object.fromEntries([...names].sort().map((name) => [name, bare(objectNamed(name))]));
  return [
    HEAD,
    "import type { CheckedObject } from '../contract/requestFaults.ts';",
    '',
    '/** The objects of requests, by name. */',
    `export const requestObjects: Readonly<Record<string, CheckedObject>> = ${JSON.stringify(checked, null, 2)};`,
    '',
  ].join('\n');
}

function collect(shape: Shape, names: Set<string>): void {
  if (shape.kind === 'list') collect(shape.of, names);
  if (shape.kind === 'either') for (const one of shape.of) collect(one, names);
  if (shape.kind === 'object') for (const field of Object.values(shape.fields)) collect(field.shape, names);
  if (shape.kind !== 'reference' || names.has(shape.to)) return;
  names.add(shape.to);
  for (const field of Object.values(objectNamed(shape.to).fields)) collect(field.shape, names);
}

function bare({ fields, rules = [], createOnly = [] }: NamedObject): object {
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, { description: _, ...field }]) => [name, field]),
    ),
    ...(rules.length === 0 ? {} : { rules: rules.map(({ source: _, ...rule }) => rule) }),
    ...(createOnly.length === 0 ? {} : { createOnly }),
  };
}
