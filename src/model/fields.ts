/**
 * The fields of the invoice by official number, XML name and JSON name. A number is derived from that of the parent, a
 * point, and the position among the parent's elements (choices flattened). The header is 1, the body 2.
 */

import type { Bilingual } from './bilingual.ts';
import type { CodeList } from './codes/codeList.ts';
import { formats } from './formats.ts';
import { given, shownArgument } from './given.ts';
import { type Block, type Element, elementsOf, type Format } from './grammar.ts';
import { limits, occurrence } from './limits.ts';

/** `ordinary` or `simplified`. */
export type FormatKind = Format['kind'];

/** A block or field at its place in the format. */
export interface Field {
  readonly kind: FormatKind;
  /** Official number, such as `2.2.1.11`. */
  readonly number: string;
  /** Name in XML; `json` is the name in the JSON form. */
  readonly name: string;
  readonly json: string;
  /** Path in XML from the root, without positions: `/FatturaElettronica/FatturaElettronicaHeader/…`. */
  readonly xmlPath: string;
  /** Path in the JSON form, with arrays marked: `fattura_elettronica_body[].dati_generali.…`. */
  readonly jsonPath: string;
  /** Name of the block or simple type. */
  readonly type: string;
  /** `1`, `0..1`, `1..n` or `0..n`. */
  readonly occurrence: string;
  /** The JSON names of the alternatives, of which exactly one is present; null outside a choice. */
  readonly alternatives: readonly (readonly string[])[] | null;
  /** Permitted values, in words; null for a block. */
  readonly limits: Bilingual | null;
  readonly description: Bilingual;
  readonly codes: CodeList | null;
  readonly children: readonly Field[];
}

const trees = new Map<FormatKind, readonly Field[]>();

/** The fields of a format as a tree: header and body, with their children. */
function fieldTree(kind: FormatKind): readonly Field[] {
  let tree = trees.get(kind);
  if (tree === undefined) {
    const format = formatOf(kind);
    tree = elementsOf(format.block).map((element, index) =>
      field(kind, element, String(index + 1), `/${format.root}`, '', null),
    );
    trees.set(kind, tree);
  }
  return tree;
}

/**
 * All fields of a format in official order, parents before children.
 * @throws RangeError for an unknown kind.
 */
export function allFields(kind: FormatKind): readonly Field[] {
  const flatten = (fields: readonly Field[]): readonly Field[] =>
    fields.flatMap((one) => [one, ...flatten(one.children)]);
  return flatten(fieldTree(kind));
}

/**
 * The official number of a place in the JSON form; null for places without one (the root, its attributes, and pointers
 * that leave the grammar).
 * @throws RangeError for an unknown kind.
 */
export function fieldNumber(path: string, kind: FormatKind): string | null {
  given('path', path, 'text');
  const { block } = formatOf(kind);
  let known = numbers.get(block);
  if (known === undefined) {
    known = new Map();
    numbers.set(block, known);
  }
  const remembered = known.get(path);
  if (remembered !== undefined) return remembered;
  const number = numberAt(path, block);
  if (known.size >= MAX_NUMBERS) known.clear();
  if (path.length <= LONGEST_KEPT) known.set(path, number);
  return number;
}

/** Maximum number of cached paths: the findings of files that are checked together mostly concern the same fields. */
const MAX_NUMBERS = 2_000;
const LONGEST_KEPT = 250;
const numbers = new WeakMap<Block, Map<string, string | null>>();

function numberAt(path: string, root: Block): string | null {
  let type: Element['type'] = root;
  let repeats = false;
  let number = '';
  for (const segment of path.split('/').slice(1)) {
    if (repeats && /^[0-9]+$/.test(segment)) {
      repeats = false;
      continue;
    }
    const found: Numbered | undefined = type.kind === 'block' ? numberedIn(type).get(segment) : undefined;
    if (found === undefined) return null;
    const element: Element = found.element;
    number = number === '' ? String(found.position) : `${number}.${found.position}`;
    type = element.type;
    repeats = element.occurs.max > 1;
  }
  return number === '' ? null : number;
}

interface Numbered {
  readonly element: Element;
  /** From 1. */
  readonly position: number;
}

const numbered = new WeakMap<Block, ReadonlyMap<string, Numbered>>();

/** The elements of a block by JSON name. */
function numberedIn(block: Block): ReadonlyMap<string, Numbered> {
  let found = numbered.get(block);
  if (found === undefined) {
    found = new Map(elementsOf(block).map((element, at) => [element.json, { element, position: at + 1 }]));
    numbered.set(block, found);
  }
  return found;
}

/**
 * Fields by official number, XML name or JSON name, ignoring case. If none matches exactly, those whose names contain
 * the query. Both formats, ordinary first.
 *
 * @example
 * ```ts
 * import { findFields } from 'fattura/model';
 *
 * console.log(findFields('AliquotaIVA').length, findFields('2.2.1.11')[0]?.name); // prints: 3 PrezzoTotale
 * ```
 */
export function findFields(query: string): readonly Field[] {
  given('query', query, 'text');
  const wanted = query.trim().replace(/\.$/, '').toLowerCase();
  if (wanted === '') return [];
  const all = formats.flatMap((format) => allFields(format.kind));
  const exact = all.filter(
    (one) => one.number === wanted || one.name.toLowerCase() === wanted || one.json === wanted,
  );
  if (exact.length > 0) return exact;
  return all.filter((one) => one.name.toLowerCase().includes(wanted) || one.json.includes(wanted));
}

function formatOf(kind: FormatKind): Format {
  const format = formats.find((candidate) => candidate.kind === kind);
  if (format === undefined)
    throw new RangeError(`kind: must be 'ordinary' or 'simplified', not ${shownArgument(kind)}`);
  return format;
}

function field(
  kind: FormatKind,
  element: Element,
  number: string,
  xmlParent: string,
  jsonParent: string,
  alternatives: Field['alternatives'],
): Field {
  const { name, json, type, occurs, description } = element;
  const xmlPath = `${xmlParent}/${name}`;
  const jsonPath = `${jsonParent === '' ? '' : `${jsonParent}.`}${json}${occurs.max > 1 ? '[]' : ''}`;
  return {
    kind,
    number,
    name,
    json,
    xmlPath,
    jsonPath,
    type: type.name,
    occurrence: occurrence(occurs),
    alternatives,
    limits: type.kind === 'simple' ? limits(type) : null,
    description,
    codes: type.kind === 'simple' ? (type.codes ?? null) : null,
    children: type.kind === 'block' ? children(kind, type, number, xmlPath, jsonPath) : [],
  };
}

function children(
  kind: FormatKind,
  block: Extract<Element['type'], { kind: 'block' }>,
  number: string,
  xmlPath: string,
  jsonPath: string,
): readonly Field[] {
  let position = 0;
  const next = (element: Element, alternatives: Field['alternatives']): Field => {
    position += 1;
    return field(kind, element, `${number}.${position}`, xmlPath, jsonPath, alternatives);
  };
  return block.content.flatMap((particle) => {
    if (particle.kind === 'element') return [next(particle, null)];
    const names = particle.alternatives.map((group) => group.map((element) => element.json));
    return particle.alternatives.flat().map((element) => next(element, names));
  });
}
