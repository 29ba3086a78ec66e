/** Extensions of a certificate that only trust needs. */

import { elementsOf, type Member } from '../members.ts';
import { OCTETS } from '../tags.ts';
import { oidIn } from '../values.ts';
import { certificateFields } from '../x509/fields.ts';

const EXTENSIONS = 0xa3;

/** The value of an extension, by its OID; null without it. */
export function extensionOf(der: Uint8Array, oid: string): Member | null {
  const [whole] = elementsOf(der, { start: 0, end: der.length }, 1) ?? [];
  const fields = whole === undefined ? null : certificateFields(der, whole);
  const field = fields?.rest.find(({ tag }) => tag === EXTENSIONS);
  const [list] = field === undefined ? [] : (elementsOf(der, field, 1) ?? []);
  for (const extension of list === undefined ? [] : (elementsOf(der, list) ?? [])) {
    const parts = elementsOf(der, extension) ?? [];
    const [type] = parts;
    const octets = parts.at(-1);
    if (type === undefined || octets?.tag !== OCTETS || oidIn(der, type) !== oid) continue;
    return elementsOf(der, octets, 1)?.[0] ?? null;
  }
  return null;
}
