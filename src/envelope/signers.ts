/** Lists the signers and signing times that an envelope states, without verifying them. */

import type { Cms, CmsSpan } from './cms.ts';
import { contentsOf, type Member, membersOf } from './members.ts';
import { SEQUENCE, TAG_0 } from './tags.ts';
import { hexadecimalIn, nameIn, timeIn } from './values.ts';
import { certificateFields } from './x509/fields.ts';
import { nameKey } from './x509/names.ts';

/** Number of signers that are listed; real files have up to four. */
const MAX_SIGNERS = 64;

/** Number of certificates that are examined. */
const MAX_CERTIFICATES = 256;

/** Bytes of a name or a number that are compared. */
const MAX_COMPARED = 4096;

/** The identifier of a signer's key, [0] IMPLICIT (RFC 5652 §5.3). */
const KEY_IDENTIFIER = 0x80;

/** `extensions` of a certificate, [3] EXPLICIT. */
const EXTENSIONS = 0xa3;

/** OID 2.5.29.14, subjectKeyIdentifier, as contents. */
const SUBJECT_KEY = '\x55\x1d\x0e';

/** OID 1.2.840.113549.1.9.5, signingTime (RFC 5652 §11.3), as contents. */
const SIGNING_TIME = '\x2a\x86\x48\x86\xf7\x0d\x01\x09\x05';

/** A signer, by its SignerInfo and its certificate. */
export interface Signer {
  /** The common name of the certificate; null if the envelope does not contain it. */
  readonly name: string | null;
  /** The name of the certification authority. */
  readonly issuer: string | null;
  /** The serial number of the certificate, in hexadecimal. */
  readonly serial: string | null;
  /** The validity of the certificate, in ISO 8601. */
  readonly notBefore: string | null;
  readonly notAfter: string | null;
  /** The signing time, in ISO 8601; null without one. */
  readonly time: string | null;
}

/** Returns the signers of an envelope; null if the part with the signatures is missing or cut. */
export function signersOf({ bytes, signerInfos, certificates, flaw }: Cms): readonly Signer[] | null {
  if (signerInfos === null) return flaw === 'truncated' ? null : [];
  const found: SignerInfo[] = [];
  for (const member of membersOf(bytes, signerInfos)) {
    if (member.tag === SEQUENCE) found.push(signerInfo(bytes, member));
    if (found.length === MAX_SIGNERS) break;
  }
  if (found.length === 0) return flaw === 'truncated' ? null : [];
  const known = certificatesOf(bytes, certificates, new Set(found.flatMap(({ key }) => key ?? [])));
  return found.map(({ key, issuer, serial, time }) => ({
    name: null,
    issuer,
    serial,
    notBefore: null,
    notAfter: null,
    ...known.get(key ?? ''),
    time,
  }));
}

/** The signing times that the signers of an envelope state; null for one without. Faster than {@link signersOf}. */
export function signingTimesOf({ bytes, signerInfos }: Cms): readonly (string | null)[] {
  const found: (string | null)[] = [];
  for (const member of membersOf(bytes, signerInfos)) {
    if (found.length === MAX_SIGNERS) break;
    if (member.tag === SEQUENCE) found.push(timeOf(bytes, [...limited(membersOf(bytes, member))]));
  }
  return found;
}

interface SignerInfo extends Pick<Signer, 'issuer' | 'serial' | 'time'> {
  /** Issuer and serial number, or the identifier of the key, which identify the certificate; null without. */
  readonly key: string | null;
}

function signerInfo(bytes: Uint8Array, span: CmsSpan): SignerInfo {
  const members = [...limited(membersOf(bytes, span))];
  const identifier = members[1];
  const [issuer, serial] = identifier?.tag === SEQUENCE ? limited(membersOf(bytes, identifier)) : [];
  const isKey = identifier?.tag === KEY_IDENTIFIER;
  return {
    key: isKey ? identifierKey(bytes, identifier) : keyOf(bytes, issuer, serial),
    issuer: issuer === undefined ? null : nameIn(bytes, issuer),
    serial: serial === undefined ? null : hexadecimalIn(bytes, serial),
    time: timeOf(bytes, members),
  };
}

