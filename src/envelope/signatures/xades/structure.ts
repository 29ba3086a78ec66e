/** Reads the parts of a signature. Anything unexpected is refused, by its reason. */
import { decodeBase64 } from '../../../model/base64.ts';
import { checkBase64 } from '../../../model/primitives.ts';
import type { SignatureReason } from '../../../model/signatureFacts.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { XML_NAMESPACE, type XmlAttribute } from '../../../xml/namespaces.ts';

export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';

/** Thrown inside this folder only. Not an Error, because no stack trace is needed. */
export class Refusal {
  readonly reason: SignatureReason;

  constructor(reason: SignatureReason) {
    this.reason = reason;
  }
}

export function refuse(reason: SignatureReason): never {
  throw new Refusal(reason);
}

export function isDsig(element: XmlElement | undefined, local: string): element is XmlElement {
  return element?.uri === DSIG && element.local === local;
}

/** The only child with a name; refuses several. */
export function only(parent: XmlElement, local: string, uri = DSIG): XmlElement | undefined {
  const found = parent.children.filter((child) => child.local === local && child.uri === uri);
  if (found.length > 1) refuse('structure');
  return found[0];
}

export function required(parent: XmlElement, local: string): XmlElement {
  return only(parent, local) ?? refuse('structure');
}

export function attributeOf(element: XmlElement, name: string): string | undefined {
  return element.attributes.find(({ uri, local }) => uri === '' && local === name)?.value;
}

/** The text of an element without children, comments or instructions (CVE-2025-29775). */
export function plainText(text: string, element: XmlElement): string {
  if (text.slice(element.tagEnd, element.contentEnd).includes('<')) refuse('structure');
  return element.text;
}

/** The octets of a base64 value, which must not be empty. */
export function base64Value(text: string, element: XmlElement): Uint8Array<ArrayBuffer> {
  const value = plainText(text, element);
  const octets = checkBase64(value) ? decodeBase64(value) : null;
  return octets === null || octets.length === 0 ? refuse('structure') : octets;
}

/** The signatures of a document, in no order. */
export function signaturesIn(root: XmlElement): readonly XmlElement[] {
  const found: XmlElement[] = [];
  visit(root, (element) => {
    if (isDsig(element, 'Signature')) found.push(element);
  });
  return found;
}

/** The elements with these Ids; null for an Id that occurs twice. */
export function elementsById(
  root: XmlElement,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, XmlElement | null> {
  const found = new Map<string, XmlElement | null>();
  visit(root, (element) => {
    for (const attribute of element.attributes) {
      const { value } = attribute;
      if (!isId(attribute) || !ids.has(value)) continue;
      found.set(value, found.has(value) && found.get(value) !== element ? null : element);
    }
  });
  return found;
}

/** The Ids of a document that match a pattern. */
export function idsIn(root: XmlElement, pattern: RegExp): ReadonlySet<string> {
  const ids = new Set<string>();
  visit(root, ({ attributes }) => {
    for (const attribute of attributes)
      if (isId(attribute) && pattern.test(attribute.value)) ids.add(attribute.value);
  });
  return ids;
}

function isId({ uri, local }: XmlAttribute): boolean {
  if (uri === XML_NAMESPACE) return local === 'id';
  return uri === '' && (local === 'Id' || local === 'ID' || local === 'id');
}

/** Visits all elements. Iterative, because documents may be nested more deeply than the call stack allows. */
function visit(root: XmlElement, look: (element: XmlElement) => void): void {
  const waiting = [root];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    look(element);
    for (const child of element.children) waiting.push(child);
  }
}
