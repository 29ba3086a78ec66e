/** Addresses in distribution points (RFC 5280 §4.2.1.13). */

import type { CmsSpan } from '../cms.ts';
import { contentsOf, type Member, membersOf } from '../members.ts';

/** GeneralName, [6] uniformResourceIdentifier. */
const URI = 0x86;

const MAX_DEPTH = 8;
const MAX_URIS = 64;
const MAX_LENGTH = 2_000;

/** All addresses in an element, at any depth. */
export function urisIn(bytes: Uint8Array, span: CmsSpan): readonly string[] {
  const found: string[] = [];
  const walk = (at: CmsSpan, depth: number): void => {
    for (const member of membersOf(bytes, at)) {
      if (found.length === MAX_URIS) return;
      if (member.tag === URI) found.push(contentsOf(bytes, shortened(member)));
      else if ((member.tag & 0x20) !== 0 && depth < MAX_DEPTH) walk(member, depth + 1);
    }
  };
  walk(span, 0);
  return found;
}

function shortened({ start, end }: Member): CmsSpan {
  return { start, end: Math.min(end, start + MAX_LENGTH) };
}
