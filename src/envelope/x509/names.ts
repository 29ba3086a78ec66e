/** Comparison of names (RFC 5280 §7.1). */
import { equal } from '../equal.ts';
import { contentsOf, elementsOf, type Member } from '../members.ts';
import { oidIn, textOf } from '../values.ts';

/** Octets of a name that are compared unless two names are the same octets; real ones have up to 500. */
const MAX_NAME = 4096;

/**
 * True if two names in DER are the same: types of strings, case and repeated blanks do not matter. Some programs write
 * the issuer in a signature with other types of strings than in the certificate.
 */
export function isSameName(a: Uint8Array, b: Uint8Array): boolean {
  if (equal(a, b)) return true;
  const comparable = comparableName(a);
  return comparable !== null && comparable === comparableName(b);
}

/** A key for maps: the same for names that are the same. */
export function nameKey(name: Uint8Array): string {
  return comparableName(name) ?? contentsOf(name, { start: 0, end: name.length });
}

function comparableName(name: Uint8Array): string | null {
  if (name.length > MAX_NAME) return null;
  const [whole, excess] = elementsOf(name, { start: 0, end: name.length }) ?? [];
  const sets = whole === undefined || excess !== undefined ? null : elementsOf(name, whole);
  if (sets === null) return null;
  const parts: string[] = [];
  for (const set of sets) {
    const attributes = elementsOf(name, set)?.map((attribute) => comparableAttribute(name, attribute));
    if (attributes === undefined || attributes.includes(null)) return null;
    parts.push(attributes.sort().join('+'));
  }
  return parts.join('\n');
}

function comparableAttribute(name: Uint8Array, attribute: Member): string | null {
  const [type, value, excess] = elementsOf(name, attribute) ?? [];
  if (type === undefined || value === undefined || excess !== undefined) return null;
  const text = textOf(name, value, MAX_NAME).normalize('NFKC').toLowerCase().trim();
  return `${oidIn(name, type)}=${text.replace(/\s+/g, ' ')}`;
}
