/** Matches the items of one list with those of the other. */
import type { Element } from '../../model/grammar.ts';
import { isMembers } from '../../model/jsonValue.ts';
import { BETWEEN, type Canonical, textAt } from './canonical.ts';
import { commonContents, NONE } from './contents.ts';
import type { Identity, Key } from './identity.ts';
import { type Pair, similarPairs } from './likeness.ts';

/** Two lists with the same name. */
export interface Lists {
  readonly a: readonly unknown[];
  readonly b: readonly unknown[];
  /** Declaration of the items; undefined if the grammar has none. */
  readonly element: Element | undefined;
  readonly identity: Identity;
  readonly canonical: Canonical;
  /** `canonical` for items in a, if it differs. */
  readonly canonicalA?: Canonical;
}

/**
 * Matches in rounds, most reliable first, each among the items left by the previous ones: equal items, items equal
 * except in ignored fields, each key, similarity, the last keys, and the only remaining items on both sides. Items with
 * the same key are paired in order. Every round is linear, except similarity, which is bounded.
 *
 * @returns Pairs in the order of a.
 */
export function matchItems(lists: Lists): readonly Pair[] {
  if (lists.a.length === 0 || lists.b.length === 0) return [];
  // The last round would pair them.
  if (lists.a.length === 1 && lists.b.length === 1) return [[0, 0]];
  const rest: Rest = { a: [...lists.a.keys()], b: [...lists.b.keys()], pairs: [] };
  const { identity } = lists;
  const { ignored = [], last = [] } = identity;
  if (ignored.length > 0) pairByContent(rest, lists, ignored);
  else pairEqual(rest, lists);
  for (const key of identity.keys) pairByKey(rest, lists, key);
  if (identity.strict !== true) pairLikely(rest, lists);
  for (const key of last) pairByKey(rest, lists, key);
  pairRemaining(rest, lists);
  return rest.pairs.sort(([one], [other]) => one - other);
}

/** The indexes of the unmatched items, and the pairs. */
interface Rest {
  a: readonly number[];
  b: readonly number[];
  readonly pairs: Pair[];
}

/** The value that an item has in common with its partner; undefined if it can have none. */
type KeyAt = (index: number) => string | number | undefined;

function pairEqual(rest: Rest, { a, b, element, canonical, canonicalA = canonical }: Lists): void {
  pairBy(
    rest,
    (index) => canonicalA(a[index], element),
    (index) => canonical(b[index], element),
  );
}

/** Pairs equal items, then those equal except in ignored fields. */
function pairByContent(rest: Rest, lists: Lists, ignored: readonly string[]): void {
  const { a, b, element, canonical, identity } = lists;
  const field = identity.significant?.slice(0, 1) ?? [];
  const contents = commonContents({ a, b, element, canonical, ignored, field });
  const alike = (numbers: Int32Array) => (index: number) => {
    const number = numbers[index];
    return number === NONE ? undefined : number;
  };
  const equal = (items: readonly unknown[], numbers: Int32Array) => (index: number) => {
    const number = numbers[index];
    if (number === NONE) return undefined;
    const apart = ignored.map((one) => textAt(items[index], [one], element, canonical) ?? ABSENT);
    return `${number}${BETWEEN}${apart.join(BETWEEN)}`;
  };
  pairBy(rest, equal(a, contents.a), equal(b, contents.b));
  pairBy(rest, alike(contents.a), alike(contents.b));
}

function pairBy(rest: Rest, keyInA: KeyAt, keyInB: KeyAt): void {
  if (rest.a.length === 0 || rest.b.length === 0) return;
  // The first unmatched item of each key, and for each item the next one of the same key.
  const firsts = new Map<string | number, number>();
  const next = new Int32Array(rest.b.length);
  for (let at = rest.b.length - 1; at >= 0; at -= 1) {
    const key = keyInB(rest.b[at] ?? -1);
    if (key === undefined) continue;
    next[at] = firsts.get(key) ?? -1;
    firsts.set(key, at);
  }
  if (firsts.size === 0) return;
  const taken = new Uint8Array(rest.b.length);
  const left: number[] = [];
  for (const index of rest.a) {
    const key = keyInA(index);
    const first = key === undefined ? -1 : (firsts.get(key) ?? -1);
    if (key === undefined || first === -1) {
      left.push(index);
      continue;
    }
    rest.pairs.push([index, rest.b[first] ?? -1]);
    taken[first] = 1;
    firsts.set(key, next[first] ?? -1);
  }
  rest.a = left;
  rest.b = rest.b.filter((_, at) => taken[at] === 0);
}

function pairLikely(rest: Rest, { a, b, element, canonical, identity }: Lists): void {
  const comparison = {
    element,
    canonical,
    significant: identity.significant ?? [],
    ignored: identity.ignored ?? [],
  };
  const blocks = (indexes: readonly number[], items: readonly unknown[]) =>
    indexes.filter((index) => isMembers(items[index])).map((index) => [index, items[index]] as const);
  const pairs = similarPairs(blocks(rest.a, a), blocks(rest.b, b), comparison);
  if (pairs.length === 0) return;
  const taken = { a: new Set(pairs.map(([one]) => one)), b: new Set(pairs.map(([, other]) => other)) };
  for (const pair of pairs) rest.pairs.push(pair);
  rest.a = rest.a.filter((index) => !taken.a.has(index));
  rest.b = rest.b.filter((index) => !taken.b.has(index));
}

/** A single unmatched item on each side counts as changed; values count as changed if their number is the same. */
function pairRemaining(rest: Rest, { a, b }: Lists): void {
  if (rest.a.length !== rest.b.length || rest.a.length === 0) return;
  if (rest.a.some((index) => isMembers(a[index])) || rest.b.some((index) => isMembers(b[index]))) return;
  for (const [rank, index] of rest.a.entries()) rest.pairs.push([index, rest.b[rank] ?? -1]);
}

/** Instead of the text of a field that an item does not have; an empty text is another value. */
const ABSENT = `${BETWEEN}-`;

function pairByKey(rest: Rest, { a, b, element, canonical }: Lists, key: Key): void {
  const parts = key.map((name) => {
    const optional = name.endsWith('?');
    return { optional, steps: (optional ? name.slice(0, -1) : name).split('/') };
  });
  /** The canonical texts of the fields; undefined if a required one is missing. */
  const textOf = (item: unknown): string | undefined => {
    let whole: string | undefined;
    for (const { steps, optional } of parts) {
      const text = textAt(item, steps, element, canonical);
      if (text === undefined && !optional) return undefined;
      const part = text ?? ABSENT;
      whole = whole === undefined ? part : `${whole}${BETWEEN}${part}`;
    }
    return whole;
  };
  pairBy(
    rest,
    (index) => textOf(a[index]),
    (index) => textOf(b[index]),
  );
}
