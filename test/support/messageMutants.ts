/** Seeded mutants of SdI's messages: made from the grammar, then changed as text. */
import { type MessageGrammar, messageGrammars } from '../../src/messages/grammar/messageGrammars.ts';
import { type Block, type Element, elementsOf } from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import { escapeText } from './mutantsDocument.ts';
import { Random } from './mutantsRandom.ts';
import { sampleValue } from './mutantsSamples.ts';
import { generateSignature } from './mutantsSignature.ts';
import { borderValue } from './mutantsValues.ts';

const GRAMMARS: readonly MessageGrammar[] = [...messageGrammars.pa, ...messageGrammars.b2b];

/** An element as text, in a tree that a mutation changes. */
interface Item {
  readonly name: string;
  attributes: string;
  /** Null for a block. */
  value: string | null;
  children: Item[];
  /** Null for an element that is in no grammar. */
  readonly declared: Element | null;
}

/** Values of the types with a pattern. */
const PATTERNED: Readonly<Record<string, readonly [string, ...string[]]>> = {
  CodiceDestinatarioMessaggio: ['ABC123', '0000000'],
  VersioneMessaggio: ['1.0'],
  Si: ['Si'],
};

function textFor(type: SimpleType, random: Random): string {
  const known = PATTERNED[type.name];
  return known === undefined ? sampleValue(type, random) : random.pick(known);
}

function itemOf(declared: Element, random: Random): Item {
  const { name, type } = declared;
  return type.kind === 'simple'
    ? { name, attributes: '', value: escapeText(textFor(type, random)), children: [], declared }
    : {
        name,
        attributes: attributesOf(type, random),
        value: null,
        children: childrenOf(type, random),
        declared,
      };
}

function attributesOf({ attributes = [] }: Block, random: Random): string {
  return attributes
    .filter(({ required }) => required || random.chance(0.3))
    .map(({ name, type }) => ` ${name}="${textFor(type, random)}"`)
    .join('');
}

function childrenOf(block: Block, random: Random): Item[] {
  const children = elementsOf(block).flatMap((declared) => {
    const count = declared.occurs.min === 1 || random.chance(0.4) ? 1 : 0;
    const more = count === 1 && declared.occurs.max > 1 ? random.pick([0, 0, 1, 3, 198, 199]) : 0;
    return Array.from({ length: count + more }, () => itemOf(declared, random));
  });
  const isSigned = block.signature === 'required' || (block.signature === 'optional' && random.chance(0.3));
  return isSigned ? [...children, signature(random)] : children;
}

function signature(random: Random): Item {
  return { name: '', attributes: '', value: generateSignature(random, 0), children: [], declared: null };
}

function written({ name, attributes, value, children }: Item, prefix = ''): string {
  // A signature is text of its own.
  if (name === '') return value ?? '';
  const inner = value ?? children.map((child) => written(child)).join('');
  return `<${prefix}${name}${attributes}>${inner}</${prefix}${name}>`;
}

type Change = (root: Item, random: Random, grammar: MessageGrammar) => void;

function blocksIn(item: Item): Item[] {
  return item.value === null ? [item, ...item.children.flatMap(blocksIn)] : [];
}

function leavesIn(item: Item): Item[] {
  return item.value === null ? item.children.flatMap(leavesIn) : item.declared === null ? [] : [item];
}

const unknown = (): Item => ({ name: 'Altro', attributes: '', value: 'x', children: [], declared: null });

