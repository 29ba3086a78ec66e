/** Extensions of a certificate (RFC 5280 §4.2) that matter for signatures. */

import { elementsOf, type Member } from '../members.ts';
import { BIT_STRING, BOOLEAN, OCTETS, OID, SEQUENCE } from '../tags.ts';
import { hexadecimalIn, oidIn } from '../values.ts';

/** The uses of a key (RFC 5280 §4.2.1.3). */
export type KeyUsage =
  | 'digitalSignature'
  | 'nonRepudiation'
  | 'keyEncipherment'
  | 'dataEncipherment'
  | 'keyAgreement'
  | 'keyCertSign'
  | 'cRLSign'
  | 'encipherOnly'
  | 'decipherOnly';

/** In the order of their bits (RFC 5280 §4.2.1.3). */
const KEY_USAGES: readonly KeyUsage[] = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
];

export interface Extensions {
  readonly isCa: boolean;
  /** Null without the extension. */
  readonly keyUsage: ReadonlySet<KeyUsage> | null;
  /** In hexadecimal. */
  readonly subjectKeyId: string | null;
  readonly authorityKeyId: string | null;
  /** OIDs of the qualified certificate statements (RFC 3739, EN 319 412-5). */
  readonly qcStatements: readonly string[];
  /** OIDs of unknown critical extensions, because of which the certificate must not be accepted. */
  readonly unknownCritical: readonly string[];
}

/** `keyIdentifier` in the identifier of the issuer's key. */
const KEY_IDENTIFIER = 0x80;

const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const SUBJECT_KEY_ID = '2.5.29.14';
const AUTHORITY_KEY_ID = '2.5.29.35';
const QC_STATEMENTS = '1.3.6.1.5.5.7.1.3';

/**
 * Known extensions that restrict nothing checked here. Name constraints are not among them: they are not evaluated,
 * and no issuer of qualified certificates has them.
 */
const KNOWN: ReadonlySet<string> = new Set([
  BASIC_CONSTRAINTS,
  KEY_USAGE,
  SUBJECT_KEY_ID,
  AUTHORITY_KEY_ID,
  QC_STATEMENTS,
  '2.5.29.9', // subjectDirectoryAttributes
  '2.5.29.16', // privateKeyUsagePeriod
  '2.5.29.17', // subjectAltName
  '2.5.29.18', // issuerAltName
  '2.5.29.31', // cRLDistributionPoints
  '2.5.29.32', // certificatePolicies
  '2.5.29.33', // policyMappings
  '2.5.29.36', // policyConstraints
  '2.5.29.37', // extKeyUsage
  '2.5.29.46', // freshestCRL
  '2.5.29.54', // inhibitAnyPolicy
  '1.3.6.1.5.5.7.1.1', // authorityInfoAccess
  '1.3.6.1.5.5.7.1.11', // subjectInfoAccess
]);

interface Extension {
  readonly isCritical: boolean;
  /** Contents of the octet string, in which the value is encoded. */
  readonly value: Member;
}

/** Reads [3] EXPLICIT Extensions; null if it is damaged. */
export function extensionsIn(bytes: Uint8Array, field: Member | undefined): Extensions | null {
  const all = field === undefined ? new Map<string, Extension>() : listed(bytes, field);
  if (all === null) return null;
  const extensionValue = (oid: string): Member | null | undefined => {
    const extension = all.get(oid);
    return extension === undefined ? undefined : valueIn(bytes, extension.value);
  };
  const constraints = extensionValue(BASIC_CONSTRAINTS);
  const usage = extensionValue(KEY_USAGE);
  const subjectKey = extensionValue(SUBJECT_KEY_ID);
  const issuerKey = extensionValue(AUTHORITY_KEY_ID);
  const statements = extensionValue(QC_STATEMENTS);
  const isCa = constraints === undefined ? false : caIn(bytes, constraints);
  const keyUsage = usage === undefined ? null : usagesIn(bytes, usage);
  const qcStatements = statements === undefined ? [] : oidsIn(bytes, statements);
  if (isCa === null || (usage !== undefined && keyUsage === null) || qcStatements === null) return null;
  if (subjectKey === null || issuerKey === null) return null;
  const issuerKeyId = issuerKey && elementsOf(bytes, issuerKey)?.find(({ tag }) => tag === KEY_IDENTIFIER);
  return {
    isCa,
    keyUsage,
    subjectKeyId: subjectKey?.tag === OCTETS ? hexadecimalIn(bytes, subjectKey) : null,
    authorityKeyId: issuerKeyId === undefined ? null : hexadecimalIn(bytes, issuerKeyId),
    qcStatements,
    unknownCritical: [...all]
      .filter(([oid, { isCritical }]) => isCritical && !KNOWN.has(oid))
      .map(([oid]) => oid),
  };
}

function listed(bytes: Uint8Array, field: Member): ReadonlyMap<string, Extension> | null {
  const [list, excess] = elementsOf(bytes, field) ?? [];
  const members = list?.tag === SEQUENCE && excess === undefined ? elementsOf(bytes, list) : null;
  if (members === null) return null;
  const all = new Map<string, Extension>();
  for (const member of members) {
    const parts = member.tag === SEQUENCE ? (elementsOf(bytes, member) ?? []) : [];
    const [type, second] = parts;
    const oid = type?.tag === OID ? oidIn(bytes, type) : null;
    const isWritten = second?.tag === BOOLEAN;
    const value = isWritten ? parts[2] : second;
    if (oid === null || value?.tag !== OCTETS || parts.length !== (isWritten ? 3 : 2)) return null;
    const isCritical = isWritten ? booleanIn(bytes, second) : false;
    // RFC 5280 §4.2: each extension once.
    if (isCritical === null || all.has(oid)) return null;
    all.set(oid, { isCritical, value });
  }
  return all;
}

/** The element in an octet string; null if it is not exactly one. */
function valueIn(bytes: Uint8Array, octets: Member): Member | null {
  return elementsOf(bytes, octets, 1)?.[0] ?? null;
}

function caIn(bytes: Uint8Array, constraints: Member | null): boolean | null {
  const members = constraints?.tag === SEQUENCE ? elementsOf(bytes, constraints) : null;
  if (members === null) return null;
  const [ca] = members;
  return ca?.tag === BOOLEAN ? booleanIn(bytes, ca) : false;
}

function booleanIn(bytes: Uint8Array, { start, end }: Member): boolean | null {
  return end - start === 1 ? bytes[start] !== 0 : null;
}

function usagesIn(bytes: Uint8Array, value: Member | null): ReadonlySet<KeyUsage> | null {
  if (value?.tag !== BIT_STRING || value.start === value.end) return null;
  const bits = bytes.subarray(value.start + 1, value.end);
  const isSet = (bit: number): boolean => (((bits[bit >> 3] ?? 0) << (bit & 7)) & 0x80) !== 0;
  return new Set(KEY_USAGES.filter((_, bit) => isSet(bit)));
}

/** The statements' OIDs. */
function oidsIn(bytes: Uint8Array, list: Member | null): readonly string[] | null {
  const statements = list?.tag === SEQUENCE ? elementsOf(bytes, list) : null;
  if (statements === null) return null;
  const oids: string[] = [];
  for (const statement of statements) {
    const [type] = elementsOf(bytes, statement) ?? [];
    const oid = type?.tag === OID ? oidIn(bytes, type) : null;
    if (oid === null) return null;
    oids.push(oid);
  }
  return oids;
}
