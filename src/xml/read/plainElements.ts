/**
 * The elements of a text that the fast reader has accepted, without objects: after the root's start tag, such a text
 * has only tags without attributes, self-closing tags and character data. One pass notes the offsets of the tags, at a
 * fraction of the cost of a tree.
 */
import { formats } from '../../model/formats.ts';
import { type Block, elementsOf } from '../../model/grammar.ts';
import { resolvedText } from '../content.ts';

/** Blocks with more children get an index by name: a linear search for each of 9,000 lines would be quadratic. */
const MAX_WALK = 32;

/** Text up to this length is searched by character, because each call of `indexOf` has a fixed cost. */
const SHORT_TEXT = 48;

const SLASH = 0x2f;
const LESS = 0x3c;
const GREATER = 0x3e;

/** The root, whose children are the first elements of the lists. */
const ROOT = -1;
const NOT_FOUND = -2;

/** An element that a JSON Pointer identifies. */
export interface PlainElement {
  /** Offsets of the text of a value, or of the start tag of a block or an empty element. */
  readonly offset: number;
  readonly end: number;
  readonly xpath: string;
}

/** A child, or NOT_FOUND, and its position among those of the same name: from 1, or 0 for the only one. */
interface Child {
  readonly element: number;
  readonly ordinal: number;
}

export class PlainElements {
  readonly #text: string;
  /** By element, in the order of the text: the `<` of the start tag, and the offset after its `>`. */
  readonly #starts: number[] = [];
  readonly #tagEnds: number[] = [];
  /** The `<` of the end tag; the end of a self-closing tag. */
  readonly #closes: number[] = [];
  /** The first element that is not inside this one. */
  readonly #nexts: number[] = [];
  /** Children by name, for elements with many. */
  readonly #listed = new Map<number, ReadonlyMap<string, readonly number[]>>();
  readonly #found = new Map<string, PlainElement | undefined>();

  /** @param from The offset after the root's start tag. */
  constructor(text: string, from: number) {
    this.#text = text;
    this.#scan(from);
  }

  /** Follows the keys of a JSON Pointer; an array without an index is its first element. */
  find(path: string): PlainElement | undefined {
    if (this.#found.has(path)) return this.#found.get(path);
    const steps = stepsOf(path);
    const found = steps === null ? undefined : this.#follow(steps);
    this.#found.set(path, found);
    return found;
  }

  #scan(from: number): void {
    const text = this.#text;
    const parents: number[] = [];
    let open = ROOT;
    let at = nextTag(text, from);
    while (at >= 0) {
      if (text.charCodeAt(at + 1) === SLASH) {
        if (open === ROOT) return;
        this.#closes[open] = at;
        this.#nexts[open] = this.#starts.length;
        open = parents[open] ?? ROOT;
        at = nextTag(text, at + 2);
      } else {
        const element = this.#starts.length;
        let end = at + 2;
        while (text.charCodeAt(end) !== GREATER) end += 1;
        this.#starts.push(at);
        this.#tagEnds.push(end + 1);
        this.#closes.push(end + 1);
        this.#nexts.push(element + 1);
        parents.push(open);
        if (text.charCodeAt(end - 1) !== SLASH) open = element;
        at = nextTag(text, end + 1);
      }
    }
  }

  #follow(steps: readonly Step[]): PlainElement | undefined {
    let element = ROOT;
    let xpath = '/*';
    for (const { name, nth } of steps) {
      const child = this.#child(element, name, nth);
      if (child.element === NOT_FOUND) return undefined;
      element = child.element;
      xpath += child.ordinal === 0 ? `/${name}` : `/${name}[${child.ordinal}]`;
    }
    return element === ROOT ? undefined : { ...this.#place(element), xpath };
  }

  /** The nth child of a name, from 0. */
  #child(parent: number, name: string, nth: number): Child {
    const to = parent === ROOT ? this.#starts.length : (this.#nexts[parent] ?? 0);
    let element = NOT_FOUND;
    let same = 0;
    let walked = 0;
    for (let at = parent + 1; at < to; at = this.#nexts[at] ?? to) {
      walked += 1;
      if (walked > MAX_WALK) return this.#listedChild(parent, name, nth);
      if (!this.#isNamed(at, name)) continue;
      if (same === nth) element = at;
      same += 1;
      if (element !== NOT_FOUND && same > 1) break;
    }
    return { element, ordinal: same > 1 ? nth + 1 : 0 };
  }

