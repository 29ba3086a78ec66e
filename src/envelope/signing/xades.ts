/** XAdES-BES, enveloped (EN 319 132-1): the profile that SdI publishes, and that Italy's trusted list has. */

import { encodeBase64 } from '../../model/base64.ts';
import { DEFAULT_MAX_DEPTH } from '../../model/readLimits.ts';
import type { ParsedText } from '../../xml/element.ts';
import { byteLength, encodeText } from '../../xml/encode.ts';
import { decode } from '../../xml/encodings.ts';
import { parseTree } from '../../xml/tree.ts';
import { canonicalBytes } from '../signatures/c14n/canonicalize.ts';
import { EXCLUSIVE, formOf } from '../signatures/c14n/form.ts';
import { idsIn, signaturesIn } from '../signatures/xades/structure.ts';
import type { Plan, PlanInput } from './plan.ts';
import { HASH } from './signer.ts';
import { refuseSigning } from './signingError.ts';
import { type SignatureIds, signatureText } from './xadesText.ts';

/** As when signatures are verified. */
const LIMITS = { maxDepth: DEFAULT_MAX_DEPTH, maxElements: 1_000_000 };

const form = formOf(EXCLUSIVE) ?? refuseSigning('signing_document');

/** @throws SigningError `signing_document`, `signing_encoding`, `signing_signed` */
export async function planXades(input: PlanInput): Promise<Plan> {
  const { document, certificate, chain, type, signingTime, crypto } = input;
  const { source, place, encoding, ids } = documentIn(document);
  const digest = async (bytes: Uint8Array): Promise<string> => encodeBase64(await crypto.digest(HASH, bytes));
  const facts = {
    ids,
    type,
    signingTime,
    certificates: [certificate, ...chain].map(({ der }) => encodeBase64(der)),
    certificateDigest: await digest(certificate.der),
    // The enveloped-signature transform removes the signature: the document without it is signed.
    documentDigest: await digest(canonicalBytes(source, { form })),
  };
  const draft = signatureText({ ...facts, propertiesDigest: '', value: '' });
  const propertiesDigest = await digest(partOf(draft, SIGNED_PROPERTIES));
  const data = partOf(signatureText({ ...facts, propertiesDigest, value: '' }), SIGNED_INFO);
  return {
    data,
    complete: (value) => {
      const text = signatureText({ ...facts, propertiesDigest, value: encodeBase64(value) });
      return inserted(document, place, encodeText(text, encoding));
    },
  };
}

interface Document {
  readonly source: ParsedText;
  /** Position of the root's end tag in bytes. */
  readonly place: number;
  readonly encoding: string;
  readonly ids: SignatureIds;
}

function documentIn(bytes: Uint8Array): Document {
  const result = decode(bytes);
  if (!result.ok) refuseSigning('signing_document');
  const { text, encoding, declared, lies } = result.decoded;
  const { root, flaw } = parseTree(text, LIMITS);
  // An empty root may have no end tag.
  if (root === null || flaw !== null || root.contentEnd === root.end) refuseSigning('signing_document');
  // Other programs would read other characters, and find the signature broken.
  if (lies) refuseSigning('signing_encoding', { declared: declared ?? '', encoding });
  if (signaturesIn(root).length > 0) refuseSigning('signing_signed', { format: 'XAdES' });
  const mark = bytes.length - byteLength(text, encoding);
  const place = mark + byteLength(text, encoding, 0, root.contentEnd);
  return { source: { text, root }, place, encoding, ids: freeIds(idsIn(root, SIMILAR_ID)) };
}

/** Ids that may be those of {@link freeIds}. */
const SIMILAR_ID = /^sign(?:ature|ed-)/;

/** Ids that the document does not have; an invoice has none. */
function freeIds(ids: ReadonlySet<string>): SignatureIds {
  for (let i = 1; ; i += 1) {
    const suffix = i === 1 ? '' : `-${i}`;
    const free = {
      signature: `signature${suffix}`,
      document: `signed-document${suffix}`,
      properties: `signed-properties${suffix}`,
    };
    if (!Object.values(free).some((id) => ids.has(id))) return free;
  }
}

/** Places of the signed parts in the signature, by child elements. */
const SIGNED_INFO = [0];
const SIGNED_PROPERTIES = [3, 0, 0];

/**
 * The canonical form of a part of the signature. It is the same outside the document, because the exclusive form takes
 * nothing from the context, and the signature declares its own prefixes.
 */
function partOf(signature: string, path: readonly number[]): Uint8Array {
  const { root } = parseTree(signature, LIMITS);
  let part = root;
  for (const index of path) part = part?.children[index] ?? null;
  if (root === null || part === null) refuseSigning('signing_document');
  return canonicalBytes({ text: signature, root }, { form, apex: part });
}

function inserted(bytes: Uint8Array, at: number, part: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(bytes.length + part.length);
  joined.set(bytes.subarray(0, at));
  joined.set(part, at);
  joined.set(bytes.subarray(at), at + part.length);
  return joined;
}
