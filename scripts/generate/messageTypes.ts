/** The TypeScript types of SdI's messages: one interface per block, one union per closed code list. */
import { messageGrammars } from '../../src/messages/grammar/messageGrammars.ts';
import { type Attribute, type Block, type Element, elementsOf } from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import { blocksUnder } from './grammarWalk.ts';
import { comment } from './tsdoc.ts';

const HEAD = '// Generated from the grammar by `npm run generate`; do not edit.\n';

const all = [...messageGrammars.pa, ...messageGrammars.b2b];

export function messageTypes(): string {
  const blocks = [...new Set(all.flatMap(({ block }) => [...blocksUnder(block)]))];
  const types = new Set(blocks.flatMap((block) => elementsOf(block).map(({ type }) => type)));
  const coded = [...types].filter((type) => type.kind === 'simple').filter(hasUnion);
  return [HEAD, ...coded.map(union), ...blocks.map(blockInterface), unionOfMessages()].join('\n');
}

function hasUnion(type: SimpleType): boolean {
  return type.codes?.closed === true;
}

function union({ name, codes }: SimpleType): string {
  const { title, codes: list } = codes ?? { title: { it: '', en: '' }, codes: [] };
  return [
    comment([
      `${title.it} / ${title.en}`,
      ...list.map((one) => `- \`${one.code}\` ${one.label.it} / ${one.label.en}`),
    ]),
    `export type ${name} = ${list.map((one) => `'${one.code}'`).join(' | ')};`,
    '',
  ].join('\n');
}

function blockInterface(block: Block): string {
  const grammar = all.find((one) => one.block === block);
  const about = grammar === undefined ? `\`${block.xsdName}\`.` : `\`${grammar.root}\` (${grammar.kind}).`;
  const namespace =
    grammar === undefined
      ? []
      : [`  /** Namespace of the root element. */\n  namespace: '${grammar.namespace}';`];
  return [
    comment([about]),
    `export interface ${block.name} {`,
    ...namespace,
    ...(block.attributes ?? []).map(attributeProperty),
    ...elementsOf(block).map(elementProperty),
    '}',
    '',
  ].join('\n');
}

function attributeProperty({ name, json, required, description: { it, en } }: Attribute): string {
  return `${comment([`Attribute \`${name}\`.`, it, en], '  ')}\n  ${json}${required ? '' : '?'}: string;`;
}

function elementProperty(element: Element): string {
  const { name, json, occurs, description, mayLack } = element;
  const lacks = mayLack === true ? ['Required by the schema, but absent in some real messages.'] : [];
  const mark = occurs.min === 0 || mayLack === true ? '?' : '';
  const text = `${tsType(element)}${occurs.max > 1 ? '[]' : ''}`;
  return `${comment([`\`${name}\`.`, description.it, description.en, ...lacks], '  ')}\n  ${json}${mark}: ${text};`;
}

function tsType({ type }: Element): string {
  if (type.kind === 'block') return type.name;
  return hasUnion(type) ? type.name : 'string';
}

function unionOfMessages(): string {
  const members = all.map(
    ({ kind, flow, block }) =>
      `  | { readonly kind: '${kind}'; readonly flow: '${flow}'; readonly message: ${block.name} }`,
  );
  return [
    comment(['A message of SdI with its kind and flow, which determine the type of `message`.']),
    'export type Message =',
    `${members.join('\n')};`,
    '',
  ].join('\n');
}
