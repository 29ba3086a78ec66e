/** Canonical text of values: equal for values with the same meaning. */
import { type Block, type Element, elementsOf } from '../../model/grammar.ts';
import { isMembers, type Members } from '../../model/jsonValue.ts';

/**
 * Returns the canonical text of a leaf or a block. `element` is undefined for elements that the grammar does not have;
 * a block's members in `ignored` are left out.
 */
export type Canonical = (value: unknown, element: Element | undefined, ignored?: readonly string[]) => string;

/** Text as written: `10.00` and `10.000` differ. */
export const exactText: Canonical = (value, _element, ignored) =>
  JSON.stringify(ignored !== undefined && isMembers(value) ? without(value, ignored) : value);

function without(item: Members, fields: readonly string[]): Members {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !fields.includes(key)));
}

/** Stands between the parts of a text. XML has no such character; JSON texts that contain it are escaped. */
export const BETWEEN = '\0';

/** Normalizes a value: numbers as numbers, base64 without line breaks, an empty `Nazione` as its default. */
export const meaning: Canonical = (value, element, ignored) => {
  if (isMembers(value)) return meaningOfBlock(value, element, ignored);
  if (element?.type.kind !== 'simple') return JSON.stringify(value);
  const { base } = element.type;
  const isNumber = base === 'decimal' || base === 'integer';
  if (typeof value !== 'string')
    return isNumber ? JSON.stringify(value) : `${BETWEEN}${JSON.stringify(value)}`;
  const text = value === '' ? (element.default ?? '') : value;
  if (isNumber) return canonicalNumber(text) ?? JSON.stringify(text);
  if (base === 'base64Binary') return text.replace(/[ \t\r\n]+/g, '');
  return text.includes(BETWEEN) ? `${BETWEEN}${JSON.stringify(text)}` : text;
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

function meaningOfBlock(
  value: Members,
  element: Element | undefined,
  ignored: readonly string[] | undefined,
): string {
  const known = element?.type.kind === 'block' ? childrenOf(element.type) : undefined;
  let whole = '';
  for (const key of Object.keys(value)) {
    if (ignored?.includes(key) === true) continue;
    const child = value[key];
    const inner = known?.get(key);
    const text = Array.isArray(child) ? meaningOfList(child, inner) : meaning(child, inner);
    whole += `${key}${BETWEEN}${text}${BETWEEN}`;
  }
  return `${BETWEEN}{${whole}}`;
}

function meaningOfList(items: readonly unknown[], element: Element | undefined): string {
  let whole = '';
  for (const item of items) whole += `${meaning(item, element)}${BETWEEN}`;
  return `${BETWEEN}[${whole}]`;
}

/** Returns the canonical text of a field below an item; undefined if the item has none. */
export function textAt(
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
    ? value.map((one: unknown) => canonical(one, inner)).join(BETWEEN)
    : canonical(value, inner);
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
