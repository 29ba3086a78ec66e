/** Builds a request body from `--data` and `--set`. */

import { type Field, objectNamed, type Shape } from '../../api/contract/index.ts';
import { isMembers } from '../../model/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { JsonKind } from './expected.ts';
import { splitSetting, valueNamed } from './names.ts';
import { readValue } from './values.ts';

type Fields = Readonly<Record<string, Field>>;

/** The fields of a shape that is an object; none for other shapes. */
export function fieldsOf(shape: Shape | null | undefined): Fields {
  if (shape?.kind === 'reference') return objectNamed(shape.to).fields;
  return shape?.kind === 'object' ? shape.fields : {};
}

/**
 * @param data The object from --data; null without it.
 * @param settings The values of --set, which take precedence over the data.
 * @throws UsageError for an unknown or missing field, or a value of the wrong kind.
 */
export function buildBody(
  data: Readonly<Record<string, unknown>> | null,
  settings: readonly string[],
  shape: Shape,
): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(shape);
  const body = { ...data, ...assign(settings, fields) };
  checkObject(body, fields, '');
  const [first] = Object.keys(body);
  if (first === undefined) {
    const names = Object.keys(fields);
    throw new UsageError(({ api }) => api.usage.emptyBody(names));
  }
  return body;
}

function assign(settings: readonly string[], fields: Fields): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown>();
  for (const setting of settings) {
    const [name, text] = splitSetting(setting, '--set');
    const field = valueNamed(name, fields, '--set');
    values.set(name, add(values.get(name), readSetting(name, text, field), field.shape));
  }
  return Object.fromEntries(values);
}

/** Adds a value; a field with several values gets one from each --set. */
function add(before: unknown, value: unknown, shape: Shape): unknown {
  if (shape.kind === 'list') return [...(Array.isArray(before) ? before : []), value];
  if (shape.kind !== 'either' || before === undefined) return value;
  return [...(Array.isArray(before) ? before : [before]), value];
}

function readSetting(name: string, text: string, { shape, nullable }: Field): unknown {
  if (nullable === true && text === 'null') return null;
  const [own = shape] = shape.kind === 'either' ? shape.of : [shape.kind === 'list' ? shape.of : shape];
  const composed = own.kind === 'reference' ? own.to !== 'Money' : own.kind === 'object';
  if (composed) throw new UsageError(({ api }) => api.usage.needsData(name));
  return readValue(`--set ${name}`, text, own);
}

function checkObject(value: Readonly<Record<string, unknown>>, fields: Fields, path: string): void {
  const missing = Object.entries(fields)
    .filter(([name, { required }]) => required === true && value[name] === undefined)
    .map(([name]) => `${path}${name}`);
  if (missing.length > 0) throw new UsageError(({ api }) => api.usage.missingFields(missing));
  for (const [name, content] of Object.entries(value)) {
    const field = valueNamed(name, fields, `--data ${path}`.trimEnd());
    if (content === null && field.nullable === true) continue;
    checkValue(content, field.shape, `${path}${name}`);
  }
}

/** Checks only kinds and names; the service validates the values. */
function checkValue(value: unknown, shape: Shape, path: string): void {
  switch (shape.kind) {
    case 'reference':
    case 'object':
      if (!isMembers(value)) throw wrongKind(path, 'object');
      checkObject(value, fieldsOf(shape), `${path}.`);
      return;
    case 'list':
      if (!Array.isArray(value)) throw wrongKind(path, 'list');
      for (const [index, one] of value.entries()) checkValue(one, shape.of, `${path}[${index}]`);
      return;
    case 'either': {
      const own = shape.of.find(({ kind }) => (kind === 'list') === Array.isArray(value));
      if (own === undefined) throw wrongKind(path, 'text');
      checkValue(value, own, path);
      return;
    }
    case 'integer':
    case 'number':
      if (typeof value !== 'number') throw wrongKind(path, 'number');
      return;
    case 'boolean':
      if (typeof value !== 'boolean') throw wrongKind(path, 'boolean');
      return;
    default:
      if (typeof value !== 'string') throw wrongKind(path, 'text');
  }
}

function wrongKind(path: string, wanted: JsonKind): UsageError {
  return new UsageError(({ api }) => api.usage.wrongKind(path, wanted));
}
