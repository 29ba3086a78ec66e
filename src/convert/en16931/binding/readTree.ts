/** Reads the elements of a document into the model, by its binding. */
import type { XmlElement } from '../../../xml/element.ts';
import { type Binding, Box, type Boxes, isBox, type ReadContext } from './binding.ts';
import { isOfSchema, type Leaves, nameOf, Positions } from './leaves.ts';
import { type Path, type Prepared, prepared } from './prepared.ts';

/** The scopes of a place: the group itself, the group around it, and the invoice. */
interface Scopes {
  readonly own: Boxes;
  readonly outer: Boxes;
  readonly root: Boxes;
}

export class TreeReader {
  readonly #leaves: Leaves;
  readonly #context: ReadContext;

  constructor(leaves: Leaves, context: ReadContext) {
    this.#leaves = leaves;
    this.#context = context;
  }

  /** Reads the document; returns the model with a box for each value. */
  read(element: XmlElement, binding: Binding): Boxes {
    const root: Boxes = {};
    const path = `/${element.local}`;
    for (const attribute of element.attributes) {
      if (!isOfSchema(attribute)) this.#leaves.attribute(path, attribute.local, attribute.value);
    }
    this.#children(element, prepared(binding), { own: root, outer: root, root }, path);
    return root;
  }

  #children(element: XmlElement, { byName }: Prepared, scopes: Scopes, path: string): void {
    if (element.children.length === 0) return;
    const used = new Set<Prepared>();
    let shaped: Map<Prepared, Boxes[]> | undefined;
    const positions = new Positions();
    for (const child of element.children) {
      const name = nameOf(child);
      const at = positions.next(name, path, element.children);
      const node = this.#nodeOf(child, byName.get(name) ?? NONE, used);
      if (node === undefined) {
        this.#leaves.subtree(child, at);
        continue;
      }
      used.add(node);
      if (node.binding.shape === undefined) this.#element(child, node, scopes, at);
      else {
        const item: Boxes = {};
        this.#content(child, node, { own: item, outer: scopes.own, root: scopes.root }, at);
        shaped ??= new Map();
        const items = shaped.get(node);
        if (items === undefined) shaped.set(node, [item]);
        else items.push(item);
      }
    }
    for (const [{ binding }, items] of shaped ?? []) binding.shape?.read(items, scopes.own);
  }

  /** The binding of an element: of several with its name, the one whose constants it has. */
  #nodeOf(child: XmlElement, named: readonly Prepared[], used: ReadonlySet<Prepared>): Prepared | undefined {
    const [only] = named;
    if (named.length <= 1) return only !== undefined && isFree(only, used) ? only : undefined;
    return named.find((node) => isFree(node, used) && this.#fits(child, node.binding));
  }

  #fits(element: XmlElement, binding: Binding): boolean {
    if (binding.where !== undefined && !binding.where(attributesOf(element), this.#context)) return false;
    if (binding.fixed !== undefined || binding.accepts !== undefined) {
      const text = element.text.trim();
      if (!(binding.accepts?.(text) ?? text === binding.fixed)) return false;
    }
    return (binding.children ?? []).every((part) => {
      const found = element.children.filter((child) => nameOf(child) === part.name);
      if (found.length === 0) return !isRequired(part);
      return part.many === true || found.some((child) => this.#fits(child, part)) || !discriminates(part);
    });
  }

  #element(element: XmlElement, node: Prepared, scopes: Scopes, path: string): void {
    const { key, binding } = node;
    if (key === null) {
      this.#content(element, node, scopes, path);
      return;
    }
    const { steps } = key;
    const start = startOf(key, scopes);
    const inner: Boxes = {};
    if (binding.many === true) {
      const owner = ownerOf(start, steps);
      const items = owner[steps.at(-1) ?? ''];
      if (Array.isArray(items)) items.push(inner);
      else owner[steps.at(-1) ?? ''] = [inner];
      this.#content(element, node, { own: inner, outer: scopes.own, root: scopes.root }, path);
      return;
    }
    const owner = ownerOf(start, steps);
    const last = steps.at(-1) ?? '';
    const known = owner[last];
    const group = known === undefined || isBox(known) || Array.isArray(known) ? inner : known;
    owner[last] = group;
    this.#content(element, node, { own: group, outer: scopes.own, root: scopes.root }, path);
  }

  #content(element: XmlElement, node: Prepared, scopes: Scopes, path: string): void {
    const { binding } = node;
    this.#text(element, node, scopes, path);
    for (const attribute of element.attributes) {
      if (isOfSchema(attribute)) continue;
      const at = this.#leaves.attribute(path, attribute.local, attribute.value);
      const own = node.attributes.find(({ name }) => name === attribute.local);
      // An identifier without a value has no scheme either.
      if (own === undefined || (binding.text !== undefined && element.text.trim() === '')) continue;
      if (own.text !== null) put(own.text, new Box(attribute.value.trim(), at), scopes);
      else if (this.#isExpected(attribute.value, own)) this.#expect(at);
    }
    this.#children(element, node, scopes, path);
  }

  #text(element: XmlElement, { binding, text: place }: Prepared, scopes: Scopes, path: string): void {
    const at = this.#leaves.text(element, path);
    if (at < 0) return;
    const text = element.text.trim();
    if (place !== null) {
      if (binding.silent === true) this.#expect(at);
      put(place, new Box(modelValue(text, binding), at), scopes);
    } else if (binding.fixed !== undefined && (binding.accepts?.(text) ?? text === binding.fixed))
      this.#expect(at);
  }

  #isExpected(value: string, own: Prepared['attributes'][number]): boolean {
    if (own.fixed !== undefined) return value === own.fixed;
    return value === (own.currency === 'tax' ? this.#context.taxCurrency : this.#context.currency);
  }

  #expect(at: number): void {
    const leaf = this.#leaves.all[at];
    if (leaf !== undefined) leaf.expected = true;
  }
}

