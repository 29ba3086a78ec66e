/** Finds the contents that the items of two lists have in common. */
import type { Element } from '../../model/grammar.ts';
import { isMembers, type Members } from '../../model/jsonValue.ts';
import { type Canonical, childrenOf, textAt } from './canonical.ts';

interface Comparing {
  readonly element: Element | undefined;
  readonly canonical: Canonical;
  /** Fields that are no part of the content. */
  readonly ignored?: readonly string[];
}

interface Lists extends Comparing {
  readonly a: readonly unknown[];
  readonly b: readonly unknown[];
  /** Path of a field that distinguishes most items. */
  readonly field: readonly string[];
}

/** The number of each item's content. */
interface Numbers {
  readonly a: Int32Array;
  readonly b: Int32Array;
}

/** Instead of a number, for an item whose content no item of the other list has. */
export const NONE = -1;

/** Instead of the partner, for items that have the field in common with several. */
const SEVERAL = -2;

/**
 * Numbers the contents that are in both lists. The texts of whole items are long, so they are made only where several
 * items have the distinguishing field in common; two items alone are compared directly.
 */
export function commonContents(lists: Lists): Numbers {
  const { a, b, element, canonical, ignored } = lists;
  const partners = partnersIn(lists);
  const numbers = { a: new Int32Array(a.length).fill(NONE), b: new Int32Array(b.length).fill(NONE) };
  const byText = new Map<string, number>();
  let count = 0;
  for (const [index, partner] of partners.b.entries()) {
    if (partner === NONE) continue;
    if (partner === SEVERAL) {
      const text = canonical(b[index], element, ignored);
      const number = byText.get(text) ?? count;
      if (number === count) byText.set(text, number);
      count = Math.max(count, number + 1);
      numbers.b[index] = number;
    } else if (isSame(a[partner], b[index], lists)) {
      numbers.a[partner] = count;
      numbers.b[index] = count;
      count += 1;
    }
  }
  for (const [index, partner] of partners.a.entries()) {
    if (partner === SEVERAL) numbers.a[index] = byText.get(canonical(a[index], element, ignored)) ?? NONE;
  }
  return numbers;
}

/** For each item, the only item of the other list with the same field if it is the only one of its own. */
function partnersIn({ a, b, field, element, canonical }: Lists): Numbers {
  const groups = new Map<string, number>();
  const groupOf = (item: unknown): number => {
    const text = textAt(item, field, element, canonical) ?? '';
    const known = groups.get(text);
    if (known !== undefined) return known;
    groups.set(text, groups.size);
    return groups.size - 1;
  };
  const groupsA = Int32Array.from(a, groupOf);
  const groupsB = Int32Array.from(b, groupOf);
  const onlyA = onlyOnes(groupsA, groups.size);
  const onlyB = onlyOnes(groupsB, groups.size);
  const partner = (own: number, other: number): number =>
    other === NONE || (own !== SEVERAL && other !== SEVERAL) ? other : SEVERAL;
  return {
    a: groupsA.map((group) => partner(onlyA[group] ?? NONE, onlyB[group] ?? NONE)),
    b: groupsB.map((group) => partner(onlyB[group] ?? NONE, onlyA[group] ?? NONE)),
  };
}

/** For each group, the index of its only item. */
function onlyOnes(groupOf: Int32Array, count: number): Int32Array {
  const only = new Int32Array(count).fill(NONE);
  for (const [index, group] of groupOf.entries()) only[group] = only[group] === NONE ? index : SEVERAL;
  return only;
}

/** True for two items of one list with the same canonical text, which is not made for texts that are identical. */
function isSame(a: unknown, b: unknown, { element, canonical, ignored }: Comparing): boolean {
  if (typeof a === 'string' && a === b) return true;
  if (!isMembers(a) || !isMembers(b)) return canonical(a, element) === canonical(b, element);
  const known = element?.type.kind === 'block' ? childrenOf(element.type) : undefined;
  const keys = keysOf(a, ignored);
  const others = keysOf(b, ignored);
  return (
    keys.length === others.length &&
    keys.every(
      (key, index) =>
        key === others[index] && isSameMember(a[key], b[key], { canonical, element: known?.get(key) }),
    )
  );
}

function keysOf(item: Members, ignored: readonly string[] | undefined): readonly string[] {
  const keys = Object.keys(item);
  return ignored === undefined ? keys : keys.filter((key) => !ignored.includes(key));
}

function isSameMember(a: unknown, b: unknown, comparing: Comparing): boolean {
  if (!Array.isArray(a) || !Array.isArray(b))
    return Array.isArray(a) === Array.isArray(b) && isSame(a, b, comparing);
  return a.length === b.length && a.every((item: unknown, index) => isSame(item, b[index], comparing));
}