/** Each changes the tree in one way; about half of them leave a message valid. */
const CHANGES: Readonly<Record<string, Change>> = {
  none: () => undefined,
  border(root, random) {
    const leaf = random.pick(leavesIn(root));
    const type = leaf?.declared?.type;
    if (leaf !== undefined && type?.kind === 'simple' && !(type.name in PATTERNED))
      leaf.value = escapeText(borderValue(type, random));
  },
  sample(root, random) {
    const leaf = random.pick(leavesIn(root));
    const type = leaf?.declared?.type;
    if (leaf !== undefined && type?.kind === 'simple') leaf.value = escapeText(textFor(type, random));
  },
  text(root, random) {
    const leaf = random.pick(leavesIn(root));
    if (leaf !== undefined)
      leaf.value = random.pick(['', ' ', 'x', '0', '-1', '2026-02-30', 'EC03', 'é€', '1'.repeat(13)]);
  },
  omit(root, random) {
    const block = random.pick(blocksIn(root));
    if (block !== undefined) block.children.splice(random.below(block.children.length), 1);
  },
  repeat(root, random) {
    const block = random.pick(blocksIn(root));
    const at = random.below(block?.children.length ?? 0);
    const child = block?.children[at];
    if (child !== undefined) block?.children.splice(at, 0, child);
  },
  swap(root, random) {
    const children = random.pick(blocksIn(root))?.children ?? [];
    const at = random.below(children.length);
    const [child] = children.splice(at, 1);
    if (child !== undefined) children.splice(random.below(children.length + 1), 0, child);
  },
  insert(root, random) {
    const block = random.pick(blocksIn(root));
    block?.children.splice(random.below(block.children.length + 1), 0, unknown());
  },
  ofAnother(root, random) {
    const other = random.pick(GRAMMARS);
    const declared = random.pick(other === undefined ? [] : elementsOf(other.block));
    const block = random.pick(blocksIn(root));
    if (declared !== undefined)
      block?.children.splice(random.below(block.children.length + 1), 0, itemOf(declared, random));
  },
  attribute(root, random) {
    const item = random.pick([...blocksIn(root), ...leavesIn(root)]);
    if (item !== undefined) item.attributes += random.pick([' versione2="1"', ' xml:lang="it"', ' Id="a"']);
  },
  noAttributes(root, random) {
    const block = random.pick(blocksIn(root));
    if (block !== undefined) block.attributes = '';
  },
  version(root, random) {
    const value = random.pick(['1.1', '', ' 1.0', '1.0 ', '1', 'FPA12']);
    root.attributes = root.attributes.replace(/versione="[^"]*"/, `versione="${value}"`);
  },
  flag(root, random) {
    const name = random.pick(['IntermediarioConDupliceRuolo', 'FlussoSemplificato']);
    if (!root.attributes.includes(name))
      root.attributes += ` ${name}="${random.pick(['Si', 'No', 'si', ''])}"`;
  },
  sign(root, random) {
    random.pick(blocksIn(root))?.children.push(signature(random));
  },
  unsign(root) {
    root.children = root.children.filter(({ name }) => name !== '');
  },
  type(root, random, { flow, block }) {
    const names = elementsOf(block).map(({ type }) => type.xsdName);
    const item = random.pick([root, ...root.children.filter(({ name }) => name !== '')]);
    const own = item?.declared?.type.xsdName ?? block.xsdName;
    const name = random.chance(0.6) ? own : (random.pick(names) ?? own);
    const typeName = name.replace(/^xs:/, 'xsd:').replace(/^(?!xsd:)/, 'm:');
    if (item !== undefined && flow.length > 0)
      item.attributes += ` xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="${typeName}"`;
  },
  comment(root, random) {
    const leaf = random.pick(leavesIn(root));
    if (leaf !== undefined) leaf.value = `<!-- c -->${leaf.value}<?p i?>`;
  },
  blanks(root, random) {
    const block = random.pick(blocksIn(root));
    block?.children.push({
      name: '',
      attributes: '',
      value: random.pick(['\n  ', 'x', '&#32;', '<![CDATA[ ]]>']),
      children: [],
      declared: null,
    });
  },
};

export const CHANGE_NAMES = Object.keys(CHANGES);

/** Changes that leave a message valid. They occur more often: otherwise, few mutants would be valid. */
const CALM = ['none', 'sample', 'comment', 'border'];

export interface MessageMutant {
  readonly name: string;
  readonly changes: readonly string[];
  readonly text: string;
}

export function messageMutant(seed: number, index: number): MessageMutant {
  const random = Random.of(seed, index);
  const grammar = GRAMMARS[index % GRAMMARS.length] as MessageGrammar;
  const { root, namespace, block } = grammar;
  const item: Item = {
    name: root,
    attributes: ` xmlns:m="${namespace}"${attributesOf(block, random)}`,
    value: null,
    children: childrenOf(block, random),
    declared: null,
  };
  const changes = Array.from(
    { length: 1 + random.below(2) },
    () => random.pick(random.chance(0.4) ? CALM : CHANGE_NAMES) ?? 'none',
  );
  for (const change of changes) CHANGES[change]?.(item, random, grammar);
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${written(item, 'm:')}\n`;
  return { name: `${seed}-${index} ${grammar.flow} ${grammar.kind} ${changes.join(' ')}`, changes, text };
}
