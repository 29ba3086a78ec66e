/**
 * The explaining reader: interprets the grammar over a tree, collects every problem with its place, and continues after
 * each.
 */

import { type Block, type Element, type Format, isOnce, type RootGrammar } from '../../model/grammar.ts';
import { integerForm } from '../../model/integerForm.ts';
import { applyWhitespace, checkValue, type SimpleType } from '../../model/lexical.ts';
import { nearest } from '../../model/nearMiss.ts';
import { endsOf, parentsOf } from '../../model/parents.ts';
import { SIGNATURE_NAMESPACE } from '../../model/roots.ts';
import { qualified, type XmlElement } from '../tree.ts';
import { type DeclaredAttribute, readAttributes } from './attributes.ts';
import type { JsonBlock, JsonLeaf } from './jsonBlock.ts';
import { alternativesOf, type Layout, layoutOf, type Slot } from './layout.ts';
import { namedTypes } from './namedTypes.ts';
import { longestInOrder } from './order.ts';
import { excerpt, type Frame, type Problems, tagSpan, textSpan } from './problems.ts';
import { SignatureCheck } from './signature.ts';
import { type DeclaredType, type InstanceType, instanceType, isNil, replacement, withoutXsi } from './xsi.ts';

interface Placed {
  readonly child: XmlElement;
  readonly slot: Slot;
}

/** Reads the root of an invoice; the result is an invoice only if no problem was found. */
export function explain(root: XmlElement, format: Format, problems: Problems): JsonBlock {
  return new Explanation(format, [format], problems).read(root);
}

/**
 * Reads the root of a document whose blocks declare their attributes and signatures: an SdI message.
 * @param family All documents of the namespace, which a wildcard in a signature may match.
 */
export function explainDocument(
  root: XmlElement,
  grammar: RootGrammar,
  family: readonly RootGrammar[],
  problems: Problems,
): JsonBlock {
  return new Explanation(grammar, family, problems).read(root);
}

class Explanation {
  readonly format: RootGrammar;
  readonly problems: Problems;
  readonly #family: readonly RootGrammar[];
  /** Namespaces of qualified children, each reported once. */
  readonly #foreign = new Set<string>();
  #signatureCheck: SignatureCheck | undefined;

  constructor(format: RootGrammar, family: readonly RootGrammar[], problems: Problems) {
    this.format = format;
    this.#family = family;
    this.problems = problems;
  }

  read(root: XmlElement): JsonBlock {
    return this.#root(root, this.format);
  }

