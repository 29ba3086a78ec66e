/** The TypeScript of the contract's code lists and objects. */
import {
  type CodeList,
  codeLists,
  type Field,
  type NamedObject,
  objects,
} from '../../src/api/contract/index.ts';
import { HEAD, importTypes, mentioned, plural, sentence, typeOf, WIDTH } from './apiText.ts';
import { comment } from './tsdoc.ts';

/** The code lists: an array for user interfaces, and the union of its members. */
export function apiCodes(): string {
  return [
    HEAD,
    comment(['A known code, or any code of a later version of the service.']),
    'export type OpenCode<Known extends string> = Known | (string & {});',
    '',
    ...codeLists.map(codeList),
  ].join('\n');
}

/** One interface per object. */
export function apiObjects(): string {
  const body = objects.map(objectInterface).join('\n');
  const names = ['OpenCode', ...codeLists.map((list) => list.name)];
  return [
    HEAD,
    `import type { Invoice } from '../../model/generated/invoice.ts';`,
    importTypes(mentioned(body, names), './codes.ts'),
    body,
  ].join('\n');
}

/** The single module that exports everything generated except the resources. */
export function apiTypes(): string {
  return [
    HEAD,
    "export type { Expanded } from '../client/expanded.ts';",
    "export * from './codes.ts';",
    "export type * from './objects.ts';",
    "export type * from './queries.ts';",
    '',
  ].join('\n');
}

function codeList({ name, description, codes }: CodeList): string {
  const entries = Object.entries(codes);
  const meanings = entries.flatMap(([code, meaning]) =>
    meaning === null ? [] : [`- \`${code}\` ${meaning}`],
  );
  const array = plural(name);
  return [
    comment([`The known codes of {@link ${name}}.`]),
    `export const ${array} = ${arrayText(entries.map(([code]) => `'${code}'`))} as const;`,
    '',
    comment([`${description}.`, ...meanings]),
    `export type ${name} = (typeof ${array})[number];`,
    '',
  ].join('\n');
}

function arrayText(items: readonly string[]): string {
  const flat = `[${items.join(', ')}]`;
  // `export const … = ` and ` as const;` are on the same line.
  if (flat.length < WIDTH - 60) return flat;
  return `[\n${items.map((item) => `  ${item},`).join('\n')}\n]`;
}

function objectInterface(object: NamedObject): string {
  const fields = Object.entries(object.fields).map(([name, field]) => member(object, name, field));
  const rest = object.use === 'answer' ? ['The client keeps additional fields, which have no type.'] : [];
  return [
    comment([`${object.description}.`, ...rest]),
    `export interface ${object.name} {`,
    ...fields,
    '}',
    '',
  ].join('\n');
}

/** An optional member of a request may be undefined: it is not sent. */
function member(object: NamedObject, name: string, field: Field): string {
  const optional = field.required !== true;
  const parts = [
    typeOf(field.shape),
    ...(field.nullable === true ? ['null'] : []),
    ...(optional && object.use !== 'answer' ? ['undefined'] : []),
  ];
  return [
    comment([sentence(field)], '  '),
    `  readonly ${name}${optional ? '?' : ''}: ${parts.join(' | ')};`,
  ].join('\n');
}
