/** Questions about a file that its first bytes answer, for callers that do not need its content yet. */
import { sniff } from './sniff.ts';

/** True for JSON. */
export function isJson(input: Uint8Array | string, name: string): boolean {
  return sniff(input, name) === 'json';
}

/** Every XML signature has an element with this name, which cannot be written in another way. */
const ELEMENT = 'Signature';

/** False for a file that certainly has no signature: JSON, and XML that does not contain the name of the element. */
export function mayBeSigned(bytes: Uint8Array, name: string): boolean {
  const looks = sniff(bytes, name);
  if (looks === 'xml') return namesSignature(bytes);
  return looks !== 'json';
}

/**
 * In UTF-16, one of the first four bytes is zero, with or without a byte order mark. Such files are rare, and their text
 * is searched after decoding.
 */
function namesSignature(bytes: Uint8Array): boolean {
  if (bytes.subarray(0, 4).includes(0)) return true;
  const first = ELEMENT.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (isElementAt(bytes, at)) return true;
  }
  return false;
}

function isElementAt(bytes: Uint8Array, at: number): boolean {
  for (let i = 1; i < ELEMENT.length; i += 1) if (bytes[at + i] !== ELEMENT.charCodeAt(i)) return false;
  return true;
}
