/** The leaves of a document that was read: texts and attributes, each with its place. */
import type { XmlElement } from '../../../xml/element.ts';

/** A text or attribute of a document that was read. */
export interface SourceLeaf {
  /** XPath with positions, without namespaces: `/Invoice/cac:InvoiceLine[2]/cbc:ID`. */
  readonly path: string;
  readonly value: string;
  /** Path of the term in the model that holds it; null if it has none. */
  term: string | null;
  /** The binding expects it and derives its value, such as a constant or the currency of an amount. */
  expected: boolean;
}

/** Attributes that belong to XML Schema, not to the document. */
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/** Collects leaves in the order of the document. */
export class Leaves {
  readonly all: SourceLeaf[] = [];

  /** Adds the text of an element; returns its index, or -1 if it has none. */
  text(element: XmlElement, path: string): number {
    const value = element.text.trim();
    return value === '' ? -1 : this.#add(path, value);
  }

  /** Adds an attribute. */
  attribute(path: string, name: string, value: string): number {
    return this.#add(`${path}/@${name}`, value);
  }

  /** Adds an element with all its descendants, none of which has a term. */
  subtree(element: XmlElement, path: string): void {
    this.text(element, path);
    for (const { uri, local, value } of element.attributes) {
      if (uri !== XSI) this.attribute(path, local, value);
    }
    const positions = new Positions();
    for (const child of element.children)
      this.subtree(child, positions.next(nameOf(child), path, element.children));
  }

  #add(path: string, value: string): number {
    this.all.push({ path, value, term: null, expected: false });
    return this.all.length - 1;
  }
}

export const isOfSchema = ({ uri }: { readonly uri: string }): boolean => uri === XSI;

/** Maximum number of siblings that are compared with each other: most elements have few. */
const FEW = 12;

/** XPaths of the children of an element, which must be requested in order. */
export class Positions {
  #next = 0;
  #seen: Map<string, number> | undefined;
  #counts: Map<string, number> | undefined;

  /** @param name The usual name of the child */
  next(name: string, parent: string, siblings: readonly XmlElement[]): string {
    const index = this.#next;
    this.#next += 1;
    const at = siblings.length <= FEW ? positionAmong(siblings, index) : this.#position(siblings, name);
    return at === 0 ? `${parent}/${name}` : `${parent}/${name}[${at}]`;
  }

  #position(siblings: readonly XmlElement[], name: string): number {
    if (this.#counts === undefined) {
      this.#counts = new Map();
      for (const each of siblings) {
        const own = nameOf(each);
        this.#counts.set(own, (this.#counts.get(own) ?? 0) + 1);
      }
      this.#seen = new Map();
    }
    if ((this.#counts.get(name) ?? 1) === 1) return 0;
    const at = (this.#seen?.get(name) ?? 0) + 1;
    this.#seen?.set(name, at);
    return at;
  }
}

/** The position of a sibling among those of its name, from 1; 0 if it is the only one. */
function positionAmong(siblings: readonly XmlElement[], index: number): number {
  const own = siblings[index];
  let before = 0;
  let others = 0;
  for (let at = 0; at < siblings.length; at += 1) {
    const each = siblings[at];
    if (at === index || each?.local !== own?.local || each?.uri !== own?.uri) continue;
    others += 1;
    if (at < index) before += 1;
  }
  return others === 0 ? 0 : before + 1;
}

/** The usual prefixes of the namespaces; a document may use others. */
export const NAMESPACES: Readonly<Record<string, string>> = {
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

/** Prefixes by namespace, and the names that were met in each. */
const PREFIXES = new Map(
  Object.entries(NAMESPACES).map(([prefix, uri]) => [uri, { prefix, names: new Map<string, string>() }]),
);

/** Maximum number of cached names per namespace: the schemas have fewer, a hostile document may have any number. */
const MAX_NAMES = 2_000;

/** The name with the usual prefix; with the URI for any other namespace. */
export function nameOf({ uri, local, prefix }: XmlElement): string {
  const usual = PREFIXES.get(uri);
  if (usual !== undefined) {
    const known = usual.names.get(local);
    if (known !== undefined) return known;
    const name = `${usual.prefix}:${local}`;
    if (usual.names.size < MAX_NAMES) usual.names.set(local, name);
    return name;
  }
  return prefix === '' ? local : `${prefix}:${local}`;
}