  #listedChild(parent: number, name: string, nth: number): Child {
    let listed = this.#listed.get(parent);
    if (listed === undefined) {
      listed = this.#list(parent);
      this.#listed.set(parent, listed);
    }
    const same = listed.get(name) ?? [];
    return { element: same[nth] ?? NOT_FOUND, ordinal: same.length > 1 ? nth + 1 : 0 };
  }

  #list(parent: number): ReadonlyMap<string, readonly number[]> {
    const to = parent === ROOT ? this.#starts.length : (this.#nexts[parent] ?? 0);
    const listed = new Map<string, number[]>();
    for (let at = parent + 1; at < to; at = this.#nexts[at] ?? to) {
      const start = (this.#starts[at] ?? 0) + 1;
      let end = start;
      while (!endsName(this.#text.charCodeAt(end))) end += 1;
      const name = this.#text.slice(start, end);
      const same = listed.get(name);
      if (same === undefined) listed.set(name, [at]);
      else same.push(at);
    }
    return listed;
  }

  #isNamed(element: number, name: string): boolean {
    const start = (this.#starts[element] ?? 0) + 1;
    return this.#text.startsWith(name, start) && endsName(this.#text.charCodeAt(start + name.length));
  }

  #place(element: number): Pick<PlainElement, 'offset' | 'end'> {
    const start = this.#starts[element] ?? 0;
    const tagEnd = this.#tagEnds[element] ?? 0;
    const close = this.#closes[element] ?? 0;
    const isLeaf = this.#nexts[element] === element + 1 && close > tagEnd;
    return isLeaf && /[^ \t\r\n]/.test(resolvedText(this.#text.slice(tagEnd, close)))
      ? { offset: tagEnd, end: close }
      : { offset: start, end: tagEnd };
  }
}

/** The offset of the next `<`; -1 without one. */
function nextTag(text: string, from: number): number {
  const near = from + SHORT_TEXT;
  for (let at = from; at < near; at += 1) if (text.charCodeAt(at) === LESS) return at;
  return text.indexOf('<', near);
}

interface Step {
  readonly name: string;
  /** Position among the children of this name, from 0. */
  readonly nth: number;
}

/** Paths whose steps are kept: the findings of files that are checked together mostly concern the same fields. */
const MAX_PATHS = 2_000;
const LONGEST_KEPT = 250;
const kept = new Map<string, readonly Step[] | null>();

/** The steps of a JSON Pointer; null if it does not begin with `/` or has a name that no format knows. */
function stepsOf(path: string): readonly Step[] | null {
  let steps = kept.get(path);
  if (steps === undefined) {
    steps = path.startsWith('/') ? readSteps(path.split('/')) : null;
    if (kept.size >= MAX_PATHS) kept.clear();
    if (path.length <= LONGEST_KEPT) kept.set(path, steps);
  }
  return steps;
}

function readSteps(keys: readonly string[]): readonly Step[] | null {
  const steps: Step[] = [];
  for (let i = 1; i < keys.length; i += 1) {
    const name = xmlName(keys[i] ?? '');
    if (name === undefined) return null;
    const index = keys[i + 1];
    const indexed = index !== undefined && startsWithDigit(index);
    if (indexed) i += 1;
    steps.push({ name, nth: indexed ? Number(index) : 0 });
  }
  return steps;
}

/** True for the index of an array: names do not begin with a digit. */
function startsWithDigit(key: string): boolean {
  const unit = key.charCodeAt(0);
  return unit >= 0x30 && unit <= 0x39;
}

/** True for `>`, `/` and blanks. */
function endsName(unit: number): boolean {
  return unit === GREATER || unit === SLASH || unit <= 0x20;
}

let xmlNames: ReadonlyMap<string, string> | undefined;

/** The XML name of an element of the formats, by its JSON name. */
function xmlName(json: string): string | undefined {
  xmlNames ??= namesOf(formats.map(({ block }) => block));
  return xmlNames.get(json);
}

function namesOf(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const seen = new Set<Block>();
  const visit = (block: Block): void => {
    if (seen.has(block)) return;
    seen.add(block);
    for (const { name, json, type } of elementsOf(block)) {
      names.set(json, name);
      if (type.kind === 'block') visit(type);
    }
  };
  for (const block of blocks) visit(block);
  return names;
}
