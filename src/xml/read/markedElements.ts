/**
 * Uses the marks of the fast reader to find the elements of a text that it has accepted, without a tree or another
 * pass.
 */
import { type Block, type Element, elementsOf } from '../../model/grammar.ts';
import { resolvedText } from '../content.ts';
import { lineFeeds } from './fastScan.ts';
import { EMPTY_TAG, MARK_BITS, MARK_SIZE } from './marks.ts';

/** Blocks with more children get an index: a linear search for each of 9,000 lines would be quadratic. */
const MAX_WALK = 32;

const NUMBER = EMPTY_TAG - 1;
const NOT_FOUND = -1;

export interface Marks {
  readonly list: Int32Array;
  /** Number of entries in use. */
  readonly count: number;
}

/** An element that a JSON Pointer identifies. */
export interface MarkedElement {
  /** Offsets, in bytes, of the text of a value, or of the start tag of a block or an empty element. */
  readonly offset: number;
  readonly end: number;
  /** From 1; lines end with LF. */
  readonly line: number;
  readonly xpath: string;
}

export class MarkedElements {
  /** The file, one character per byte. */
  readonly #text: string;
  /** The marks, which other files may have overwritten since the last search. */
  readonly #current: () => Marks;
  #marks: Marks;
  /** Marks of the children by number, for elements with many children. */
  readonly #listed = new Map<number, ReadonlyMap<number, readonly number[]>>();

  /** @param marks Returns the marks of the text. */
  constructor(text: string, marks: () => Marks) {
    this.#text = text;
    this.#current = marks;
    this.#marks = marks();
  }

  /** Follows the keys of a JSON Pointer; an array without an index is its first element. */
  find(path: string, root: Block): MarkedElement | undefined {
    const steps = stepsOf(path, root);
    if (steps === null) return undefined;
    this.#marks = this.#current();
    const { list, count } = this.#marks;
    let from = 0;
    let to = count;
    let mark = NOT_FOUND;
    let xpath = '/*';
    for (const step of steps) {
      mark = step.repeats ? this.#item(from, to, step) : this.#child(from, to, step);
      if (mark === NOT_FOUND) return undefined;
      xpath +=
        step.repeats && this.#isOneOfMany(mark, to, step) ? `${step.xpath}[${step.nth + 1}]` : step.xpath;
      from = mark + MARK_SIZE;
      to = next(list, mark);
    }
    return mark === NOT_FOUND ? undefined : this.#found(mark, xpath);
  }

  /** The only child with a number. */
  #child(from: number, to: number, { number, nth }: Step): number {
    if (nth > 0) return NOT_FOUND;
    const { list } = this.#marks;
    for (let mark = from; mark < to; mark = next(list, mark)) {
      const found = numberAt(list, mark);
      if (found === number) return mark;
      // Elements follow the order of the schema.
      if (found > number) break;
    }
    return NOT_FOUND;
  }

  /** The nth child with a number. */
  #item(from: number, to: number, { number, nth }: Step): number {
    const { list } = this.#marks;
    let same = 0;
    let walked = 0;
    for (let mark = from; mark < to; mark = next(list, mark)) {
      walked += 1;
      if (walked > MAX_WALK) return this.#listedAt(from, to).get(number)?.[nth] ?? NOT_FOUND;
      if (numberAt(list, mark) !== number) continue;
      if (same === nth) return mark;
      same += 1;
    }
    return NOT_FOUND;
  }

  #listedAt(from: number, to: number): ReadonlyMap<number, readonly number[]> {
    let listed = this.#listed.get(from);
    if (listed === undefined) {
      listed = listOf(this.#marks.list, from, to);
      this.#listed.set(from, listed);
    }
    return listed;
  }

  /** True if the element has siblings with the same number. */
  #isOneOfMany(mark: number, to: number, { number, nth }: Step): boolean {
    const { list } = this.#marks;
    if (nth > 0) return true;
    const after = next(list, mark);
    return after < to && numberAt(list, after) === number;
  }

  #found(mark: number, xpath: string): MarkedElement {
    const text = this.#text;
    const at = this.#marks.list[mark] ?? 0;
    const kind = this.#marks.list[mark + 1] ?? 0;
    const line = this.#marks.list[mark + 2] ?? 0;
    if ((kind & EMPTY_TAG) !== 0) return { offset: at, end: text.indexOf('>', at) + 1, line, xpath };
    const isBlock = kind >> MARK_BITS !== 0;
    if (!isBlock) {
      const end = text.indexOf('<', at);
      if (hasText(text, at, end)) return { offset: at, end, line, xpath };
    }
    // A tag of several lines is on the first of them.
    const offset = text.lastIndexOf('<', at - 1);
    return { offset, end: at, line: line - lineFeeds(text.slice(offset, at)), xpath };
  }
}

