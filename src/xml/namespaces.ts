/** Namespaces in XML 1.0: declarations in scope, and resolution of names. */
import { fail } from './flaw.ts';
import type { RawAttribute } from './startTag.ts';

export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
/** Shared empty list, because most elements have no attributes. */
const NONE: readonly never[] = [];

const XMLNS_URI = 'http://www.w3.org/2000/xmlns/';

/** The namespace declarations in scope at an element. */
export interface Scope {
  readonly parent: Scope | null;
  readonly bindings: ReadonlyMap<string, string>;
  /** Number of enclosing scopes. */
  readonly depth: number;
}

/** Interval of levels at which a scope copies all declarations in scope, so that lookups go no further up. */
const FULL_SCOPE_INTERVAL = 16;

export interface XmlAttribute {
  readonly prefix: string;
  readonly local: string;
  /** Namespace URI, '' for none. */
  readonly uri: string;
  readonly value: string;
  readonly offset: number;
  readonly end: number;
}

/** Returns the scope of an element: its own declarations and those of its parent. */
export function bindScope(raw: readonly RawAttribute[], parent: Scope | null): Scope {
  let bindings: Map<string, string> | undefined;
  for (const { prefix, local, value, offset, end } of raw) {
    const isDefault = prefix === '' && local === 'xmlns';
    if (!isDefault && prefix !== 'xmlns') continue;
    const bound = isDefault ? '' : local;
    const reserved =
      bound === 'xmlns' ||
      value === XMLNS_URI ||
      (bound === 'xml') !== (value === XML_NAMESPACE) ||
      (value === '' && !isDefault);
    if (reserved) fail('xml.namespace', offset, end, { prefix: bound, uri: value });
    bindings ??= new Map();
    if (bindings.has(bound)) {
      fail('xml.attribute_duplicate', offset, end, { name: isDefault ? 'xmlns' : `xmlns:${local}` });
    }
    bindings.set(bound, value);
  }
  if (parent === null) return { parent, bindings: bindings ?? new Map(), depth: 0 };
  if (bindings === undefined) return parent;
  const depth = parent.depth + 1;
  if (depth % FULL_SCOPE_INTERVAL !== 0) return { parent, bindings, depth };
  const all = new Map(bindings);
  for (let at: Scope | null = parent; at !== null; at = at.parent) {
    for (const [prefix, uri] of at.bindings) if (!all.has(prefix)) all.set(prefix, uri);
  }
  return { parent: null, bindings: all, depth };
}

/** Maximum number of attributes that are compared one by one: a set would take longer. */
const FEW = 8;

/** Resolves the namespaces of attributes; namespace declarations are excluded. */
export function resolveAttributes(raw: readonly RawAttribute[], scope: Scope): readonly XmlAttribute[] {
  const only = raw[0];
  // Fast path: most elements with attributes have one, whose list has no spare capacity.
  if (raw.length === 1 && only?.prefix === '') return only.local === 'xmlns' ? NONE : raw;
  const attributes: RawAttribute[] = [];
  const seen = raw.length > FEW ? new Set<string>() : undefined;
  for (const attribute of raw) {
    const { prefix, local, offset, end } = attribute;
    if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) continue;
    const name = prefix === '' ? local : `${prefix}:${local}`;
    // Set on the same object, because a file may have half a million attributes.
    if (prefix !== '') attribute.uri = lookUp(scope, prefix, name, offset, offset + name.length);
    const isDuplicate =
      seen === undefined
        ? attributes.some((other) => other.local === local && other.uri === attribute.uri)
        : seen.size === seen.add(`${attribute.uri} ${local}`).size;
    if (isDuplicate) fail('xml.attribute_duplicate', offset, end, { name });
    attributes.push(attribute);
  }
  // A copy has no spare capacity, which would take more memory than the attributes.
  return attributes.length === 0 ? NONE : attributes.slice();
}

/** Returns the URI of a prefix; fails if it is not bound. */
export function lookUp(scope: Scope, prefix: string, name: string, offset: number, end: number): string {
  const uri = namespaceOf(scope, prefix);
  if (uri === undefined) fail('xml.prefix_unbound', offset, end, { prefix, name });
  return uri;
}

/** Returns the URI of a prefix: '' for no namespace, `undefined` if it is not bound. */
export function namespaceOf(scope: Scope, prefix: string): string | undefined {
  if (prefix === 'xml') return XML_NAMESPACE;
  for (let at: Scope | null = scope; at !== null; at = at.parent) {
    const uri = at.bindings.get(prefix);
    if (uri !== undefined) return uri;
  }
  return prefix === '' ? '' : undefined;
}
