/** Finds the values of an XML text: in elements, attributes, comments, and text where none is allowed. */
import type { Format } from '../../model/grammar.ts';
import { jsonName } from '../../model/jsonName.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { XmlAttribute } from '../../xml/namespaces.ts';
import type { ElementVisitor } from '../../xml/tree.ts';
import { visitElements } from '../../xml/visitElements.ts';
import type { Kept } from './keep.ts';
import { type LeafStep, MAX_DEPTH, Steps } from './leaf.ts';
import { Leaves, ROOT } from './leaves.ts';
import { attributeParts, contentParts } from './xmlText.ts';

/** Namespaces of attributes for software, without personal data. */
const TECHNICAL = new Set([
  'http://www.w3.org/2001/XMLSchema-instance',
  'http://www.w3.org/XML/1998/namespace',
]);

/** Maximum number of names in the cache: an invoice has a few hundred. */
const MAX_NAMES = 10_000;

const LIMITS = { maxDepth: MAX_DEPTH, maxElements: Number.POSITIVE_INFINITY };

/** Returns null if the text is malformed or nested too deeply, because values after the flaw would be missed. */
export function xmlLeaves(text: string, format: Format, kept: Kept): Leaves | null {
  const visitor = new LeafVisitor(text, format, kept);
  return visitElements(text, LIMITS, visitor) ? visitor.leaves : null;
}

/** An open element. */
interface Frame {
  readonly step: LeafStep;
  readonly path: number;
  /** The end of the start tag or of the last child. */
  from: number;
  isBlock: boolean;
  /** The name and step of the last child: children of one name mostly follow each other. */
  local: string;
  below: LeafStep;
  /** The number of the last value of CodiceTipo; -1 without one. */
  system: number;
  /** The numbers of codes of articles. */
  articles: number[] | null;
}

class LeafVisitor implements ElementVisitor {
  readonly leaves: Leaves;
  readonly #text: string;
  readonly #kept: Kept;
  readonly #steps: Steps;
  readonly #frames: Frame[] = [];
  /** Cache of JSON names by XML name: a document has few names, each many times. */
  readonly #names = new Map<string, string>();

  constructor(text: string, format: Format, kept: Kept) {
    this.#text = text;
    this.#kept = kept;
    this.#steps = new Steps(format, kept);
    this.leaves = new Leaves(text, this.#steps.all);
  }

  open(element: XmlElement): void {
    const parent = this.#frames.at(-1);
    const step = parent === undefined ? this.#steps.root : this.#stepBelow(parent, element);
    const path = parent === undefined ? ROOT : this.leaves.addPath(parent.path, element.offset);
    for (const attribute of element.attributes) this.#attribute(attribute, path, parent === undefined);
    this.#frames.push({
      step,
      path,
      from: element.tagEnd,
      isBlock: parent === undefined,
      local: '',
      below: step,
      system: -1,
      articles: null,
    });
  }

  close(element: XmlElement): void {
    const frame = this.#frames.pop();
    if (frame === undefined) return;
    const parent = this.#frames.at(-1);
    if (frame.isBlock) this.#strayText(frame, element.contentEnd);
    else if (parent !== undefined) this.#content(frame, element, parent);
    for (const code of frame.articles ?? []) if (frame.system >= 0) this.leaves.addSystem(code, frame.system);
    if (parent !== undefined) parent.from = element.end;
  }

  comment(offset: number, end: number): void {
    const part = { form: 'comment', offset: offset + '<!--'.length, end: end - '-->'.length } as const;
    if (/\S/.test(this.#text.slice(part.offset, part.end))) this.leaves.add([part], this.#steps.loose, ROOT);
  }

  #stepBelow(parent: Frame, { local, offset }: XmlElement): LeafStep {
    parent.isBlock = true;
    this.#strayText(parent, offset);
    if (local !== parent.local) {
      parent.below = this.#steps.to(parent.step, this.#nameOf(local));
      parent.local = local;
    }
    return parent.below;
  }

  #nameOf(local: string): string {
    let json = this.#names.get(local);
    if (json === undefined) {
      json = jsonName(local);
      if (this.#names.size < MAX_NAMES) this.#names.set(local, json);
    }
    return json;
  }

  /** Collects the text of an element without children. */
  #content({ step, path }: Frame, element: XmlElement, parent: Frame): void {
    const { kind } = step;
    const { tagEnd, contentEnd } = element;
    if (tagEnd === contentEnd || (kind === 'kept' && !this.#mayHaveName(element))) return;
    const value = this.leaves.add(contentParts(this.#text, tagEnd, contentEnd), step, path);
    if (kind === 'label' && this.#nameOf(element.local) === 'codice_tipo') parent.system = value;
    else if (kind === 'article' && value >= 0) {
      parent.articles ??= [];
      parent.articles.push(value);
    }
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

  /** Text between the children of a block, or in a root without any. Each piece is a value. */
  #strayText({ from, path }: Frame, to: number): void {
    for (const part of contentParts(this.#text, from, to)) this.leaves.add([part], this.#steps.loose, path);
  }

  #attribute(attribute: XmlAttribute, path: number, isRoot: boolean): void {
    const { uri, local, prefix, offset } = attribute;
    if (TECHNICAL.has(uri) || prefix === 'xmlns' || local === 'xmlns') return;
    if (isRoot && local === 'versione') return;
    const parts = attributeParts(this.#text, attribute);
    if (parts.length === 0) return;
    const isSystem = isRoot && local === 'SistemaEmittente';
    const step = this.#steps.unknown(
      isSystem ? 'code' : 'unknown',
      isSystem && this.#kept.has('sistema_emittente'),
    );
    this.leaves.add(parts, step, this.leaves.addPath(path, offset));
  }
}
