/** Names and TypeScript for the contract's vocabulary, shared by everything generated from the contract. */
import type { Endpoint, Field, Shape } from '../../src/api/contract/index.ts';
import { pathParameters } from '../../src/api/contract/index.ts';

export const HEAD = '// Generated from the contract by `npm run generate`; do not edit.\n';

/** The line width of the formatter. */
export const WIDTH = 110;

/** `documents` → `Documents`, `document_id` → `DocumentId`. */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `document_id` → `documentId`, `BulkPayment` → `bulkPayment`. */
export function camel(name: string): string {
  const upper = pascal(name);
  return upper.charAt(0).toLowerCase() + upper.slice(1);
}

/** `DocumentStatus` → `documentStatuses`, `Currency` → `currencies`. */
export function plural(name: string): string {
  const base = camel(name);
  if (base.endsWith('y')) return `${base.slice(0, -1)}ies`;
  return base.endsWith('s') ? `${base}es` : `${base}s`;
}

/** The description of a field as a sentence, with its format if that is not obvious. */
export function sentence({ description, shape }: Pick<Field, 'description' | 'shape'>): string {
  const form = formOf(shape);
  return form === '' ? `${description}.` : `${description}; ${form}.`;
}

function formOf(shape: Shape): string {
  if (shape.kind === 'list') return shape.minItems === undefined ? '' : 'not empty';
  if (shape.kind !== 'text') return '';
  if (shape.format === 'date') return 'a date like `2026-01-31`';
  if (shape.format === 'date-time') return 'date and time of ISO 8601, UTC';
  return '';
}

/** The type of a value of this shape. Code lists are open in both directions. */
export function typeOf(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return 'string';
    case 'code':
      return `OpenCode<${shape.list}>`;
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'reference':
      return shape.to;
    case 'invoice':
      return 'Invoice';
    case 'list':
      return `readonly ${grouped(typeOf(shape.of))}[]`;
    case 'either':
      return shape.of.map(typeOf).join(' | ');
    case 'object':
      return objectType(shape.fields);
  }
}

/** The names in a type's text, for imports. */
export function mentioned(text: string, names: readonly string[]): readonly string[] {
  const words = new Set(text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').match(/\w+/g));
  return names.filter((name) => words.has(name)).sort(natural);
}

/** The formatter's order of imported names: A, a, B, b. */
function natural(a: string, b: string): number {
  const key = (name: string): string => name.replaceAll(/[a-z]/g, (letter) => `${letter.toUpperCase()}~`);
  const [left, right] = [key(a), key(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** An import statement in the formatter's style; empty if there is nothing to import. */
export function importTypes(names: readonly string[], from: string): string {
  if (names.length === 0) return '';
  const flat = `import type { ${names.join(', ')} } from '${from}';\n`;
  return flat.length <= WIDTH + 1 ? flat : `import type {\n  ${names.join(',\n  ')},\n} from '${from}';\n`;
}

/** `a | b`, on several lines if it is long. */
export function unionType(name: string, members: readonly string[]): string {
  const flat = `export type ${name} = ${members.join(' | ')};`;
  return flat.length <= WIDTH ? flat : `export type ${name} =\n${members.map((m) => `  | ${m}`).join('\n')};`;
}

/** The ids that a method takes: those in the path, except the company's, which the client knows. */
export function idsOf(endpoint: Endpoint): readonly string[] {
  return pathParameters(endpoint.path).filter((name) => name !== 'company_id');
}

function grouped(type: string): string {
  return type.includes(' ') && !/^\w+<[^|]*>$/.test(type) ? `(${type})` : type;
}

function objectType(fields: Readonly<Record<string, Field>>): string {
  const members = Object.entries(fields).map(([name, field]) => `readonly ${name}: ${typeOf(field.shape)}`);
  return members.length === 0 ? 'Readonly<Record<string, unknown>>' : `{ ${members.join('; ')} }`;
}
