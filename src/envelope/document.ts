/** Type of an XML document, from its root element. */
import type { FileKind } from '../model/problem.ts';
import { decodeInput } from '../xml/read/explainInvoice.ts';
import { identify } from '../xml/read/identify.ts';
import { parseTree } from '../xml/tree.ts';

/** The number of bytes or characters examined: a declaration, comments and a root with its namespaces are far less. */
const HEAD = 8192;

/** The root alone is parsed. */
const LIMITS = { maxDepth: 1, maxElements: 1 };

const GREATER = 0x3e;

/**
 * Classifies an XML document by its root element: an invoice, an invoice in a format before 2017, or a message of
 * SdI; null where it is none that is known, or does not end in the first 8 KB. Apart from `open`, because it needs the
 * grammar, which most callers do without.
 */
export function documentOf(input: Uint8Array | string): FileKind | null {
  const decoded = decodeInput(typeof input === 'string' ? input.slice(0, HEAD) : headOf(input));
  if (!decoded.ok) return null;
  const { root } = parseTree(decoded.decoded.text, LIMITS);
  if (root === null) return null;
  const identity = identify(root);
  return identity.is === 'unknown' ? null : identity.kind;
}

/** Up to the last end of a tag, so that no character is cut in two. */
function headOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= HEAD) return bytes;
  const at = bytes.lastIndexOf(GREATER, HEAD - 1);
  // In UTF-16 with the low byte first, the sign has a second byte.
  const isWide = at % 2 === 0 && bytes[at + 1] === 0;
  return bytes.subarray(0, isWide ? at + 2 : at + 1);
}
