/** The elements of a document while it is being typed: missing parts do not affect the positions of the others. */
import { allFields, type Field, type FormatKind } from '../../model/index.ts';

export interface Span {
  /** In UTF-16 units, as editors count. */
  readonly start: number;
  readonly end: number;
}

/** An element in XML, or a member (and each item of its list) in JSON. */
export class Node {
  readonly children: Node[] = [];
  end: number;
  /** True for an element without an end tag, which extends to the end of the text. */
  isOpen = false;
  readonly #depth: number;
  /** The content between the tags, or the value; strings without their quotes. */
  inner: Span;
  #field: Field | null | undefined;

  constructor(
    /** Local name in XML, key in JSON; empty for the root of JSON. */
    readonly name: string,
    readonly nameSpan: Span,
    readonly start: number,
    readonly parent: Node | null,
  ) {
    this.end = nameSpan.end;
    this.inner = { start: nameSpan.end, end: nameSpan.end };
    this.#depth = parent === null ? 0 : parent.#depth + 1;
    if (this.#depth <= DEEPEST) parent?.children.push(this);
  }

  get isLeaf(): boolean {
    return this.children.length === 0;
  }

  /** The field of the grammar at this place; null if the grammar has none. */
  fieldIn(kind: FormatKind): Field | null {
    if (this.#field === undefined) this.#field = this.#findField(kind);
    return this.#field;
  }

  #findField(kind: FormatKind): Field | null {
    if (this.parent === null || this.#depth > DEEPEST) return null;
    const siblings = fieldsBelow(this.parent, kind);
    return siblings.find(({ name, json }) => name === this.name || json === this.name) ?? null;
  }

  /** The children with a name, in either form. */
  named(field: string): readonly Node[] {
    return this.children.filter(({ name }) => sameName(name, field));
  }

  /** The first descendant along these XML names. */
  at(...names: readonly string[]): Node | undefined {
    let found: Node | undefined = this;
    for (const name of names) found = found?.named(name)[0];
    return found;
  }
}

/**
 * Maximum depth of the tree, several times that of the grammar; deeper elements are left out, because functions walk
 * the tree recursively.
 */
const DEEPEST = 64;

/**
 * True for the same name in XML or JSON form: `DatiRiepilogo` and `dati_riepilogo`, `AliquotaIVA` and `aliquota_iva`.
 */
function sameName(name: string, xml: string): boolean {
  return name === xml || name.replaceAll('_', '') === xml.toLowerCase();
}

/** The fields of a block in the grammar. */
export function fieldsBelow(node: Node, kind: FormatKind): readonly Field[] {
  return node.parent === null ? rootFields(kind) : (node.fieldIn(kind)?.children ?? []);
}

const roots = new Map<FormatKind, readonly Field[]>();

function rootFields(kind: FormatKind): readonly Field[] {
  let found = roots.get(kind);
  if (found === undefined) {
    found = allFields(kind).filter(({ number }) => !number.includes('.'));
    roots.set(kind, found);
  }
  return found;
}

/** The field of the grammar at a JSON Pointer into the JSON form; null if the grammar has none. */
export function fieldAt(pointer: string, kind: FormatKind): Field | null {
  let fields = rootFields(kind);
  let found: Field | null = null;
  for (const step of pointer.split('/').slice(1)) {
    if (/^(?:\d+|-)$/.test(step)) continue;
    found = fields.find(({ json }) => json === step) ?? null;
    if (found === null) return null;
    fields = found.children;
  }
  return found;
}

/** The innermost node around an offset. */
export function nodeAround(root: Node, offset: number): Node {
  let found = root;
  for (;;) {
    const next = childAround(found.children, offset);
    if (next === undefined) return found;
    found = next;
  }
}

function childAround(children: readonly Node[], offset: number): Node | undefined {
  let [low, high] = [0, children.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const child = children[middle];
    if (child === undefined) return undefined;
    if (offset < child.start) high = middle - 1;
    else if (offset > child.end) low = middle + 1;
    else return child;
  }
  return undefined;
}

/** The node at a JSON Pointer into the JSON form, or its nearest ancestor. */
export function nodeAt(root: Node, pointer: string, kind: FormatKind): Node {
  let found = root;
  const steps = pointer.split('/').slice(1);
  for (let at = 0; at < steps.length; at += 1) {
    const json = steps[at] ?? '';
    const next = steps[at + 1] ?? '';
    const isItem = /^\d+$/.test(next);
    if (isItem) at += 1;
    const field = fieldsBelow(found, kind).find((one) => one.json === json);
    const nodes = found.children.filter(({ name }) => name === json || name === field?.name);
    const node = nodes[isItem ? Number(next) : 0];
    if (node === undefined) return found;
    found = node;
  }
  return found;
}