const NONE: readonly Prepared[] = [];

const isFree = (node: Prepared, used: ReadonlySet<Prepared>): boolean =>
  node.binding.many === true || !used.has(node);

/** An element that must be there to tell its parent from others of the same name. */
const isRequired = (part: Binding): boolean =>
  (part.fixed !== undefined && part.accepts === undefined) ||
  (part.accepts !== undefined && part.text !== undefined);

/** True if a part or one of its parts has a constant or a condition. */
function discriminates(part: Binding): boolean {
  if (part.fixed !== undefined || part.accepts !== undefined || part.where !== undefined) return true;
  return (part.children ?? []).some(discriminates);
}

function attributesOf(element: XmlElement): { attribute(name: string): string | undefined } {
  return {
    attribute: (name) => {
      const [child, attribute = child] = name.split('/@');
      const owner = child === attribute ? element : element.children.find((each) => nameOf(each) === child);
      return owner?.attributes.find(({ local }) => local === attribute)?.value;
    },
  };
}

/** The value in the form of the model. */
function modelValue(text: string, { form, codes }: Binding): string {
  if (form === 'date102')
    return /^[0-9]{8}$/.test(text) ? text.replace(/^(....)(..)(..)$/, '$1-$2-$3') : text;
  if (codes === undefined) return text;
  return (
    Object.entries(codes).find(
      ([, code]) => code === text || (code === 'true' && text === '1') || (code === 'false' && text === '0'),
    )?.[0] ?? text
  );
}

const startOf = ({ from }: Path, { own, outer, root }: Scopes): Boxes =>
  from === 'root' ? root : from === 'outer' ? outer : own;

/** The group that holds the last step, created if it is missing. */
function ownerOf(start: Boxes, steps: readonly string[]): Boxes {
  let owner = start;
  for (let at = 0; at < steps.length - 1; at += 1) {
    const step = steps[at] ?? '';
    const next = owner[step];
    if (next === undefined || isBox(next) || Array.isArray(next)) {
      const made: Boxes = {};
      owner[step] = made;
      owner = made;
    } else owner = next;
  }
  return owner;
}

/** Stores a value; a second, different one leaves its source without a term. */
function put(path: Path, box: Box, scopes: Scopes): void {
  const { steps } = path;
  const owner = ownerOf(startOf(path, scopes), steps);
  const last = steps.at(-1) ?? '';
  const known = owner[last];
  if (!isBox(known)) owner[last] = box;
  else if (known.value === box.value) owner[last] = known.with(box);
}
