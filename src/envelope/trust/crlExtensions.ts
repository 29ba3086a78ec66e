/** Extensions of a revocation list (RFC 5280 §5.2). */

import { elementsOf, type Member } from '../members.ts';
import { BOOLEAN, OCTETS, SEQUENCE } from '../tags.ts';
import { oidIn } from '../values.ts';
import { urisIn } from './uris.ts';

export interface CrlExtensions {
  /** A delta, an indirect list, one of certain reasons or of other certificates, or with an unknown critical extension. */
  readonly unsupported: 'delta' | 'indirect' | 'partial' | 'critical' | null;
  /** The addresses of the distribution point; null if the list has all certificates of its issuer. */
  readonly distribution: readonly string[] | null;
}

const DELTA = '2.5.29.27';
const ISSUING_DISTRIBUTION_POINT = '2.5.29.28';

/** Members of IssuingDistributionPoint (RFC 5280 §5.2.5). */
const DISTRIBUTION_POINT = 0xa0;
const ONLY_USERS = 0x81;
const INDIRECT = 0x84;

/** Reads [0] EXPLICIT Extensions; null if it is damaged. */
export function crlExtensionsIn(bytes: Uint8Array, field: Member | undefined): CrlExtensions | null {
  let unsupported: CrlExtensions['unsupported'] = null;
  let distribution: readonly string[] | null = null;
  const [list] = field === undefined ? [] : (elementsOf(bytes, field, 1) ?? []);
  if (list === undefined) return field === undefined ? { unsupported, distribution } : null;
  for (const extension of elementsOf(bytes, list) ?? []) {
    const parts = elementsOf(bytes, extension) ?? [];
    const [type, second] = parts;
    const value = parts.at(-1);
    if (type === undefined || value?.tag !== OCTETS) return null;
    const oid = oidIn(bytes, type);
    if (oid === DELTA) unsupported ??= 'delta';
    else if (oid === ISSUING_DISTRIBUTION_POINT) {
      const [point] = elementsOf(bytes, value, 1) ?? [];
      if (point?.tag !== SEQUENCE) return null;
      for (const member of elementsOf(bytes, point) ?? []) {
        if (member.tag === DISTRIBUTION_POINT) distribution = urisIn(bytes, member);
        else if (bytes[member.start] === 0 || member.tag === ONLY_USERS) continue;
        else unsupported ??= member.tag === INDIRECT ? 'indirect' : 'partial';
      }
    } else if (second?.tag === BOOLEAN && bytes[second.start] !== 0) unsupported ??= 'critical';
  }
  return { unsupported, distribution };
}
