/** The parts of an existing envelope, unchanged, to which a signature is added. */
import type { Cms, CmsSpan } from '../cms.ts';
import { element, unsigned } from '../der.ts';
import { membersOf } from '../members.ts';
import type { SignedLayer } from '../opened.ts';

export interface ExistingEnvelope {
  /** INTEGER. */
  readonly version: Uint8Array;
  readonly content: Uint8Array;
  /** OBJECT IDENTIFIER. */
  readonly contentType: Uint8Array;
  readonly digestAlgorithms: readonly Uint8Array[];
  readonly certificates: readonly Uint8Array[];
  readonly crls: readonly Uint8Array[];
  readonly signerInfos: readonly Uint8Array[];
}

/** More than any file has. */
const MAX_MEMBERS = 256;

/** Content of an OBJECT IDENTIFIER: 1.2.840.113549.1.7.1, data. */
const DATA = '42,134,72,134,247,13,1,7,1';

/** Null if parts are missing, damaged, or beside the envelope. */
export function existingEnvelope({ cms }: SignedLayer): ExistingEnvelope | null {
  if (cms === null || cms.flaw !== null || cms.canonical !== null || cms.signerInfos === null) return null;
  const { bytes, content } = cms;
  const signers = wholes(bytes, cms.signerInfos);
  const certificates = wholes(bytes, cms.certificates);
  const crls = wholes(bytes, cms.crls);
  if (signers === null || certificates === null || crls === null || signers.length === 0) return null;
  const algorithms = signers.map((signer) => digestAlgorithm(signer));
  if (!algorithms.every((algorithm) => algorithm !== null)) return null;
  const contentType = bytes.subarray(cms.contentType.start, cms.contentType.end);
  return {
    version: unsigned(Uint8Array.of(versionOf({ certificates, crls, signers, contentType }))),
    content,
    contentType: element(0x06, contentType),
    digestAlgorithms: algorithms,
    certificates,
    crls,
    signerInfos: signers,
  };
}

/** The members with their headers; null if there are too many, or the last one is cut. */
function wholes(bytes: Cms['bytes'], span: CmsSpan | null): readonly Uint8Array[] | null {
  if (span === null) return [];
  const found: Uint8Array[] = [];
  let end = span.start;
  for (const { whole } of membersOf(bytes, span)) {
    if (found.length === MAX_MEMBERS) return null;
    found.push(bytes.subarray(whole.start, whole.end));
    ({ end } = whole);
  }
  return end === span.end ? found : null;
}

/** The third member of a SignerInfo (RFC 5652 §5.3). */
function digestAlgorithm(signerInfo: Uint8Array): Uint8Array | null {
  const [info] = membersOf(signerInfo, { start: 0, end: signerInfo.length });
  if (info === undefined) return null;
  let index = 0;
  for (const { whole } of membersOf(signerInfo, info)) {
    if (index === 2) return signerInfo.subarray(whole.start, whole.end);
    index += 1;
  }
  return null;
}

/** RFC 5652 §5.1. */
function versionOf({
  certificates,
  crls,
  signers,
  contentType,
}: {
  readonly certificates: readonly Uint8Array[];
  readonly crls: readonly Uint8Array[];
  readonly signers: readonly Uint8Array[];
  readonly contentType: Uint8Array;
}): 1 | 3 | 4 | 5 {
  const has = (tag: number): boolean => certificates.some(([first]) => first === tag);
  // Other forms: of certificates [3], of revocation information [1].
  if (has(0xa3) || crls.some(([first]) => first === 0xa1)) return 5;
  // Attribute certificates of version 2 [2] and of version 1 [1].
  if (has(0xa2)) return 4;
  const bySubjectKey = signers.some((signer) => versionOfSigner(signer) === 3);
  return has(0xa1) || bySubjectKey || contentType.join() !== DATA ? 3 : 1;
}

function versionOfSigner(signerInfo: Uint8Array): number | undefined {
  const [info] = membersOf(signerInfo, { start: 0, end: signerInfo.length });
  const [version] = info === undefined ? [] : membersOf(signerInfo, info);
  return version === undefined ? undefined : signerInfo[version.end - 1];
}
