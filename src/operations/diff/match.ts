/** Matches the items of one list with those of the other. */
import type { Element } from '../../model/grammar.ts';
import { isMembers } from '../../model/jsonValue.ts';
import { type Canonical, childrenOf } from './canonical.ts';
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
  const rest: Rest = {
    a: new Map(lists.a.map((item, index) => [index, item])),
    b: new Map(lists.b.map((item, index) => [index, item])),
    pairs: [],
  };
  const { identity, element, canonical, canonicalA = canonical } = lists;
  const { ignored = [], last = [] } = identity;
  pairBy(
    rest,
    (item) => canonicalA(item, element),
    (item) => canonical(item, element),
  );
  if (ignored.length > 0) pairEqually(rest, (item) => canonical(without(item, ignored), element));
  for (const key of identity.keys) pairEqually(rest, (item) => keyOf(item, key, lists));
  if (identity.strict !== true) pairLikely(rest, lists);
  for (const key of last) pairEqually(rest, (item) => keyOf(item, key, lists));
  pairRemaining(rest, lists);
  return rest.pairs.sort(([one], [other]) => one - other);
}

/** The unmatched items, by index, and the pairs. */
interface Rest {
  readonly a: Map<number, unknown>;
  readonly b: Map<number, unknown>;
  readonly pairs: Pair[];
}

type TextOf = (item: unknown) => string | undefined;

function pairEqually(rest: Rest, textOf: TextOf): void {
  pairBy(rest, textOf, textOf);
}

function pairBy(rest: Rest, textOfA: TextOf, textOfB: TextOf): void {
  if (rest.a.size === 0 || rest.b.size === 0) return;
  const waiting = new Map<string, number[]>();
  for (const [index, item] of rest.b) {
    const text = textOfB(item);
    if (text === undefined) continue;
    const bucket = waiting.get(text);
    if (bucket === undefined) waiting.set(text, [index]);
    else bucket.push(index);
  }
  // `shift` would move all other items, so the buckets are reversed once and `pop` is used.
  for (const bucket of waiting.values()) bucket.reverse();
  for (const [index, item] of [...rest.a]) {
    const text = textOfA(item);
    const found = text === undefined ? undefined : waiting.get(text)?.pop();
    if (found !== undefined) take(rest, [index, found]);
  }
}

function take(rest: Rest, pair: Pair): void {
  rest.a.delete(pair[0]);
  rest.b.delete(pair[1]);
  rest.pairs.push(pair);
}

function pairLikely(rest: Rest, { element, canonical, identity }: Lists): void {
  const judge = {
    element,
    canonical,
    significant: identity.significant ?? [],
    ignored: identity.ignored ?? [],
  };
  const blocks = (items: Map<number, unknown>) => [...items].filter(([, item]) => isMembers(item));
  for (const pair of similarPairs(blocks(rest.a), blocks(rest.b), judge)) take(rest, pair);
}

/** A single unmatched item on each side counts as changed; values count as changed if their number is the same. */
function pairRemaining(rest: Rest, { a, b }: Lists): void {
  const values = [...rest.a.values(), ...rest.b.values()].every((item) => !isMembers(item));
  const whole = a.length === 1 && b.length === 1;
  if (rest.a.size !== rest.b.size || !(values || whole)) return;
  const others = [...rest.b.keys()];
  for (const [rank, index] of [...rest.a.keys()].entries()) {
    const other = others[rank];
    if (other !== undefined) take(rest, [index, other]);
  }
}

function without(item: unknown, fields: readonly string[]): unknown {
  if (!isMembers(item)) return item;
  return Object.fromEntries(Object.entries(item).filter(([key]) => !fields.includes(key)));
}

/** The canonical texts of a key's fields; undefined if a required one is missing. */
function keyOf(item: unknown, key: Key, { element, canonical }: Lists): string | undefined {
  const texts: string[] = [];
  for (const name of key) {
    const optional = name.endsWith('?');
    const text = textAt(item, (optional ? name.slice(0, -1) : name).split('/'), element, canonical);
    if (text === undefined && !optional) return undefined;
    texts.push(text ?? '');
  }
  return texts.join('\n');
}

function textAt(
  item: unknown,
  steps: readonly string[],
  element: Element | undefined,
  canonical: Canonical,
): string | undefined {
  let value = item;
  let at = element;
  for (const step of steps) {
    if (!isMembers(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
    at = at?.type.kind === 'block' ? childrenOf(at.type).get(step) : undefined;
  }
  const inner = at;
  return Array.isArray(value)
    ? value.map((one: unknown) => canonical(one, inner)).join()
    : canonical(value, inner);
}
