/** The members of two blocks side by side, in the order of the reported differences. */
import { type Block, type Element, elementsOf } from '../../model/grammar.ts';
import type { Members } from '../../model/jsonValue.ts';

/** Two blocks with the same name; `block` is undefined if that side's grammar has no such block. */
export interface Sides {
  readonly one: Members;
  readonly other: Members;
  readonly block: Block | undefined;
  readonly blockB: Block | undefined;
}

/** A member of one or both blocks. */
export interface Slot {
  readonly key: string;
  readonly element: Element | undefined;
  readonly elementB: Element | undefined;
  /** Position among the elements of the block, from 1; null for unknown names. */
  readonly position: number | null;
}

/** Orders the keys: those in the grammar in its order, then those only in b, then the unknown ones. */
export function slotsOf({ one, other, block, blockB }: Sides): readonly Slot[] {
  const { slots, keys } = declared(block, blockB);
  const strange = new Set<string>();
  for (const side of [one, other]) for (const key of Object.keys(side)) if (!keys.has(key)) strange.add(key);
  if (strange.size === 0) return slots;
  return [
    ...slots,
    ...[...strange].map((key) => ({ key, element: undefined, elementB: undefined, position: null })),
  ];
}

/** The slots of the grammar. */
interface Declared {
  readonly slots: readonly Slot[];
  readonly keys: ReadonlySet<string>;
}

const ofOneBlock = new WeakMap<Block, Declared>();

function declared(block: Block | undefined, blockB: Block | undefined): Declared {
  if (block !== blockB || block === undefined) return withKeys(ofTwo(block, blockB));
  let found = ofOneBlock.get(block);
  if (found === undefined) {
    found = withKeys(ofTwo(block, block));
    ofOneBlock.set(block, found);
  }
  return found;
}

function withKeys(slots: readonly Slot[]): Declared {
  return { slots, keys: new Set(slots.map(({ key }) => key)) };
}

function ofTwo(block: Block | undefined, blockB: Block | undefined): readonly Slot[] {
  const elements = block === undefined ? [] : elementsOf(block);
  const others = blockB === undefined ? [] : elementsOf(blockB);
  const known = new Set(elements.map(({ json }) => json));
  return [
    ...elements.map((element, index) => ({
      key: element.json,
      element,
      elementB: others.find(({ json }) => json === element.json),
      position: index + 1,
    })),
    ...others.flatMap((elementB, index) =>
      known.has(elementB.json)
        ? []
        : [{ key: elementB.json, element: undefined, elementB, position: index + 1 }],
    ),
  ];
}
