/** Walks two invoices together, in the order of the grammar. */

import { formatOfJson } from '../../model/formatOf.ts';
import type { Block, Element } from '../../model/grammar.ts';
import { pointerTo } from '../../model/jsonPointer.ts';
import { isMembers, member } from '../../model/jsonValue.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { type Canonical, exactText, meaning } from './canonical.ts';
import type { Difference, DiffOptions } from './difference.ts';
import { identityOf } from './identity.ts';
import type { Pair } from './likeness.ts';
import { isLineList, LINE_REFERENCE, lineNumbers, renumbered, withoutNumber } from './lineNumbers.ts';
import { matchItems } from './match.ts';
import { movedPairs } from './order.ts';
import { type Sides, type Slot, slotsOf } from './slots.ts';

/** Two values with their paths; a missing value is undefined. */
interface ValuePair {
  readonly a: unknown;
  readonly b: unknown;
  readonly path: string;
  readonly pathB: string;
  /** Official number; empty at the root, null if the grammar has none. */
  readonly field: string | null;
  /** Declarations of both sides, which differ between FSM10 and ordinary invoices. */
  readonly element: Element | undefined;
  readonly elementB: Element | undefined;
}

/** The fields of 1.1 that `ignoreTransmission` excludes; by name, because FSM10 has other numbers. */
const TRANSMISSION = new Set(['id_trasmittente', 'progressivo_invio', 'contatti_trasmittente']);

export class Comparison {
  readonly differences: Difference[] = [];
  readonly #options: DiffOptions;
  readonly #canonical: Canonical;
  /** Line numbers in b by line number in a, for the current body; null if order matters. */
  #numbers: ReadonlyMap<string, string> | null = null;

  constructor(options: DiffOptions) {
    this.#options = options;
    this.#canonical = options.exact === true ? exactText : meaning;
  }

  invoices(a: ReadonlyInvoice, b: ReadonlyInvoice): void {
    const one: unknown = a;
    const other: unknown = b;
    if (!isMembers(one) || !isMembers(other)) return;
    const root: ValuePair = { a, b, path: '', pathB: '', field: '', element: undefined, elementB: undefined };
    this.#members(root, { one, other, block: formatOfJson(one).block, blockB: formatOfJson(other).block });
  }

  #members(at: ValuePair, sides: Sides): void {
    for (const slot of slotsOf(sides)) {
      const a = member(sides.one, slot.key);
      const b = member(sides.other, slot.key);
      if (a === undefined && b === undefined) continue;
      // Most values are equal, and need no path.
      if (a === b && typeof a === 'string' && slot.element === slot.elementB) continue;
      this.#pair(slot.key, {
        a,
        b,
        path: pointerTo(at.path, slot.key),
        pathB: pointerTo(at.pathB, slot.key),
        field: numberIn(at.field, slot),
        element: slot.element,
        elementB: slot.elementB,
      });
    }
  }

  #pair(key: string, at: ValuePair): void {
    const { a, b } = at;
    if (this.#options.ignoreTransmission === true && at.field?.startsWith('1.1.') && TRANSMISSION.has(key)) {
      return;
    }
    if (Array.isArray(a) || Array.isArray(b)) this.#list(key, at, listOf(a), listOf(b));
    else if (a === undefined) this.#added(at);
    else if (b === undefined) this.#removed(at);
    else this.#one(at);
  }

  #one(at: ValuePair): void {
    const { a, b, element, elementB } = at;
    if (a === b && element === elementB) return;
    if (isMembers(a) && isMembers(b)) {
      this.#members(at, { one: a, other: b, block: blockOf(element), blockB: blockOf(elementB) });
    } else if (this.#canonical(a, element ?? elementB) !== this.#canonical(b, elementB ?? element)) {
      this.#say({ op: 'changed', path: at.path, pathB: at.pathB, field: at.field, from: a, to: b });
    }
  }

  #list(key: string, at: ValuePair, a: readonly unknown[], b: readonly unknown[]): void {
    const { field, element, elementB } = at;
    // Faster than a copy of `at` with changes.
    const item = (indexA: number, indexB: number): ValuePair => ({
      field,
      element,
      elementB,
      a: a[indexA],
      b: b[indexB],
      path: Array.isArray(at.a) ? `${at.path}/${indexA}` : at.path,
      pathB: Array.isArray(at.b) ? `${at.pathB}/${indexB}` : at.pathB,
    });
    if (a.length === 1 && b.length === 1) {
      this.#item(key, item(0, 0), false);
      return;
    }
    const pairs = this.#match(key, at.element ?? at.elementB, a, b);
    const moved = this.#orderCounts(key) ? movedPairs(pairs) : new Set<Pair>();
    const paired = new Uint8Array(b.length);
    for (const [, index] of pairs) paired[index] = 1;
    // An added item is reported at its position in b, after the item before it.
    let reported = 0;
    const addedUpTo = (end: number): void => {
      for (; reported < end; reported += 1) if (paired[reported] !== 1) this.#added(item(-1, reported));
    };
    // The pairs are in the order of a.
    let next = 0;
    for (const index of a.keys()) {
      const pair = pairs[next];
      if (pair === undefined || pair[0] !== index) {
        this.#removed(item(index, -1));
        continue;
      }
      next += 1;
      const hasMoved = moved.has(pair);
      if (!hasMoved) addedUpTo(pair[1]);
      this.#item(key, item(index, pair[1]), hasMoved);
    }
    addedUpTo(b.length);
  }

  #item(key: string, at: ValuePair, moved: boolean): void {
    const { path, pathB, field, a, b } = at;
    if (moved) this.#say({ op: 'moved', path, pathB, field, from: null, to: null });
    const free = this.#options.ignoreLineOrder === true;
    const numbers = this.#numbers;
    if (key === LINE_REFERENCE && numbers !== null) {
      const same = String(renumbered(a, numbers)) === String(b);
      if (!same) this.#say({ op: 'changed', path, pathB, field, from: a, to: b });
    } else if (free && key === 'dettaglio_linee') {
      this.#one({ ...at, a: withoutNumber(a), b: withoutNumber(b) });
    } else {
      if (free && key === 'fattura_elettronica_body') {
        this.#numbers = lineNumbers(a, b, at.element, this.#canonical);
      }
      this.#one(at);
    }
  }

  #match(
    key: string,
    element: Element | undefined,
    a: readonly unknown[],
    b: readonly unknown[],
  ): readonly Pair[] {
    const canonical = this.#canonical;
    const numbers = this.#numbers;
    const lists = { a, b, element, identity: identityOf(key), canonical };
    if (key !== LINE_REFERENCE || numbers === null) return matchItems(lists);
    const canonicalA: Canonical = (value, type) => canonical(renumbered(value, numbers), type);
    return matchItems({ ...lists, canonicalA });
  }

  #orderCounts(key: string): boolean {
    if (this.#options.ignoreLineOrder === true && isLineList(key)) return false;
    return this.#options.exact === true || identityOf(key).ordered === true;
  }

  #added({ pathB, field, b }: ValuePair): void {
    this.#say({ op: 'added', path: null, pathB, field, from: null, to: b });
  }

  #removed({ path, field, a }: ValuePair): void {
    this.#say({ op: 'removed', path, pathB: null, field, from: a, to: null });
  }

  #say(difference: Difference): void {
    this.differences.push(difference);
  }
}

function numberIn(parent: string | null, { position }: Slot): string | null {
  if (parent === null || position === null) return null;
  return parent === '' ? String(position) : `${parent}.${position}`;
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
}

function blockOf(element: Element | undefined): Block | undefined {
  return element?.type.kind === 'block' ? element.type : undefined;
}
