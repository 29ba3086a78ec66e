/** The values of an XML text: of elements and attributes, of comments, and what stands where no text belongs. */
import type { Format } from '../../model/grammar.ts';
import { jsonName } from '../../model/jsonName.ts';
import type { XmlAttribute } from '../../xml/namespaces.ts';
import type { XmlElement } from '../../xml/tree.ts';
import type { Kept } from './keep.ts';
import { type Leaf, type Step, stepTo } from './leaf.ts';
import { attributeValue, contentParts, type Part, strayParts, written } from './xmlText.ts';

/** Attributes of these namespaces tell readers something, not people. */
const TECHNICAL = new Set([
  'http://www.w3.org/2001/XMLSchema-instance',
  'http://www.w3.org/XML/1998/namespace',
]);

const NOTHING: ReadonlyMap<string, string> = new Map();

export function xmlLeaves(text: string, root: XmlElement, format: Format, kept: Kept): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const start: Step = { block: format.block, type: undefined, number: '', kind: 'unknown', isKept: false };
  const open: { readonly element: XmlElement; readonly step: Step; readonly path: string }[] = [
    { element: root, step: start, path: '' },
  ];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { element, step, path } = at;
    for (const attribute of element.attributes) {
      const leaf = attributeLeaf(text, attribute, { isRoot: element === root, path, kept });
      if (leaf !== null) leaves.push(leaf);
    }
    leaves.push(...strayLeaves(text, element, path));
    const values = valuesOf(element);
    const counts = new Map<string, number>();
    for (const child of element.children) {
      const json = jsonName(child.local);
      const count = counts.get(json) ?? 0;
      counts.set(json, count + 1);
      const below = stepTo(step, json, kept);
      const childPath = `${path}/${json}/${count}`;
      if (child.children.length > 0) open.push({ element: child, step: below, path: childPath });
      else leaves.push(...contentLeaf(text, child, { step: below, path: childPath, values, kept }));
    }
  }
  return [...leaves, ...commentLeaves(text)];
}

function valuesOf({ children }: XmlElement): ReadonlyMap<string, string> {
  return new Map(children.map((child) => [jsonName(child.local), child.text.trim()]));
}

interface Place {
  readonly step: Step;
  readonly path: string;
  readonly values: ReadonlyMap<string, string>;
  readonly kept: Kept;
}

/** An element without children: its text, and its attributes. */
function contentLeaf(
  text: string,
  element: XmlElement,
  { step, path, values, kept }: Place,
): readonly Leaf[] {
  const leaves: Leaf[] = [];
  for (const attribute of element.attributes) {
    const leaf = attributeLeaf(text, attribute, { isRoot: false, path, kept });
    if (leaf !== null) leaves.push(leaf);
  }
  const parts = contentParts(text, element.tagEnd, element.contentEnd);
  const value = parts.map((part) => part.value).join('');
  if (value === '') return leaves;
  const { kind, isKept, type } = step;
  const write = (made: string): ReturnType<Leaf['write']> =>
    // A comment inside the value stays behind the whole of it.
    parts.map((part, i) => ({
      offset: part.offset,
      end: part.end,
      text: i === 0 ? written(made, part) : '',
    }));
  leaves.push({ kind, isKept, value, path, type, beside: values, write });
  return leaves;
}

/** Text between the children of a block, or in a root without any. */
function strayLeaves(text: string, element: XmlElement, path: string): readonly Leaf[] {
  const ends = [element.tagEnd, ...element.children.map(({ end }) => end)];
  const starts = [...element.children.map(({ offset }) => offset), element.contentEnd];
  return ends
    .flatMap((end, i) => strayParts(text, end, starts[i] ?? end))
    .map((part) => looseLeaf(part, path));
}

function looseLeaf(part: Part, path: string): Leaf {
  return {
    kind: 'text',
    isKept: false,
    value: part.value,
    path,
    type: undefined,
    beside: NOTHING,
    write: (made) => [{ offset: part.offset, end: part.end, text: written(made, part) }],
  };
}

function attributeLeaf(
  text: string,
  attribute: XmlAttribute,
  { isRoot, path, kept }: { readonly isRoot: boolean; readonly path: string; readonly kept: Kept },
): Leaf | null {
  const { uri, local, prefix } = attribute;
  if (TECHNICAL.has(uri) || prefix === 'xmlns' || local === 'xmlns') return null;
  if (isRoot && local === 'versione') return null;
  const part = attributeValue(text, attribute);
  if (part === null) return null;
  const isSystem = isRoot && local === 'SistemaEmittente';
  const isKept = isSystem && kept.has('sistema_emittente');
  return { ...looseLeaf(part, `${path}/${jsonName(local)}`), kind: isSystem ? 'code' : 'unknown', isKept };
}

const COMMENT = /<!\[CDATA\[[\s\S]*?\]\]>|<!--([\s\S]*?)-->/g;

/** What somebody wrote beside the invoice. */
function commentLeaves(text: string): readonly Leaf[] {
  const leaves: Leaf[] = [];
  for (const { index, 1: content } of text.matchAll(COMMENT)) {
    if (content === undefined || content.trim() === '') continue;
    const offset = index + '<!--'.length;
    leaves.push(looseLeaf({ form: 'comment', offset, end: offset + content.length, value: content }, ''));
  }
  return leaves;
}
