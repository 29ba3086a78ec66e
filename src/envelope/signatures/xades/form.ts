/** The form of a XAdES signature, with a closed list of transforms and methods. Needs no cryptography. */
import { DEFAULT_MAX_DEPTH } from '../../../model/readLimits.ts';
import type { SignatureReason } from '../../../model/signatureFacts.ts';
import type { ParsedText, XmlElement } from '../../../xml/element.ts';
import type { Scope } from '../../../xml/namespaces.ts';
import { parseTree } from '../../../xml/tree.ts';
import type { CanonicalForm } from '../c14n/form.ts';
import type { SignatureAlgorithm } from '../crypto.ts';
import { methodOf } from './algorithms.ts';
import { readProperties, type SignedProperties } from './properties.ts';
import { type Reference, readForm, readReferences } from './references.ts';
import {
  attributeOf,
  base64Value,
  isDsig,
  only,
  Refusal,
  refuse,
  required,
  signaturesIn,
} from './structure.ts';

/** The same depth as the reader of invoices allows; more elements, because a trusted list has more. */
const LIMITS = { maxDepth: DEFAULT_MAX_DEPTH, maxElements: 1_000_000 };
const MAX_CERTIFICATES = 16;
/** Namespaces in scope of a signature; real ones have up to twenty. */
const MAX_NAMESPACES = 1000;

/** The document with its tree; a reason if it is not well-formed. */
export function parsedText(text: string): ParsedText | 'xml' {
  const { root, flaw } = parseTree(text, LIMITS);
  return root === null || flaw !== null ? 'xml' : { text, root };
}

/** The parts of the signature in a document, or the reason why its form is not accepted; null for an unsigned one. */
export function readSignature(document: ParsedText): Parts | SignatureReason | null {
  const { text, root } = document;
  const [signature, second] = signaturesIn(root);
  if (signature === undefined) return null;
  if (second !== undefined || signature !== root.children.at(-1)) return 'place';
  try {
    return readParts(text, signature);
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

/** Properties of a signature that its form shows without cryptography. */
export interface SignatureForm {
  /** The reason why the signature is broken; null if its form is accepted. */
  readonly flaw: SignatureReason | null;
  /** False if the signature does not cover the signing time, which then does not count. */
  readonly isTimeSigned: boolean;
}

/** Examines the form of the signature in a document. Without a signature, there is no flaw. */
export function signatureForm(document: ParsedText): SignatureForm {
  const found = readSignature(document);
  if (found === null) return { flaw: null, isTimeSigned: true };
  if (typeof found === 'string') return { flaw: found, isTimeSigned: true };
  return { flaw: null, isTimeSigned: found.properties.areSigned };
}

/** The parts of a signature whose form is accepted. */
export interface Parts {
  readonly signature: XmlElement;
  readonly signedInfo: XmlElement;
  readonly form: CanonicalForm;
  readonly method: SignatureAlgorithm;
  readonly value: Uint8Array<ArrayBuffer>;
  readonly references: readonly Reference[];
  /** In DER; not examined. */
  readonly certificates: readonly Uint8Array[];
  readonly properties: SignedProperties;
}

function readParts(text: string, signature: XmlElement): Parts {
  if (namespaceCount(signature) > MAX_NAMESPACES) refuse('limit');
  const [signedInfo, value] = signature.children;
  if (!isDsig(signedInfo, 'SignedInfo') || !isDsig(value, 'SignatureValue')) refuse('structure');
  // A second SignedInfo could be read in place of the signed one (CVE-2025-29774).
  required(signature, 'SignedInfo');
  required(signature, 'SignatureValue');
  const [canonicalization, method] = signedInfo.children;
  if (!isDsig(canonicalization, 'CanonicalizationMethod') || !isDsig(method, 'SignatureMethod'))
    refuse('structure');
  const references = readReferences(text, signature, signedInfo);
  return {
    signature,
    signedInfo,
    form: readForm(canonicalization) ?? refuse('algorithm'),
    method: methodOf(attributeOf(method, 'Algorithm') ?? '') ?? refuse('algorithm'),
    value: base64Value(text, value),
    references,
    certificates: certificatesIn(text, only(signature, 'KeyInfo')),
    properties: readProperties(text, signature, references),
  };
}

function namespaceCount({ scope }: XmlElement): number {
  let count = 0;
  for (let at: Scope | null = scope; at !== null; at = at.parent) count += at.bindings.size;
  return count;
}

function certificatesIn(text: string, keyInfo: XmlElement | undefined): readonly Uint8Array[] {
  const found = (keyInfo?.children ?? [])
    .filter((each) => isDsig(each, 'X509Data'))
    .flatMap(({ children }) => children)
    .filter((each) => isDsig(each, 'X509Certificate'));
  if (found.length > MAX_CERTIFICATES) refuse('limit');
  return found.map((each) => base64Value(text, each));
}
