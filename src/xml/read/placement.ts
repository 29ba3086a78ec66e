/** The children of a block in the slots of its layout: which are unknown, repeated, misplaced, missing or too many. */

import { type Element, isOnce, type RootGrammar } from '../../model/grammar.ts';
import { nearest } from '../../model/nearMiss.ts';
import { endsOf, parentsOf } from '../../model/parents.ts';
import { qualified, type XmlElement } from '../element.ts';
import { alternativesOf, type Layout, type Slot } from './layout.ts';
import { longestInOrder } from './order.ts';
import { type Frame, type Problems, tagSpan } from './problems.ts';

interface Placed {
  readonly child: XmlElement;
  readonly slot: Slot;
}

/** The children of a block by the index of their slot. */
export type BySlot = readonly (readonly XmlElement[] | undefined)[];

/** Places the children of the blocks of one document, and reports those that the schema does not allow where they are. */
export class Placement {
  readonly #format: RootGrammar;
  readonly #problems: Problems;
  /** Namespaces of qualified children, each reported once. */
  readonly #foreign = new Set<string>();

  constructor(format: RootGrammar, problems: Problems) {
    this.#format = format;
    this.#problems = problems;
  }

  /** @param frame The path of the block. */
  bySlot(element: XmlElement, children: readonly XmlElement[], layout: Layout, frame: Frame | null): BySlot {
    const placed = this.#place(element, children, layout, frame);
    if (!isInOrder(placed)) this.#order(element, placed, frame);
    const bySlot = childrenBySlot(placed);
    this.#presence(element, { placed, bySlot, layout }, frame);
    return bySlot;
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
    this.#problems.add('element.namespace', frame, child, tagSpan(child), params);
  }

  #unknown(element: XmlElement, child: XmlElement, guesses: Guesses, frame: Frame | null): Slot | undefined {
    const parents = parentsOf(this.#format, 'xml', child.local);
    const guess = parents.length > 0 ? undefined : guesses.of(child.local);
    const belongs = endsOf(parents, 1, this.#format.root).slice(0, 3);
    this.#problems.add('element.unknown', frame, child, tagSpan(child), {
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
        const at = childFrame(frame, slot.element, 0);
        this.#problems.add('element.repeated', at, child, tagSpan(child), { name: child.local, parent });
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
      const next = steady[firstAfter(steady, slot.index)];
      // Not another element of the same list, which would tell nothing about the place.
      const previous = steady[firstAfter(steady, slot.index - 1) - 1];
      const where =
        next !== undefined && next.child.offset < child.offset
          ? { before: next.slot.element.name }
          : previous !== undefined
            ? { after: previous.slot.element.name }
            : {};
      const at = childFrame(frame, slot.element, 0);
      this.#problems.add('element.misplaced', at, child, tagSpan(child), {
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
        this.#problems.add('choice.missing', frame, element, span, { parent, alternatives });
      } else if (others.length > 0) {
        const extra = placed.find(({ slot }) => slot.choice === choice && slot.alternative !== first);
        const child = extra?.child ?? element;
        this.#problems.add('choice.conflict', frame, child, tagSpan(child), {
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
    const at = childFrame(frame, slot.element, 0);
    const params = { name: slot.element.name, parent: qualified(element) };
    this.#problems.add('element.missing', at, element, span, params);
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
    this.#problems.add('element.excess', frame, first, tagSpan(first), params);
  }
}

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

/** The path of a child: with its position in a list. */
export function childFrame(frame: Frame | null, element: Element, index: number): Frame {
  const named = { parent: frame, key: element.json };
  return element.occurs.max > 1 ? { parent: named, key: index } : named;
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
