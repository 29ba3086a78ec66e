/**
 * The explaining reader: interprets the grammar over a tree, collects every problem with its place, and continues after
 * each.
 */
import { SIGNATURE_NAMESPACE } from '../../model/formats.ts';
import { type Block, type Element, type Format, isOnce } from '../../model/grammar.ts';
import { applyWhitespace, checkValue, type SimpleType } from '../../model/lexical.ts';
import { nearest } from '../../model/nearMiss.ts';
import { endsOf, parentsOf } from '../../model/parents.ts';
import { DataFattura } from '../../model/simpleTypes.ts';
import { qualified, type XmlElement } from '../tree.ts';
import { alternativesOf, type Layout, layoutOf, type Slot } from './layout.ts';
import { longestInOrder } from './order.ts';
import { excerpt, type Frame, type Problems, tagSpan, textSpan } from './problems.ts';
import { SignatureCheck } from './signature.ts';
import { instanceType, isNil, withoutXsi } from './xsi.ts';

export type JsonLeaf = string | number;
export type JsonBlock = { [key: string]: JsonLeaf | JsonBlock | (JsonLeaf | JsonBlock)[] };

interface Placed {
  readonly child: XmlElement;
  readonly slot: Slot;
}

/** Reads the root of an invoice; the result is an invoice only if no problem was found. */
export function explain(root: XmlElement, format: Format, problems: Problems): JsonBlock {
  return new Explanation(format, problems).root(root);
}

class Explanation {
  readonly format: Format;
  readonly problems: Problems;
  /** Namespaces of qualified children, each reported once. */
  readonly #foreign = new Set<string>();
  #signatureCheck: SignatureCheck | undefined;

  constructor(format: Format, problems: Problems) {
    this.format = format;
    this.problems = problems;
  }

  root(root: XmlElement): JsonBlock {
    const { format } = this;
    const attributes = readRootAttributes(root, format, this.problems);
    const signatures = root.children.filter(isSignature);
    const others =
      signatures.length === 0 ? root.children : root.children.filter((child) => !isSignature(child));
    const content = this.#content(root, others, format.block, null);
    this.#signatures(root, signatures);
    return { ...content, namespace: format.namespace, ...attributes };
  }

  /** A wildcard in a signature may match an entire invoice, which the schema then validates. */
  #nested(element: XmlElement): boolean {
    if (element.uri !== this.format.namespace || element.local !== this.format.root) return false;
    this.root(element);
    return true;
  }

  /** A signature may occur once, as the last element. */
  #signatures(root: XmlElement, signatures: readonly XmlElement[]): void {
    signatures.forEach((signature, index) => {
      const name = qualified(signature);
      const parent = qualified(root);
      if (index > 0) {
        this.problems.add('element.repeated', null, signature, tagSpan(signature), { name, parent });
      } else {
        const last = root.children.findLast((child) => !isSignature(child));
        if (last !== undefined && last.offset > signature.offset) {
          const params = { name, parent, after: last.local };
          this.problems.add('element.misplaced', null, signature, tagSpan(signature), params);
        }
      }
      this.#signatureCheck ??= new SignatureCheck(root, this.problems, (element) => this.#nested(element));
      this.#signatureCheck.check(signature);
    });
  }

  #block(element: XmlElement, block: Block, frame: Frame | null): JsonBlock {
    const type = { xsdName: block.xsdName, namespace: this.format.namespace };
    this.#noAttributes(element, type, frame);
    return this.#content(element, element.children, block, frame);
  }

  #noAttributes(
    element: XmlElement,
    type: { xsdName: string; namespace: string },
    frame: Frame | null,
  ): void {
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

  #leaf(child: XmlElement, element: Element, type: SimpleType, frame: Frame): JsonLeaf {
    this.#noAttributes(child, { xsdName: type.xsdName, namespace: this.format.namespace }, frame);
    const nested = child.children[0];
    if (nested !== undefined) {
      const params = { name: qualified(nested), parent: qualified(child) };
      this.problems.add('element.nested', frame, nested, tagSpan(nested), params);
      return '';
    }
    const value = applyWhitespace(type.whitespace, child.text);
    if (child.end < 0) return value; // the text ends inside the value
    if (element.default !== undefined && !child.hasText) return '';
    // An element with `xsi:nil` is reported for that only, not for its empty value as well.
    const error = value === '' && isNil(child) ? undefined : checkValue(narrowed(child, type), value);
    if (error !== undefined) {
      const params = { ...error.params, element: element.name, found: excerpt(value) };
      this.problems.add(error.id, frame, child, textSpan(child), params as never);
      return value;
    }
    return element.form === 'integer' ? Number(value) : value;
  }
}

/** The type of a leaf; `xsi:type` may narrow xs:date to the only type that the schemas derive from it. */
function narrowed(child: XmlElement, type: SimpleType): SimpleType {
  const derived = type.xsdName === 'xs:date' && instanceType(child)?.local === DataFattura.xsdName;
  return derived ? DataFattura : type;
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
  const known = { SistemaEmittente: format.sistemaEmittente, versione: format.versione };
  const keys = { SistemaEmittente: 'sistema_emittente', versione: 'versione' };
  const read: JsonBlock = {};
  const type = { xsdName: format.block.xsdName, namespace: format.namespace };
  for (const attribute of withoutXsi(root, type, null, problems)) {
    const name = attribute.local;
    const isKnown = name === 'versione' || (name === 'SistemaEmittente' && format.retired === undefined);
    if (attribute.uri !== '' || !isKnown) {
      const params = { name: qualified(attribute), element: qualified(root) };
      problems.add('attribute.unknown', null, root, attribute, params, qualified(attribute));
      continue;
    }
    const value = applyWhitespace(known[name].whitespace, attribute.value);
    const error = checkValue(known[name], value);
    const frame = { parent: null, key: keys[name] };
    if (error !== undefined) {
      const params = { ...error.params, element: name, found: excerpt(value) };
      problems.add(error.id, frame, root, attribute, params as never, name);
    }
    read[keys[name]] = value;
  }
  if (read['versione'] === undefined) {
    const params = { name: 'versione', element: qualified(root) };
    problems.add('attribute.missing', { parent: null, key: 'versione' }, root, tagSpan(root), params);
  }
  const sistema = read['sistema_emittente'];
  return {
    ...(sistema === undefined ? {} : { sistema_emittente: sistema }),
    versione: read['versione'] ?? '',
  };
}