  #root(root: XmlElement, grammar: RootGrammar): JsonBlock {
    const { namespace, block } = grammar;
    if (!isInvoiceFormat(grammar)) return { namespace, ...this.#block(root, block, null) };
    const attributes = readRootAttributes(root, grammar, this.problems);
    return { ...this.#signed(root, block, null, 'optional'), namespace, ...attributes };
  }

  /** A wildcard in a signature may match an entire document, which the schema then validates. */
  #nested(element: XmlElement): boolean {
    const found = this.#family.find(
      ({ root, namespace }) => root === element.local && namespace === element.uri,
    );
    if (found !== undefined) this.#root(element, found);
    return found !== undefined;
  }

  /** An element of a signature whose `xsi:type` names a type of this schema. */
  #typed(element: XmlElement, { uri, local }: InstanceType, builtIn: string | undefined): boolean {
    if (uri !== this.format.namespace) return false;
    const named = namedTypes(this.format, this.#family);
    const type =
      builtIn === undefined
        ? named.get(local)
        : replacement(local, { xsdName: `xs:${builtIn}`, namespace: uri, named: () => named });
    if (type === undefined) return false;
    const root = this.#family.find(({ block }) => block === type);
    if (root !== undefined) this.#root(element, root);
    else if (type.kind === 'block') this.#block(element, type, null);
    else this.#leaf(element, { name: qualified(element), form: 'string' }, type, null);
    return true;
  }

  /** Reads the content of a block whose last child may be a signature. */
  #signed(
    element: XmlElement,
    block: Block,
    frame: Frame | null,
    signature: 'required' | 'optional',
  ): JsonBlock {
    const signatures = element.children.filter(isSignature);
    const others =
      signatures.length === 0 ? element.children : element.children.filter((child) => !isSignature(child));
    const content = this.#content(element, others, block, frame);
    this.#signatures(element, signatures);
    // The text may end before the signature.
    if (signatures.length === 0 && signature === 'required' && element.end >= 0) {
      const span = { offset: element.contentEnd, end: element.end };
      const params = { name: 'Signature', parent: qualified(element) };
      this.problems.add('element.missing', frame, element, span, params);
    }
    return content;
  }

  /** A signature may occur once, as the last element. */
  #signatures(parent: XmlElement, signatures: readonly XmlElement[]): void {
    signatures.forEach((signature, index) => {
      const names = { name: qualified(signature), parent: qualified(parent) };
      if (index > 0) {
        this.problems.add('element.repeated', null, signature, tagSpan(signature), names);
      } else {
        const last = parent.children.findLast((child) => !isSignature(child));
        if (last !== undefined && last.offset > signature.offset) {
          const params = { ...names, after: last.local };
          this.problems.add('element.misplaced', null, signature, tagSpan(signature), params);
        }
      }
      this.#signatureCheck ??= new SignatureCheck(rootOf(parent), this.problems, {
        root: (element) => this.#nested(element),
        typed: (element, type, builtIn) => this.#typed(element, type, builtIn),
      });
      this.#signatureCheck.check(signature);
    });
  }

  #block(element: XmlElement, block: Block, frame: Frame | null): JsonBlock {
    if (element.content !== null) return element.content as JsonBlock;
    const type = { xsdName: block.xsdName, namespace: this.format.namespace };
    if (block.attributes === undefined) this.#noAttributes(element, type, frame);
    const attributes =
      block.attributes === undefined
        ? undefined
        : readAttributes(element, block.attributes, type, frame, this.problems);
    const content =
      block.signature === undefined
        ? this.#content(element, element.children, block, frame)
        : this.#signed(element, block, frame, block.signature);
    return attributes === undefined ? content : { ...attributes, ...content };
  }

  #noAttributes(element: XmlElement, type: DeclaredType, frame: Frame | null): void {
    for (const attribute of withoutXsi(element, type, frame, this.problems)) {
      const params = { name: qualified(attribute), element: qualified(element) };
      this.problems.add('attribute.unknown', frame, element, attribute, params, qualified(attribute));
    }
  }

  #content(
    element: XmlElement,
    children: readonly XmlElement[],
    block: Block,
    frame: Frame | null,
  ): JsonBlock {
    if (element.textStart >= 0) {
      const found = excerpt(element.text.trim());
      const params = { found, parent: qualified(element) };
      this.problems.add('text.unexpected', frame, element, textSpan(element), params);
    }
    const layout = layoutOf(block);
    const placed = this.#place(element, children, layout, frame);
    if (!isInOrder(placed)) this.#order(element, placed, frame);
    const bySlot = childrenBySlot(placed);
    this.#presence(element, { placed, bySlot, layout }, frame);
    return this.#values(bySlot, layout, frame);
  }

  /** Finds each child's slot; for a child without one, reports its proper place or the probable name. */
  #place(
    element: XmlElement,
    children: readonly XmlElement[],
    layout: Layout,
    frame: Frame | null,
  ): Placed[] {
    const placed: Placed[] = [];
    let guesses: Guesses | undefined;
    for (const child of children) {
      const slot = layout.byName.get(child.local);
      if (child.uri !== '' && (slot !== undefined || this.#foreign.has(child.uri)))
        this.#qualified(child, frame);
      else if (slot === undefined) {
        guesses ??= new Guesses(children, layout);
        const guess = this.#unknown(element, child, guesses, frame);
        if (guess !== undefined) placed.push({ child, slot: guess });
        continue;
      }
      if (slot !== undefined) placed.push({ child, slot });
    }
    return placed;
  }

  #qualified(child: XmlElement, frame: Frame | null): void {
    if (this.#foreign.has(child.uri)) return;
    this.#foreign.add(child.uri);
    const params = { name: qualified(child), namespace: child.uri };
    this.problems.add('element.namespace', frame, child, tagSpan(child), params);
  }

  #unknown(element: XmlElement, child: XmlElement, guesses: Guesses, frame: Frame | null): Slot | undefined {
    const parents = parentsOf(this.format, 'xml', child.local);
    const guess = parents.length > 0 ? undefined : guesses.of(child.local);
    const belongs = endsOf(parents, 1, this.format.root).slice(0, 3);
    this.problems.add('element.unknown', frame, child, tagSpan(child), {
      name: qualified(child),
      parent: qualified(element),
      ...(guess === undefined ? {} : { suggestion: guess.element.name }),
      ...(belongs.length === 0 ? {} : { belongs }),
    });
    return guess;
  }

  #order(element: XmlElement, placed: readonly Placed[], frame: Frame | null): void {
    const parent = qualified(element);
    const seen = new Set<Slot>();
    const counted = placed.filter(({ child, slot }) => {
      if (isOnce(slot.element.occurs) && seen.has(slot)) {
        const at = this.#childFrame(frame, slot.element, 0);
        this.problems.add('element.repeated', at, child, tagSpan(child), { name: child.local, parent });
        return false;
      }
      seen.add(slot);
      return true;
    });
    const inOrder = longestInOrder(counted.map(({ slot }) => slot.index));
    if (inOrder === undefined) return;
    const steady = counted.filter((_, position) => inOrder.has(position));
    counted.forEach(({ child, slot }, position) => {
      if (inOrder.has(position)) return;
      const border = firstAfter(steady, slot.index);
      const [previous, next] = [steady[border - 1], steady[border]];
      const where =
        next !== undefined && next.child.offset < child.offset
          ? { before: next.slot.element.name }
          : previous !== undefined
            ? { after: previous.slot.element.name }
            : {};
      const at = this.#childFrame(frame, slot.element, 0);
      this.problems.add('element.misplaced', at, child, tagSpan(child), {
        name: child.local,
        parent,
        ...where,
      });
    });
  }

  /** Reports the elements that the schema requires but the block lacks. */
  #presence(element: XmlElement, { placed, bySlot, layout }: Content, frame: Frame | null): void {
    if (element.end < 0) return; // the text ends inside the element: missing elements may have been cut off
    const isPresent = ({ index }: Slot): boolean => bySlot[index] !== undefined;
    for (const slot of layout.required) if (!isPresent(slot)) this.#missing(element, placed, slot, frame);
    for (const slot of layout.bounded) this.#excess(element, bySlot[slot.index] ?? [], slot, frame);
    if (layout.choices.length === 0) return;
    const parent = qualified(element);
    for (const choice of layout.choices) {
      const members = layout.slots.filter((slot) => slot.choice === choice);
      const [first, ...others] = [...new Set(members.filter(isPresent).map((slot) => slot.alternative))];
      const alternatives = alternativesOf(choice);
      if (first === undefined) {
        const span = { offset: element.offset, end: element.tagEnd };
        this.problems.add('choice.missing', frame, element, span, { parent, alternatives });
      } else if (others.length > 0) {
        const extra = placed.find(({ slot }) => slot.choice === choice && slot.alternative !== first);
        const child = extra?.child ?? element;
        this.problems.add('choice.conflict', frame, child, tagSpan(child), {
          parent,
          name: child.local,
          alternatives,
        });
      } else {
        for (const slot of members) {
          if (slot.alternative === first && !isPresent(slot)) this.#missing(element, placed, slot, frame);
        }
      }
    }
  }

  #missing(element: XmlElement, placed: readonly Placed[], slot: Slot, frame: Frame | null): void {
    const next = placed.find((other) => other.slot.index > slot.index)?.child;
    const span = next === undefined ? { offset: element.contentEnd, end: element.end } : tagSpan(next);
    const at = this.#childFrame(frame, slot.element, 0);
    const params = { name: slot.element.name, parent: qualified(element) };
    this.problems.add('element.missing', at, element, span, params);
  }

  /** A list that is longer than the schema allows is read to its end. */
  #excess(
    element: XmlElement,
    children: readonly XmlElement[],
    { element: { name, occurs } }: Slot,
    frame: Frame | null,
  ): void {
    const first = children[occurs.max];
    if (first === undefined) return;
    const params = { name, parent: qualified(element), count: children.length, max: occurs.max };
    this.problems.add('element.excess', frame, first, tagSpan(first), params);
  }

  #values(bySlot: BySlot, layout: Layout, frame: Frame | null): JsonBlock {
    const read: JsonBlock = {};
    for (const { element, index } of layout.slots) {
      const children = bySlot[index];
      if (children === undefined) continue;
      const [first] = children;
      if (element.occurs.max > 1) {
        read[element.json] = children.map((child, at) =>
          this.#value(child, element, this.#childFrame(frame, element, at)),
        );
      } else if (first !== undefined) {
        // Elements over the limit are reported, not read.
        read[element.json] = this.#value(first, element, this.#childFrame(frame, element, 0));
      }
    }
    return read;
  }

  #childFrame(frame: Frame | null, element: Element, index: number): Frame {
    const named = { parent: frame, key: element.json };
    return element.occurs.max > 1 ? { parent: named, key: index } : named;
  }

  #value(child: XmlElement, element: Element, frame: Frame): JsonLeaf | JsonBlock {
    return element.type.kind === 'block'
      ? this.#block(child, element.type, frame)
      : this.#leaf(child, element, element.type, frame);
  }

  #leaf(
    child: XmlElement,
    element: Pick<Element, 'name' | 'form' | 'default'>,
    type: SimpleType,
    frame: Frame | null,
  ): JsonLeaf {
    const declared = {
      xsdName: type.xsdName,
      namespace: this.format.namespace,
      named: () => namedTypes(this.format, this.#family),
    };
    this.#noAttributes(child, declared, frame);
    const nested = child.children[0];
    if (nested !== undefined) {
      const params = { name: qualified(nested), parent: qualified(child) };
      this.problems.add('element.nested', frame, nested, tagSpan(nested), params);
      return '';
    }
    const value = applyWhitespace(type.whitespace, child.text);
    const leaf = element.form === 'integer' ? integerForm(value) : value;
    if (child.end < 0) return leaf; // the text ends inside the value
    if (element.default !== undefined && !child.hasText) return '';
    // An element with `xsi:nil` is reported for that only, not for its empty value as well.
    const actual = narrowed(child, type, declared);
    const error =
      value === '' && isNil(child)
        ? undefined
        : checkValue(actual, applyWhitespace(actual.whitespace, child.text));
    if (error !== undefined) {
      const params = { ...error.params, element: element.name, found: excerpt(value) };
      this.problems.add(error.id, frame, child, textSpan(child), params as never);
    }
    return leaf;
  }
}

