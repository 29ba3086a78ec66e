/** Rewrites elements in DER (X.690 §10, §11.6). */
import { element as encoded, lengthOctets, octetString, sorted } from '../../der.ts';
import { elementsOf, type Member, octetsIn } from '../../members.ts';
import { SET } from '../../tags.ts';

const OCTETS_IN_PARTS = 0x24;
const CONSTRUCTED = 0x20;
const LONG_TAG = 0x1f;

/** Depth and number of elements; attributes of signatures have about ten levels. */
const MAX_DEPTH = 32;
const MAX_ELEMENTS = 1024;

/**
 * Returns an element in DER: lengths definite and minimal, octet strings in one part, sets sorted. Null if it is damaged
 * or too large. Parts that are in DER already are not copied.
 *
 * @param tag The tag to write, if it differs from that of the element
 */
export function derOf(bytes: Uint8Array, element: Member, tag: number = element.tag): Uint8Array | null {
  return written(bytes, { ...element, tag }, 0);
}

function written(bytes: Uint8Array, element: Member, depth: number): Uint8Array | null {
  const { tag, start, end } = element;
  if (depth > MAX_DEPTH || (tag & LONG_TAG) === LONG_TAG) return null;
  if (tag === OCTETS_IN_PARTS) {
    const octets = octetsIn(bytes, element);
    return octets && octetString(octets);
  }
  if ((tag & CONSTRUCTED) === 0) return unchanged(bytes, element) ?? encoded(tag, bytes.subarray(start, end));
  const members = elementsOf(bytes, element, MAX_ELEMENTS);
  if (members === null) return null;
  const parts: Uint8Array[] = [];
  for (const member of members) {
    const part = written(bytes, member, depth + 1);
    if (part === null) return null;
    parts.push(part);
  }
  const ordered = tag === SET ? sorted(parts) : parts;
  const isUnchanged = ordered.every(
    ({ buffer, byteOffset }, i) =>
      buffer === bytes.buffer && byteOffset === bytes.byteOffset + (members[i]?.whole.start ?? -1),
  );
  return (isUnchanged ? unchanged(bytes, element) : null) ?? encoded(tag, ...ordered);
}

/** The element as written; null if its tag or length is another in DER. */
function unchanged(bytes: Uint8Array, { tag, start, end, whole }: Member): Uint8Array | null {
  const isMinimal = start - whole.start === 1 + lengthOctets(end - start).length && whole.end === end;
  return isMinimal && bytes[whole.start] === tag ? bytes.subarray(whole.start, end) : null;
}
