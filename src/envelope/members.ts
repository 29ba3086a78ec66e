/** The members of a part of an envelope, for parts that are decoded on demand. */
import { BerCursor, INDEFINITE } from './ber.ts';
import type { CmsSpan } from './cms.ts';

/** An element: its tag, its contents, and the whole with its header. */
export interface Member extends CmsSpan {
  readonly tag: number;
  readonly whole: CmsSpan;
}

/** Iterates over the elements of a part. Ends at the first one that is damaged. */
export function* membersOf(bytes: Uint8Array, span: CmsSpan | null): Generator<Member> {
  if (span === null) return;
  const cursor = cursorIn(bytes, span);
  while (cursor.at < span.end) {
    const member = nextMember(cursor);
    if (member === null) return;
    yield member;
  }
}

/** Number of elements in a part of a certificate or signature, more than any has. */
const MAX_ELEMENTS = 64;

/** The elements of a part; null if one is damaged, does not end with the part, or there are too many. */
export function elementsOf(
  bytes: Uint8Array,
  span: CmsSpan,
  maximum: number = MAX_ELEMENTS,
): readonly Member[] | null {
  const cursor = cursorIn(bytes, span);
  const elements: Member[] = [];
  while (cursor.at < span.end) {
    const member = elements.length === maximum ? null : nextMember(cursor);
    if (member === null) return null;
    elements.push(member);
  }
  return elements;
}

function cursorIn(bytes: Uint8Array, { start, end }: CmsSpan): BerCursor {
  const cursor = new BerCursor(bytes, start);
  cursor.limit = end;
  return cursor;
}

/** The element at the position; the cursor moves past it. Null if the element is damaged. */
function nextMember(cursor: BerCursor): Member | null {
  const from = cursor.at;
  if (!cursor.header()) return null;
  const { tag, start, end } = cursor;
  if (!cursor.skip()) return null;
  // The end-of-contents of an indefinite length is not part of the contents.
  const last = end === INDEFINITE ? cursor.at - 2 : end;
  return { tag, start, end: last, whole: { start: from, end: cursor.at } };
}

/** The contents as text with one character per byte, for comparisons. */
export function contentsOf(bytes: Uint8Array, { start, end }: CmsSpan): string {
  let text = '';
  for (let i = start; i < end; i += 1) text += String.fromCharCode(bytes[i] ?? 0);
  return text;
}

/** The octets of an OCTET STRING, also one in parts; null for any other element. */
export function octetsIn(bytes: Uint8Array, { whole }: Member): Uint8Array | null {
  const cursor = cursorIn(bytes, whole);
  return cursor.header() ? cursor.octets() : null;
}