/** The type of a leaf; `xsi:type` may narrow a built-in type to one that the schema derives from it. */
function narrowed(child: XmlElement, type: SimpleType, declared: DeclaredType): SimpleType {
  if (child.attributes.length === 0) return type;
  const named = instanceType(child);
  if (named === undefined || named.uri !== declared.namespace) return type;
  return replacement(named.local, declared) ?? type;
}

/** The children of a block by the index of their slot. */
type BySlot = readonly (readonly XmlElement[] | undefined)[];

interface Content {
  readonly placed: readonly Placed[];
  readonly bySlot: BySlot;
  readonly layout: Layout;
}

function childrenBySlot(placed: readonly Placed[]): BySlot {
  const bySlot: (XmlElement[] | undefined)[] = [];
  for (const { child, slot } of placed) {
    const children = bySlot[slot.index];
    if (children === undefined) bySlot[slot.index] = [child];
    else children.push(child);
  }
  return bySlot;
}

/** True if no child is repeated against the schema or misplaced, as in almost all blocks. */
function isInOrder(placed: readonly Placed[]): boolean {
  let last = -1;
  for (const { slot } of placed) {
    if (slot.index < last || (slot.index === last && isOnce(slot.element.occurs))) return false;
    last = slot.index;
  }
  return true;
}

