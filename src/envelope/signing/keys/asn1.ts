/** Reads the structures of key files (PKCS#8, PKCS#12): few members, nested by a known schema. */

import { concatBytes } from '../../../model/concatBytes.ts';
import type { CmsSpan } from '../../cms.ts';
import { type Member, membersOf } from '../../members.ts';
import { INTEGER, OID, SEQUENCE } from '../../tags.ts';
import { oidIn } from '../../values.ts';

/** Members of one element, more than any key file has. */
const MAX_MEMBERS = 64;

/** An element with the bytes that contain it. */
export interface Node extends Member {
  readonly bytes: Uint8Array;
}

/** The single element that the bytes are; null for anything else. */
export function nodeIn(bytes: Uint8Array): Node | null {
  const [only] = members({ bytes, start: 0, end: bytes.length });
  return only !== undefined && only.whole.end === bytes.length ? only : null;
}

/** The members of an element; those beyond the limit are ignored. */
export function members({ bytes, start, end }: CmsSpan & { readonly bytes: Uint8Array }): readonly Node[] {
  const found: Node[] = [];
  for (const member of membersOf(bytes, { start, end })) {
    if (found.length === MAX_MEMBERS) break;
    found.push({ ...member, bytes });
  }
  return found;
}

/** The contents of an element. */
export const contents = ({ bytes, start, end }: Node): Uint8Array => bytes.subarray(start, end);

/** An element with its header. */
export const whole = ({ bytes, whole: { start, end } }: Node): Uint8Array => bytes.subarray(start, end);

/** Constructed elements have this bit. */
const CONSTRUCTED = 0x20;

/** Parts in parts of an octet string. */
const MAX_NESTED_PARTS = 4;

/** The octets of an OCTET STRING, implicitly tagged or in parts; null if parts are nested too deeply. */
export function octets(node: Node): Uint8Array | null {
  const parts: Uint8Array[] = [];
  return collect(node, parts, 0) ? concatBytes(parts) : null;
}

function collect(node: Node, parts: Uint8Array[], depth: number): boolean {
  if ((node.tag & CONSTRUCTED) === 0) {
    parts.push(contents(node));
    return true;
  }
  if (depth === MAX_NESTED_PARTS) return false;
  for (const part of membersOf(node.bytes, node))
    if (!collect({ ...part, bytes: node.bytes }, parts, depth + 1)) return false;
  return true;
}

/** The largest INTEGER that is read: sizes and counts, no numbers of keys. */
const MAX_INTEGER_OCTETS = 4;

/** A small non-negative INTEGER; null for any other. */
export function smallInteger(node: Node | undefined): number | null {
  if (node?.tag !== INTEGER || node.end - node.start > MAX_INTEGER_OCTETS) return null;
  let value = 0;
  for (const octet of contents(node)) value = value * 256 + octet;
  return value;
}

/** An OBJECT IDENTIFIER in dotted form; '' for anything else. */
export function dotted(node: Node | undefined): string {
  return node?.tag === OID ? (oidIn(node.bytes, node) ?? '') : '';
}

/** An AlgorithmIdentifier (RFC 5280 §4.1.1.2). */
export interface Algorithm {
  readonly oid: string;
  readonly parameters: Node | undefined;
}

export function algorithmIn(node: Node | undefined): Algorithm {
  const [oid, parameters] = node?.tag === SEQUENCE ? members(node) : [];
  return { oid: dotted(oid), parameters };
}
