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

const NUMBER = /^[-+]?[0-9]+(?:\.[0-9]+)?$/;

/** Returns a number without redundant zeros; undefined for anything else. */
function canonicalNumber(text: string): string | undefined {
  if (!NUMBER.test(text)) return undefined;
  const point = text.indexOf('.');
  const last = (point === -1 ? text.length : point) - 1;
  const isSigned = text[0] === '-' || text[0] === '+';
  let start = isSigned ? 1 : 0;
  while (start < last && text[start] === ZERO) start += 1;
  let end = text.length;
  if (point !== -1) {
    while (text[end - 1] === ZERO) end -= 1;
    if (end === point + 1) end = point;
  }
  const digits = text.slice(start, end);
  return text[0] === '-' && digits !== ZERO ? `-${digits}` : digits;
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
