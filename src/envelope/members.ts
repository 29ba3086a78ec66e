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
  const cursor = new BerCursor(bytes, span.start);
  cursor.limit = span.end;
  while (cursor.at < span.end) {
    const from = cursor.at;
    if (!cursor.header()) return;
    const { tag, start, end } = cursor;
    if (!cursor.skip()) return;
    // The end-of-contents of an indefinite length is no part of the contents.
    const last = end === INDEFINITE ? cursor.at - 2 : end;
    yield { tag, start, end: last, whole: { start: from, end: cursor.at } };
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
  const elements: Member[] = [];
  let at = span.start;
  for (const element of membersOf(bytes, span)) {
    if (elements.length === maximum) return null;
    elements.push(element);
    at = element.whole.end;
  }
  return at === span.end ? elements : null;
}

/** The contents as text with one character per byte, for comparisons. */
export function contentsOf(bytes: Uint8Array, { start, end }: CmsSpan): string {
  let text = '';
  for (let i = start; i < end; i += 1) text += String.fromCharCode(bytes[i] ?? 0);
  return text;
}

/** The octets of an OCTET STRING, also one in parts; null for any other element. */
export function octetsIn(bytes: Uint8Array, { whole }: Member): Uint8Array | null {
  const cursor = new BerCursor(bytes, whole.start);
  cursor.limit = whole.end;
  return cursor.header() ? cursor.octets() : null;
}
