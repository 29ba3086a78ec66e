/** Canonical text of values: equal for values with the same meaning. */
import { type Block, type Element, elementsOf } from '../../model/grammar.ts';
import { isMembers } from '../../model/jsonValue.ts';

/** Returns the canonical text of a leaf or a block; `type` is undefined for elements that the grammar does not have. */
export type Canonical = (value: unknown, element: Element | undefined) => string;

/** Text as written: `10.00` and `10.000` differ. */
export const exactText: Canonical = (value) => JSON.stringify(value);

/** Normalizes a value: numbers as numbers, base64 without line breaks, an empty `Nazione` as its default. */
export const meaning: Canonical = (value, element) => {
  if (isMembers(value)) return meaningOfBlock(value, element);
  if (typeof value !== 'string' || element?.type.kind !== 'simple') return JSON.stringify(value);
  const text = value === '' ? (element.default ?? '') : value;
  switch (element.type.base) {
    case 'decimal':
    case 'integer':
      return canonicalNumber(text) ?? JSON.stringify(text);
    case 'base64Binary':
      return text.replace(/[ \t\r\n]+/g, '');
    default:
      return JSON.stringify(text);
  }
};

const ZERO = '0';

/** Returns a number without redundant zeros; undefined for anything else. */
function canonicalNumber(text: string): string | undefined {
  const [, sign = '', whole = '', behind = ''] = /^([-+]?)([0-9]+)(?:\.([0-9]+))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  let start = 0;
  while (start < whole.length - 1 && whole[start] === ZERO) start += 1;
  let end = behind.length;
  while (end > 0 && behind[end - 1] === ZERO) end -= 1;
  const units = whole.slice(start);
  const digits = end === 0 ? units : `${units}.${behind.slice(0, end)}`;
  return sign === '-' && digits !== ZERO ? `-${digits}` : digits;
}

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
