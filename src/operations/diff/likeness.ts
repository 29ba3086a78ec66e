/** Computes the similarity of two list items, and matches the items of two lists. */
import type { Element } from '../../model/grammar.ts';
import { isMembers } from '../../model/jsonValue.ts';
import { type Canonical, childrenOf } from './canonical.ts';

/** A pair of matching indices: in a and in b. */
export type Pair = readonly [a: number, b: number];

/** Minimum similarity of two versions of the same item. */
const MIN_SIMILARITY = 0.5;

/** The weight of a significant field, relative to 1 for any other. */
const SIGNIFICANT_WEIGHT = 3;

/**
 * Maximum number of pairs to compare. Lists with up to 400 unmatched items on each side are compared in full; in longer
 * ones, items are compared only with those at a similar position.
 */
const MAX_PAIRS = 160_000;

/** Minimum distance of compared items, even in long lists. */
const MIN_REACH = 4;

/** Properties of a list that determine the similarity of its items. */
export interface Comparison {
  readonly element: Element | undefined;
  readonly canonical: Canonical;
  readonly significant: readonly string[];
  /** Ignored fields. */
  readonly ignored: readonly string[];
}

/** Returns pairs of similar items, most similar first; each item is in one pair at most. */
export function similarPairs(
  a: readonly (readonly [index: number, item: unknown])[],
  b: readonly (readonly [index: number, item: unknown])[],
  comparison: Comparison,
): readonly Pair[] {
  if (a.length === 0 || b.length === 0) return [];
  const takenA = new Uint8Array(a.length);
  const takenB = new Uint8Array(b.length);
  const pairs: Pair[] = [];
  for (const { rankA, rankB } of similarRanks(a, b, comparison)) {
    const first = a[rankA];
    const second = b[rankB];
    if (first === undefined || second === undefined || takenA[rankA] === 1 || takenB[rankB] === 1) continue;
    takenA[rankA] = 1;
    takenB[rankB] = 1;
    pairs.push([first[0], second[0]]);
  }
  return pairs;
}

/** Two items that are similar enough, by their positions among the compared items. */
interface Similar {
  readonly rankA: number;
  readonly rankB: number;
}

/** Returns similar items, the most similar first, among them those at the most similar positions first. */
function similarRanks(
  a: readonly (readonly [index: number, item: unknown])[],
  b: readonly (readonly [index: number, item: unknown])[],
  comparison: Comparison,
): readonly Similar[] {
  const leaves = new Leaves(comparison);
  const left = a.map(([, item]) => leaves.of(item));
  const right = b.map(([, item]) => leaves.of(item));
  const reach = Math.max(MIN_REACH, Math.floor(MAX_PAIRS / Math.max(a.length, b.length) / 2));
  const byScore = new Map<number, Similar[]>();
  // The weights of the leaves of one item of a; 0 for all others.
  const weights = new Uint8Array(leaves.weights.length);
  for (const [rankA, one] of left.entries()) {
    for (const leaf of one.leaves) weights[leaf] = leaves.weights[leaf] ?? 0;
    const end = Math.min(right.length, rankA + reach + 1);
    for (let rankB = Math.max(0, rankA - reach); rankB < end; rankB += 1) {
      const other = right[rankB];
      if (other === undefined) continue;
      const score = similarity(one.weight, other.weight, weightOf(other.leaves, weights));
      if (score < MIN_SIMILARITY) continue;
      const found = byScore.get(score);
      if (found === undefined) byScore.set(score, [{ rankA, rankB }]);
      else found.push({ rankA, rankB });
    }
    for (const leaf of one.leaves) weights[leaf] = 0;
  }
  const apart = ({ rankA, rankB }: Similar): number => Math.abs(rankA - rankB);
  return [...byScore.keys()]
    .sort((one, other) => other - one)
    .flatMap((score) => (byScore.get(score) ?? []).sort((one, other) => apart(one) - apart(other)));
}

function weightOf(leaves: readonly number[], weights: ArrayLike<number>): number {
  let sum = 0;
  for (const leaf of leaves) sum += weights[leaf] ?? 0;
  return sum;
}

/** Returns the similarity of two items, from 0 to 1: twice the common weight divided by the sum of both weights. */
function similarity(one: number, other: number, common: number): number {
  const total = one + other;
  return total === 0 ? 0 : (2 * common) / total;
}

/** The leaves of an item, each once, with the sum of their weights. */
interface Features {
  readonly leaves: readonly number[];
  readonly weight: number;
}

/** A place of leaves in an item. */
interface Place {
  readonly element: Element | undefined;
  readonly weight: number;
  /** Numbers of the leaves there, by canonical text. */
  readonly leaves: Map<string, number>;
  readonly below: Map<string, Place>;
}

/** Numbers the leaves of items: equal leaves at the same place have one number. */
class Leaves {
  /** The weight of each leaf. */
  readonly weights: number[] = [];
  /** For each leaf, the last item that has it. */
  readonly #last: number[] = [];
  #items = 0;
  readonly #comparison: Comparison;
  readonly #root: Place;

  constructor(comparison: Comparison) {
    this.#comparison = comparison;
    this.#root = placeOf(comparison.element, 1);
  }

  of(item: unknown): Features {
    this.#items += 1;
    const leaves: number[] = [];
    this.#visit(item, this.#root, leaves);
    return { leaves, weight: weightOf(leaves, this.weights) };
  }

  #visit(value: unknown, place: Place, leaves: number[]): void {
    if (Array.isArray(value)) for (const one of value) this.#visit(one, place, leaves);
    else if (isMembers(value)) {
      for (const key of Object.keys(value)) {
        const below = place.below.get(key) ?? this.#placeBelow(place, key);
        if (below.weight > 0) this.#visit(value[key], below, leaves);
      }
    } else {
      const leaf = this.#leafAt(value, place);
      if (this.#last[leaf] === this.#items) return;
      this.#last[leaf] = this.#items;
      leaves.push(leaf);
    }
  }

  #leafAt(value: unknown, { element, weight, leaves }: Place): number {
    const text = this.#comparison.canonical(value, element);
    let leaf = leaves.get(text);
    if (leaf === undefined) {
      leaf = this.weights.length;
      leaves.set(text, leaf);
      this.weights.push(weight);
    }
    return leaf;
  }

  #placeBelow(place: Place, key: string): Place {
    const element =
      place.element?.type.kind === 'block' ? childrenOf(place.element.type).get(key) : undefined;
    const below = placeOf(element, place === this.#root ? this.#weightOf(key) : place.weight);
    place.below.set(key, below);
    return below;
  }

  /** The weight of a member of an item; 0 if it is ignored. */
  #weightOf(key: string): number {
    const { ignored, significant } = this.#comparison;
    if (ignored.includes(key)) return 0;
    return significant.includes(key) ? SIGNIFICANT_WEIGHT : 1;
  }
}

function placeOf(element: Element | undefined, weight: number): Place {
  return { element, weight, leaves: new Map(), below: new Map() };
}
