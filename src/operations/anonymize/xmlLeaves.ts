/** Finds the values of an XML text: in elements, attributes, comments, and text where none is allowed. */
import type { Format } from '../../model/grammar.ts';
import { jsonName } from '../../model/jsonName.ts';
import type { XmlAttribute } from '../../xml/namespaces.ts';
import type { XmlElement } from '../../xml/tree.ts';
import type { Kept } from './keep.ts';
import { type Leaf, type Step, stepTo, UnknownNames, type Walked } from './leaf.ts';
import { attributeValue, contentParts, type Part, strayParts, written } from './xmlText.ts';

/** Namespaces of attributes for software, without personal data. */
const TECHNICAL = new Set([
  'http://www.w3.org/2001/XMLSchema-instance',
  'http://www.w3.org/XML/1998/namespace',
]);

/** Maximum number of names in the cache: an invoice has a few hundred. */
const MAX_NAMES = 10_000;

/** The location of an element; its pointer is built only for replacements. */
interface Path {
  readonly above: Path | null;
  readonly json: string;
  readonly index: number;
}

function pointerOf({ above, json, index }: Path): string {
  return above === null ? '' : `${pointerOf(above)}/${json}/${index}`;
}

export function xmlLeaves(text: string, root: XmlElement, format: Format, kept: Kept): readonly Leaf[] {
  return new Walk(text, kept).from(root, format);
}

interface Opened {
  readonly element: XmlElement;
  readonly step: Step;
  readonly path: Path;
}

class Walk {
  readonly #text: string;
  readonly #walked: Walked;
  readonly #leaves: Leaf[] = [];
  /** Cache of JSON names by XML name: a document has few names, each many times. */
  readonly #names = new Map<string, string>();

  constructor(text: string, kept: Kept) {
    this.#text = text;
    this.#walked = { kept, unknownNames: new UnknownNames() };
  }

  from(root: XmlElement, { block }: Format): readonly Leaf[] {
    const step: Step = { block, type: undefined, number: '', kind: 'unknown', isKept: false };
    const open: Opened[] = [{ element: root, step, path: { above: null, json: '', index: 0 } }];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const { element, step: own, path } = at;
      this.#attributes(element, path, element === root);
      this.#strayText(element, path);
      const counts = new Map<string, number>();
      // Children of one name mostly follow each other.
      let last: string | undefined;
      let step = own;
      const beside = (json: string): string | undefined => this.#valueOf(element, json);
      for (const child of element.children) {
        const json = this.#nameOf(child);
        const index = counts.get(json) ?? 0;
        counts.set(json, index + 1);
        if (json !== last) step = stepTo(own, json, this.#walked);
        last = json;
        const below: Opened = { element: child, step, path: { above: path, json, index } };
        if (child.children.length > 0) open.push(below);
        else this.#content(below, beside);
      }
    }
    this.#comments();
    return this.#leaves;
  }

  #nameOf({ local }: XmlElement): string {
    let json = this.#names.get(local);
    if (json === undefined) {
      json = jsonName(local);
      if (this.#names.size < MAX_NAMES) this.#names.set(local, json);
    }
    return json;
  }

  /** Returns the value of the last child with this name. */
  #valueOf({ children }: XmlElement, json: string): string | undefined {
    return children.findLast((child) => this.#nameOf(child) === json)?.text.trim();
  }

  /** Collects the text and attributes of an element without children. */
  #content({ element, step, path }: Opened, beside: Leaf['beside']): void {
    this.#attributes(element, path, false);
    const { kind } = step;
    if (kind === 'kept' && !this.#mayHaveName(element)) return;
    const parts = contentParts(this.#text, element.tagEnd, element.contentEnd);
    const [first] = parts;
    if (first === undefined) return;
    const value = parts.length === 1 ? first.value : parts.map((part) => part.value).join('');
    if (value === '') return;
    // A closure over the element would keep the tree in memory.
    const asked = kind === 'article' ? beside : nothing;
    this.#leaves.push(new ContentLeaf({ step, path, value, beside: asked, parts }));
  }

  /** Kept values are replaced only if they contain a name. Numbers cannot, and they are the majority. */
  #mayHaveName({ tagEnd, contentEnd }: XmlElement): boolean {
    for (let at = tagEnd; at < contentEnd; at += 1) {
      const unit = this.#text.charCodeAt(at);
      // Characters up to `:` are digits, blanks and those of amounts and dates; a reference or markup may hide a
      // letter.
      if (unit > 0x3a || unit === 0x26) return true;
    }
    return false;
  }

