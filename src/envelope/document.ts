/** Type of an XML document, from its root element. */
import type { FileKind } from '../model/problem.ts';
import { identifyRoot } from '../model/roots.ts';
import { decodeInput } from '../xml/encodings.ts';
import { versionOf } from '../xml/read/rootVersion.ts';
import { parseTree } from '../xml/tree.ts';

/**
 * Number of bytes or characters examined, far more than a declaration, comments and a root with its namespaces need.
 */
const HEAD = 8192;

/** Parses the root only. */
const LIMITS = { maxDepth: 1, maxElements: 1 };

const GREATER = 0x3e;

/**
 * Classifies an XML document by its root element: an invoice, an invoice in a format before 2017, or an SdI message.
 * Null for an unknown root, or one that does not end in the first 8 KB. Separate from `open`, because it needs the
 * XML reader, unlike most callers.
 */
export function documentOf(input: Uint8Array | string): FileKind | null {
  const decoded = decodeInput(typeof input === 'string' ? input.slice(0, HEAD) : headOf(input));
  if (!decoded.ok) return null;
  const { root } = parseTree(decoded.decoded.text, LIMITS);
  if (root === null) return null;
  const identity = identifyRoot(root, versionOf(root));
  return identity.is === 'unknown' ? null : identity.kind;
}

/** Ends at the last end of a tag, so that no character is split. */
function headOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= HEAD) return bytes;
  const at = bytes.lastIndexOf(GREATER, HEAD - 1);
  // In little-endian UTF-16, `>` has a second byte.
  const isWide = at % 2 === 0 && bytes[at + 1] === 0;
  return bytes.subarray(0, isWide ? at + 2 : at + 1);
}
