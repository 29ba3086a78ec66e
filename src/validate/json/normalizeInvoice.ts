/** Converts a JSON value to the normal form, which readers produce. */

import { plainData } from '../../model/fieldsOf.ts';
import { formatOfJson } from '../../model/formatOf.ts';
import type { Invoice, OrdinaryInvoice } from '../../model/generated/invoice.ts';
import { type Block, type Element, elementsOf, type Format } from '../../model/grammar.ts';
import { integerForm } from '../../model/integerForm.ts';
import { isAbsent, isMembers, type Members, member } from '../../model/jsonValue.ts';
import { applyWhitespace, type SimpleType } from '../../model/lexical.ts';
import { ordinaryOutline } from '../../model/outline.ts';

/**
 * The invoice in normal form: keys in the order of the grammar, null and [] removed, text after the whitespace rule of
 * its type, integers as strings or numbers as the JSON form has them, `namespace` derived from `versione`.
 *
 * Nothing is checked: in an invalid invoice, values that cannot be normalized remain as they are (unknown keys last),
 * so that writing it reports the errors. The value itself is not changed.
 * @throws TypeError if the value is not an object.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { normalizeInvoice, parseInvoice } from 'fattura';
 *
 * const invoice = parseInvoice(await readFile('invoice.xml'));
 * const normal = normalizeInvoice({ ...invoice, sistema_emittente: null });
 * console.log('sistema_emittente' in normal); // prints: false
 * ```
 */
export function normalizeInvoice(value: unknown): Invoice {
  return normalizePlain(plainData(value));
}

/** Like {@link normalizeInvoice}, for the result of JSON.parse or {@link plainData}. */
export function normalizePlain(value: unknown): Invoice {
  if (!isMembers(value)) throw new TypeError('an invoice is an object');
  return normalForm(value, formatOfJson(value));
}

/**
 * True for a result of JSON.parse that is in normal form: {@link normalizePlain} would return an equal value with the
 * same order of keys. Nothing is copied.
 */
export function isNormal(value: unknown): value is Invoice {
  if (!isMembers(value)) return false;
  const { block: content, versione, sistemaEmittente } = formatOfJson(value);
  const elements = elementsOf(content).filter(({ json }) => Object.hasOwn(value, json));
  const hasSystem = Object.hasOwn(value, 'sistema_emittente');
  const order = [
    ...elements.map(({ json }) => json),
    'namespace',
    ...(hasSystem ? ['sistema_emittente'] : []),
    'versione',
  ];
  return (
    Object.keys(value).join() === order.join() &&
    elements.every((element) => isNormalContent(value[element.json], element)) &&
    !isAbsent(value['namespace']) &&
    (!hasSystem || isNormalLeaf(value['sistema_emittente'], sistemaEmittente, 'string')) &&
    isNormalLeaf(value['versione'], versione, 'string')
  );
}

function isNormalBlock(value: Members, declared: Block): boolean {
  const elements = elementsOf(declared);
  let at = 0;
  for (const key in value) {
    while (at < elements.length && elements[at]?.json !== key) at += 1;
    const element = elements[at];
    if (element === undefined || !isNormalContent(value[key], element)) return false;
    at += 1;
  }
  return true;
}

function isNormalContent(value: unknown, element: Element): boolean {
  if (isAbsent(value)) return false;
  if (element.occurs.max === 1) return isNormalOne(value, element);
  return Array.isArray(value) && value.every((item) => isNormalOne(item, element));
}

function isNormalOne(value: unknown, { type, form }: Element): boolean {
  if (type.kind === 'simple') return isNormalLeaf(value, type, form);
  return isMembers(value) && isNormalBlock(value, type);
}

const isNormalLeaf = (value: unknown, type: SimpleType, form: Element['form']): boolean =>
  !isAbsent(value) && leaf(value, type, form) === value;

/** Parts of a format that decide the normal form: the outline has them as well. */
type NormalFormat = Pick<Format, 'namespace' | 'block' | 'versione' | 'sistemaEmittente'>;

/**
 * Like {@link normalizeInvoice}, for an ordinary invoice, without loading the types and descriptions of the grammar.
 */
export const normalizeOrdinary = (invoice: OrdinaryInvoice): OrdinaryInvoice =>
  normalForm(invoice as unknown as Members, ordinaryOutline()) as OrdinaryInvoice;

function normalForm(value: Members, format: NormalFormat): Invoice {
  const { namespace, sistema_emittente: sistema, versione, ...unknown } = block(value, format.block);
  const form: Record<string, unknown> = {};
  const content = elementsByKey(format.block);
  for (const [key, one] of Object.entries(unknown)) if (content.has(key)) form[key] = one;
  form['namespace'] = isAbsent(namespace) ? format.namespace : namespace;
  if (!isAbsent(sistema)) form['sistema_emittente'] = leaf(sistema, format.sistemaEmittente, 'string');
  if (!isAbsent(versione)) form['versione'] = leaf(versione, format.versione, 'string');
  for (const [key, one] of Object.entries(unknown)) if (!content.has(key)) define(form, key, one);
  return form as unknown as Invoice;
}

function block(value: Members, declared: Block): Record<string, unknown> {
  const elements = elementsByKey(declared);
  const keys = Object.keys(value);
  let inOrder = 0;
  for (const key of elements.keys()) if (key === keys[inOrder] && !isAbsent(value[key])) inOrder += 1;
  // Members in order are copied as a whole, which is faster than key by key.
  const form: Record<string, unknown> = inOrder === keys.length ? { ...value } : {};
  for (const [key, element] of elements) {
    const found = member(value, key);
    if (!isAbsent(found)) form[key] = content(found, element);
  }
  for (const key of keys) if (!elements.has(key)) define(form, key, value[key]);
  return form;
}

/** Cache of elements by key: an invoice may repeat a block a hundred thousand times. */
const known = new WeakMap<Block, ReadonlyMap<string, Element>>();

function elementsByKey(declared: Block): ReadonlyMap<string, Element> {
  let elements = known.get(declared);
  if (elements === undefined) {
    elements = new Map(elementsOf(declared).map((element) => [element.json, element]));
    known.set(declared, elements);
  }
  return elements;
}

function content(value: unknown, element: Element): unknown {
  if (element.occurs.max === 1) return one(value, element);
  return Array.isArray(value) ? value.map((item: unknown) => one(item, element)) : value;
}

function one(value: unknown, { type, form }: Element): unknown {
  if (type.kind === 'simple') return leaf(value, type, form);
  return isMembers(value) ? block(value, type) : value;
}

function leaf(value: unknown, type: SimpleType, form: Element['form']): unknown {
  if (typeof value === 'string') {
    const text = applyWhitespace(type.whitespace, value);
    return form === 'integer' ? integerForm(text) : text;
  }
  const integer = type.base === 'integer' && typeof value === 'number' && Number.isSafeInteger(value);
  return integer ? (form === 'integer' ? value + 0 : String(value)) : value;
}

/** Sets an own property, including `__proto__`. */
function define(form: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(form, key, { value, writable: true, enumerable: true, configurable: true });
}