  /** Text between the children of a block, or in a root without any. */
  #strayText({ tagEnd, children, contentEnd }: XmlElement, path: Path): void {
    let pointer: string | undefined;
    const around = (): string => {
      pointer ??= pointerOf(path);
      return pointer;
    };
    let from = tagEnd;
    for (const { offset, end } of children) {
      if (offset > from) this.#strayBetween(from, offset, around);
      from = end;
    }
    this.#strayBetween(from, contentEnd, around);
  }

  #strayBetween(from: number, to: number, around: Leaf['path']): void {
    for (const part of strayParts(this.#text, from, to)) this.#leaves.push(new LooseLeaf(part, around));
  }

  #attributes({ attributes }: XmlElement, path: Path, isRoot: boolean): void {
    for (const attribute of attributes) {
      const leaf = attributeLeaf(this.#text, attribute, { isRoot, path, kept: this.#walked.kept });
      if (leaf !== null) this.#leaves.push(leaf);
    }
  }

  /** Collects the comments and processing instructions of the author. */
  #comments(): void {
    for (const { index, 1: content } of this.#text.matchAll(COMMENT)) {
      if (content === undefined || content.trim() === '') continue;
      const offset = index + '<!--'.length;
      const part: Part = { form: 'comment', offset, end: offset + content.length, value: content };
      this.#leaves.push(new LooseLeaf(part, () => ''));
    }
  }
}

const nothing = (): undefined => undefined;

/** The value of an element without children. A class, because a file may have 300,000, and closures take more memory. */
class ContentLeaf implements Leaf {
  readonly value: string;
  readonly beside: Leaf['beside'];
  readonly #step: Step;
  readonly #path: Path;
  readonly #parts: readonly Part[];

  constructor({
    step,
    path,
    value,
    beside,
    parts,
  }: Pick<Leaf, 'value' | 'beside'> & Pick<Opened, 'step' | 'path'> & { readonly parts: readonly Part[] }) {
    this.value = value;
    this.beside = beside;
    this.#step = step;
    this.#path = path;
    this.#parts = parts;
  }

  get kind(): Leaf['kind'] {
    return this.#step.kind;
  }

  get isKept(): boolean {
    return this.#step.isKept;
  }

  get type(): Leaf['type'] {
    return this.#step.type;
  }

  path(): string {
    return pointerOf(this.#path);
  }

  write(made: string): ReturnType<Leaf['write']> {
    // A comment inside the value moves to the end of it.
    return this.#parts.map((part, i) => ({
      offset: part.offset,
      end: part.end,
      text: i === 0 ? written(made, part) : '',
    }));
  }
}

/** A value without a field. A class, because a file may have half a million, and closures take twice the memory. */
class LooseLeaf implements Leaf {
  readonly path: Leaf['path'];
  readonly #part: Part;

  constructor(part: Part, path: Leaf['path']) {
    this.#part = part;
    this.path = path;
  }

  get kind(): Leaf['kind'] {
    return 'text';
  }

  get isKept(): boolean {
    return false;
  }

  get type(): undefined {
    return undefined;
  }

  get value(): string {
    return this.#part.value;
  }

  get beside(): Leaf['beside'] {
    return nothing;
  }

  write(made: string): ReturnType<Leaf['write']> {
    return writtenIn(this.#part, made);
  }
}

function writtenIn(part: Part, made: string): ReturnType<Leaf['write']> {
  return [{ offset: part.offset, end: part.end, text: written(made, part) }];
}

function attributeLeaf(
  text: string,
  attribute: XmlAttribute,
  { isRoot, path, kept }: { readonly isRoot: boolean; readonly path: Path; readonly kept: Kept },
): Leaf | null {
  const { uri, local, prefix } = attribute;
  if (TECHNICAL.has(uri) || prefix === 'xmlns' || local === 'xmlns') return null;
  if (isRoot && local === 'versione') return null;
  const part = attributeValue(text, attribute);
  if (part === null) return null;
  const isSystem = isRoot && local === 'SistemaEmittente';
  const isKept = isSystem && kept.has('sistema_emittente');
  const pointer = (): string => `${pointerOf(path)}/${jsonName(local)}`;
  return {
    kind: isSystem ? 'code' : 'unknown',
    isKept,
    type: undefined,
    value: part.value,
    path: pointer,
    beside: nothing,
    write: (made) => writtenIn(part, made),
  };
}

const COMMENT = /<!\[CDATA\[[\s\S]*?\]\]>|<!--([\s\S]*?)-->/g;
