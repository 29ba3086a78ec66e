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

interface Features {
  /** Weight of each leaf, by path and value. */
  readonly weights: ReadonlyMap<string, number>;
  readonly total: number;
}

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
  const left = a.map(([, item]) => featuresOf(item, comparison));
  const right = b.map(([, item]) => featuresOf(item, comparison));
  const reach = Math.max(MIN_REACH, Math.floor(MAX_PAIRS / Math.max(a.length, b.length) / 2));
  const found: { readonly rankA: number; readonly rankB: number; readonly score: number }[] = [];
  for (const [rankA, one] of left.entries()) {
    const from = Math.max(0, rankA - reach);
    for (const [offset, other] of right.slice(from, rankA + reach + 1).entries()) {
      const score = similarity(one, other);
      if (score >= MIN_SIMILARITY) found.push({ rankA, rankB: from + offset, score });
    }
  }
  const apart = (one: (typeof found)[number]): number => Math.abs(one.rankA - one.rankB);
  found.sort((x, y) => y.score - x.score || apart(x) - apart(y) || x.rankA - y.rankA || x.rankB - y.rankB);
  const takenA = new Set<number>();
  const takenB = new Set<number>();
  const pairs: Pair[] = [];
  for (const { rankA, rankB } of found) {
    const first = a[rankA];
    const second = b[rankB];
    if (first === undefined || second === undefined || takenA.has(rankA) || takenB.has(rankB)) continue;
    takenA.add(rankA);
    takenB.add(rankB);
    pairs.push([first[0], second[0]]);
  }
  return pairs;
}

/** Returns the similarity of two items, from 0 to 1: twice the common weight divided by the sum of both weights. */
function similarity(one: Features, other: Features): number {
  const [small, large] = one.weights.size <= other.weights.size ? [one, other] : [other, one];
  let common = 0;
  for (const [feature, weight] of small.weights) if (large.weights.has(feature)) common += weight;
  const total = one.total + other.total;
  return total === 0 ? 0 : (2 * common) / total;
}

function featuresOf(item: unknown, { element, canonical, significant, ignored }: Comparison): Features {
  const weights = new Map<string, number>();
  const visit = (value: unknown, at: Element | undefined, path: string, weight: number): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, at, path, weight);
    else if (isMembers(value)) {
      const children = at?.type.kind === 'block' ? childrenOf(at.type) : undefined;
      for (const [key, child] of Object.entries(value)) {
        if (path === '' && ignored.includes(key)) continue;
        const own = path === '' && significant.includes(key) ? SIGNIFICANT_WEIGHT : weight;
        visit(child, children?.get(key), `${path}/${key}`, own);
      }
    } else weights.set(`${path}=${canonical(value, at)}`, weight);
  };
  visit(item, element, '', 1);
  return { weights, total: [...weights.values()].reduce((sum, weight) => sum + weight, 0) };
}
