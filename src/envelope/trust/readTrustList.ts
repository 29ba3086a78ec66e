/** Reads trusted lists (ETSI TS 119 612). One tree serves both the signature and the content. */
import { given } from '../../model/given.ts';
import { checkDateTime } from '../../model/primitives.ts';
import type { XmlElement } from '../../xml/element.ts';
import { decode } from '../../xml/encodings.ts';
import { parseTree } from '../../xml/tree.ts';
import { equal } from '../equal.ts';
import type { SignatureCrypto } from '../signatures/crypto.ts';
import { cryptoOf, type GivenCrypto } from '../signatures/webCrypto.ts';
import { verifyXadesTree } from '../signatures/xades/verifyXades.ts';
import type { Certificate } from '../x509/certificate.ts';
import { child, childrenOf, identitiesIn, lastPart, nameOf, TSL, textOf, trimmed } from './elements.ts';
import type { TrustList, TrustListPointer, TrustListWarning } from './list.ts';
import { servicesIn } from './services.ts';

/** Options of {@link readTrustList}. */
export interface ReadTrustListOptions {
  /** Default: WebCrypto of the platform. */
  readonly crypto?: GivenCrypto;
  /**
   * The certificates that may sign the list, or the list of trusted lists that names them. Without it, the signature is not
   * verified.
   */
  readonly signer?: readonly Certificate[] | TrustList;
}

/** Reason why a trusted list is not accepted. */
export type TrustListReason =
  /** Not well-formed XML. */
  | 'xml'
  /** XML of another kind. */
  | 'kind'
  | 'unsigned'
  /** The signature is broken: the list was changed. */
  | 'signature'
  /** The signature was made with another key than those that may sign. */
  | 'signer'
  /** The list of trusted lists names no signers of this territory. */
  | 'territory'
  /** The platform does not support the key of the signature. */
  | 'key';

/** A list is returned only if its signature is valid, or verification was not requested. */
export type TrustListResult =
  | { readonly ok: true; readonly list: TrustList }
  | { readonly ok: false; readonly reason: TrustListReason };

/** The longest published list has 8 MB and 200,000 elements. */
const LIMITS = { maxDepth: 64, maxElements: 1_000_000 };
const MAX_POINTERS = 500;

const VERSIONS: ReadonlySet<number> = new Set([5, 6]);
const LIST_OF_LISTS = 'EUlistofthelists';
const XML_LIST = 'application/vnd.etsi.tsl+xml';

/** Reads a trusted list (ETSI TS 119 612), and verifies its signature if a signer is given. Never throws for bad input. */
export async function readTrustList(
  xml: Uint8Array,
  options: ReadTrustListOptions = {},
): Promise<TrustListResult> {
  given('xml', xml, 'bytes');
  given('options', options, 'object');
  const { signer } = options;
  const crypto = cryptoOf(options.crypto);
  const decoded = decode(xml);
  if (!decoded.ok) return { ok: false, reason: 'xml' };
  const { text } = decoded.decoded;
  const { root, flaw } = parseTree(text, LIMITS);
  if (root === null || flaw !== null) return { ok: false, reason: 'xml' };
  const scheme = child(root, 'SchemeInformation');
  if (root.uri !== TSL || root.local !== 'TrustServiceStatusList' || scheme === undefined)
    return { ok: false, reason: 'kind' };
  const unverified = listOf(root, scheme);
  if (signer === undefined) return { ok: true, list: unverified };
  const allowed = 'kind' in signer ? signersFor(unverified, signer) : signer;
  if (allowed.length === 0) return { ok: false, reason: 'territory' };
  const result = await signedBy({ text, root }, allowed, crypto);
  if (typeof result === 'string') return { ok: false, reason: result };
  return { ok: true, list: { ...unverified, signature: 'verified', signer: result } };
}

/** The certificates that may sign a list, by a list of trusted lists; a list of trusted lists also names its own. */
export function signersFor({ territory }: TrustList, lists: TrustList): readonly Certificate[] {
  return lists.pointers
    .filter((pointer) => territory !== null && pointer.territory === territory && isXml(pointer))
    .flatMap(({ signers }) => signers);
}

/** The address of the list of a territory, by a list of trusted lists. */
export function locationOf(territory: string, lists: TrustList): string | null {
  return lists.pointers.find((each) => each.territory === territory && isXml(each))?.location ?? null;
}

/** Pointers to a PDF of the same list are left out. */
function isXml({ mimeType }: TrustListPointer): boolean {
  return mimeType === null || mimeType === XML_LIST;
}

async function signedBy(
  source: { readonly text: string; readonly root: XmlElement },
  allowed: readonly Certificate[],
  crypto: SignatureCrypto,
): Promise<Certificate | TrustListReason> {
  const [report] = await verifyXadesTree(source, crypto);
  if (report === undefined) return 'unsigned';
  if (report.status === 'broken') return 'signature';
  const signer = report.certificate;
  if (signer === null) return 'signer';
  // The key counts: a certificate that was renewed for the same key names the same signer.
  if (!allowed.some(({ spki }) => equal(spki, signer.spki))) return 'signer';
  return report.status === 'valid' ? signer : 'key';
}

function listOf(root: XmlElement, scheme: XmlElement): TrustList {
  const warnings = new Set<TrustListWarning>();
  const version = numberIn(scheme, 'TSLVersionIdentifier');
  if (version === null || !VERSIONS.has(version)) warnings.add('version');
  const isOfLists = lastPart(textOf(scheme, 'TSLType') ?? '') === LIST_OF_LISTS;
  return {
    kind: isOfLists ? 'lists' : 'country',
    version,
    territory: textOf(scheme, 'SchemeTerritory'),
    operator: nameOf(scheme, 'SchemeOperatorName'),
    sequenceNumber: numberIn(scheme, 'TSLSequenceNumber'),
    issued: timeIn(scheme, 'ListIssueDateTime'),
    nextUpdate: timeIn(child(scheme, 'NextUpdate'), 'dateTime'),
    pointers: pointersIn(scheme, (warning) => warnings.add(warning)),
    services: servicesIn(root, (warning) => warnings.add(warning)),
    signature: 'not-verified',
    signer: null,
    warnings: [...warnings],
  };
}

function pointersIn(
  scheme: XmlElement,
  warn: (warning: TrustListWarning) => void,
): readonly TrustListPointer[] {
  const elements = childrenOf(child(scheme, 'PointersToOtherTSL'), 'OtherTSLPointer');
  if (elements.length > MAX_POINTERS) warn('limit');
  return elements.slice(0, MAX_POINTERS).map((pointer) => {
    const identities = childrenOf(child(pointer, 'ServiceDigitalIdentities'), 'ServiceDigitalIdentity');
    const { certificates, damaged } = identitiesIn(identities);
    if (damaged > 0) warn('damaged');
    const information = childrenOf(child(pointer, 'AdditionalInformation'), 'OtherInformation').flatMap(
      ({ children }) => children,
    );
    return {
      territory: trimmed(information.find(({ local }) => local === 'SchemeTerritory')),
      location: textOf(pointer, 'TSLLocation') ?? '',
      mimeType: trimmed(information.find(({ local }) => local === 'MimeType')),
      signers: certificates,
    };
  });
}

function numberIn(scheme: XmlElement, local: string): number | null {
  const text = textOf(scheme, local);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function timeIn(parent: XmlElement | undefined, local: string): string | null {
  const text = textOf(parent, local);
  return text !== null && checkDateTime(text) ? text : null;
}
