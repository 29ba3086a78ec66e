/** Values in a form that is the same text where they mean the same. */
import { Decimal } from '../../model/decimal.ts';
import { type Block, type Element, elementsOf } from '../../model/grammar.ts';
import { isMembers } from '../../validate/json/jsonValue.ts';

/** The canonical text of a leaf or a block; `type` is undefined where the grammar does not know it. */
export type Canonical = (value: unknown, element: Element | undefined) => string;

/** Text as written: `10.00` and `10.000` differ. */
export const exactText: Canonical = (value) => JSON.stringify(value);

/** What a value means: numbers as numbers, base64 without line breaks, an empty `Nazione` as its default. */
export const meaning: Canonical = (value, element) => {
  if (isMembers(value)) return meaningOfBlock(value, element);
  if (typeof value !== 'string' || element?.type.kind !== 'simple') return JSON.stringify(value);
  const text = value === '' ? (element.default ?? '') : value;
  switch (element.type.base) {
    case 'decimal':
    case 'integer':
      return Decimal.parse(text)?.toText(0) ?? JSON.stringify(text);
    case 'base64Binary':
      return text.replace(/[ \t\r\n]+/g, '');
    default:
      return JSON.stringify(text);
  }
};

function meaningOfBlock(value: Readonly<Record<string, unknown>>, element: Element | undefined): string {
  const known = element?.type.kind === 'block' ? childrenOf(element.type) : undefined;
  const parts = Object.entries(value).map(([key, child]) => {
    const inner = known?.get(key);
    const text = Array.isArray(child)
      ? `[${child.map((item: unknown) => meaning(item, inner)).join()}]`
      : meaning(child, inner);
    return `${key}:${text}`;
  });
  return `{${parts.join()}}`;
}

const known = new WeakMap<Block, ReadonlyMap<string, Element>>();

/** The elements of a block by JSON name. */
export function childrenOf(block: Block): ReadonlyMap<string, Element> {
  let children = known.get(block);
  if (children === undefined) {
    children = new Map(elementsOf(block).map((element) => [element.json, element]));
    known.set(block, children);
  }
  return children;
}