function isSignature(element: XmlElement): boolean {
  return element.uri === SIGNATURE_NAMESPACE && element.local === 'Signature';
}

/** Returns the index of the first element after a position, in a list in official order. */
function firstAfter(steady: readonly Placed[], index: number): number {
  let low = 0;
  let high = steady.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steady[middle]?.slot.index ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Guesses the intended names of unknown elements in a block, among the names still allowed there. */
class Guesses {
  readonly #free: ReadonlyMap<string, Slot>;
  readonly #known = new Map<string, Slot | undefined>();

  constructor(children: readonly XmlElement[], layout: Layout) {
    const present = new Set<string>();
    for (const { local } of children) if (layout.byName.has(local)) present.add(local);
    this.#free = new Map(
      [...layout.byName].filter(([name, { element }]) => !isOnce(element.occurs) || !present.has(name)),
    );
  }

  of(name: string): Slot | undefined {
    if (!this.#known.has(name)) {
      const guess = nearest(name, this.#free.keys());
      this.#known.set(name, guess === undefined ? undefined : this.#free.get(guess));
    }
    return this.#known.get(name);
  }
}

/** The root's attributes: `sistema_emittente` and `versione`. */
export function readRootAttributes(root: XmlElement, format: Format, problems: Problems): JsonBlock {
  const type = { xsdName: format.block.xsdName, namespace: format.namespace };
  return readAttributes(root, rootAttributes(format), type, null, problems);
}

function rootAttributes({ sistemaEmittente, versione, retired }: Format): readonly DeclaredAttribute[] {
  const own: DeclaredAttribute = { name: 'versione', json: 'versione', type: versione, required: true };
  if (retired !== undefined) return [own];
  return [
    { name: 'SistemaEmittente', json: 'sistema_emittente', type: sistemaEmittente, required: false },
    own,
  ];
}

function isInvoiceFormat(grammar: RootGrammar): grammar is Format {
  return 'versione' in grammar;
}

function rootOf(element: XmlElement): XmlElement {
  let root = element;
  while (root.parent !== null) root = root.parent;
  return root;
}