function timeOf(bytes: Uint8Array, members: readonly Member[]): string | null {
  const attributes = members.find(({ tag }) => tag === TAG_0);
  return attributes === undefined ? null : signingTime(bytes, attributes);
}

function signingTime(bytes: Uint8Array, attributes: CmsSpan): string | null {
  for (const attribute of limited(membersOf(bytes, attributes))) {
    const [type, values] = limited(membersOf(bytes, attribute));
    if (type === undefined || values === undefined || type.end - type.start !== SIGNING_TIME.length) continue;
    if (contentsOf(bytes, type) !== SIGNING_TIME) continue;
    const [value] = limited(membersOf(bytes, values));
    return value === undefined ? null : timeIn(bytes, value);
  }
  return null;
}

type Known = Pick<Signer, 'name' | 'issuer' | 'serial' | 'notBefore' | 'notAfter'>;

/** The certificates with these keys. */
function certificatesOf(
  bytes: Uint8Array,
  span: CmsSpan | null,
  keys: ReadonlySet<string>,
): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  let examined = 0;
  for (const certificate of membersOf(bytes, span)) {
    if (examined === MAX_CERTIFICATES || known.size === keys.size) break;
    examined += 1;
    const fields = certificateFields(bytes, certificate);
    if (fields === null) continue;
    const { serial, issuer, validity, subject, rest } = fields;
    const candidates = [keyOf(bytes, issuer, serial), subjectKey(bytes, rest)];
    const key = candidates.find((each) => each !== null && keys.has(each));
    if (key == null) continue;
    const [from, until] = limited(membersOf(bytes, validity));
    known.set(key, {
      name: nameIn(bytes, subject),
      issuer: nameIn(bytes, issuer),
      serial: hexadecimalIn(bytes, serial),
      notBefore: from === undefined ? null : timeIn(bytes, from),
      notAfter: until === undefined ? null : timeIn(bytes, until),
    });
  }
  return known;
}

function keyOf(bytes: Uint8Array, issuer: Member | undefined, serial: Member | undefined): string | null {
  if (issuer === undefined || serial === undefined) return null;
  if (issuer.end - issuer.start > MAX_COMPARED || serial.end - serial.start > MAX_COMPARED) return null;
  // Some programs write the issuer with other types of strings than in the certificate.
  const name = nameKey(bytes.subarray(issuer.whole.start, issuer.whole.end));
  return `${name}\n${contentsOf(bytes, serial)}`;
}

function identifierKey(bytes: Uint8Array, identifier: CmsSpan): string | null {
  return identifier.end - identifier.start > MAX_COMPARED ? null : `#${contentsOf(bytes, identifier)}`;
}

/** The key of the extension subjectKeyIdentifier (RFC 5280 §4.2.1.2); null without it. */
function subjectKey(bytes: Uint8Array, rest: readonly Member[]): string | null {
  const field = rest.find(({ tag }) => tag === EXTENSIONS);
  const [list] = field === undefined ? [] : membersOf(bytes, field);
  for (const extension of limited(membersOf(bytes, list ?? null))) {
    const members = [...limited(membersOf(bytes, extension))];
    const [type] = members;
    const value = members.at(-1);
    if (type === undefined || value === undefined || type.end - type.start !== SUBJECT_KEY.length) continue;
    if (contentsOf(bytes, type) !== SUBJECT_KEY) continue;
    const [identifier] = membersOf(bytes, value);
    return identifier === undefined ? null : identifierKey(bytes, identifier);
  }
  return null;
}

/** Members of one element that are read, more than any has. */
const MAX_MEMBERS = 64;

function* limited(members: Iterable<Member>): Generator<Member> {
  let count = 0;
  for (const member of members) {
    if (count === MAX_MEMBERS) return;
    count += 1;
    yield member;
  }
}