function numberAt(list: Int32Array, mark: number): number {
  return (list[mark + 1] ?? 0) & NUMBER;
}

/** The first mark that is not inside an element. */
function next(list: Int32Array, mark: number): number {
  const after = (list[mark + 1] ?? 0) >> MARK_BITS;
  return after === 0 ? mark + MARK_SIZE : after;
}

function listOf(list: Int32Array, from: number, to: number): ReadonlyMap<number, readonly number[]> {
  const listed = new Map<number, number[]>();
  for (let mark = from; mark < to; mark = next(list, mark)) {
    const number = numberAt(list, mark);
    const same = listed.get(number);
    if (same === undefined) listed.set(number, [mark]);
    else same.push(mark);
  }
  return listed;
}

const AMPERSAND = 0x26;

/** True if a value has other characters than blanks. */
function hasText(text: string, from: number, to: number): boolean {
  const first = text.charCodeAt(from);
  if (first > 0x20 && first !== AMPERSAND) return to > from;
  return /[^ \t\r\n]/.test(resolvedText(text.slice(from, to)));
}

interface Step {
  /** The step of an XPath, without position. */
  readonly xpath: string;
  /** Number of the element in its block. */
  readonly number: number;
  readonly repeats: boolean;
  /** Position among the siblings with the same number, from 0. */
  readonly nth: number;
}

/** Maximum number of cached paths: the findings of files that are checked together mostly concern the same fields. */
const MAX_PATHS = 2_000;
const LONGEST_KEPT = 250;
const kept = new WeakMap<Block, Map<string, readonly Step[] | null>>();

/** The steps of a JSON Pointer; null if it does not begin with `/` or has a name that the grammar lacks. */
function stepsOf(path: string, root: Block): readonly Step[] | null {
  let known = kept.get(root);
  if (known === undefined) {
    known = new Map();
    kept.set(root, known);
  }
  let steps = known.get(path);
  if (steps === undefined) {
    steps = path.startsWith('/') ? readSteps(path.split('/'), root) : null;
    if (known.size >= MAX_PATHS) known.clear();
    if (path.length <= LONGEST_KEPT) known.set(path, steps);
  }
  return steps;
}

function readSteps(keys: readonly string[], root: Block): readonly Step[] | null {
  const steps: Step[] = [];
  let type: Element['type'] = root;
  for (let i = 1; i < keys.length; i += 1) {
    const elements: readonly Element[] = type.kind === 'block' ? elementsOf(type) : [];
    const number = elements.findIndex(({ json }) => json === keys[i]);
    const element: Element | undefined = elements[number];
    if (element === undefined) return null;
    const index = keys[i + 1];
    const isIndexed = index !== undefined && /^[0-9]/.test(index);
    if (isIndexed) i += 1;
    const { name, occurs } = element;
    const nth = isIndexed ? Number(index) : 0;
    steps.push({ xpath: `/${name}`, number, repeats: occurs.max > 1, nth });
    type = element.type;
  }
  return steps;
}
