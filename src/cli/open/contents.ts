/** The facts about a file and what is inside it. */
import {
  documentOf,
  type EnvelopeKind,
  type Flaw,
  type OpenedKind,
  open,
  type Reason,
  type Signer,
  signersOf,
  type TextForm,
} from '../../envelope/index.ts';
import { xmlSignersOf } from '../../envelope/signatures/index.ts';
import type { FileKind } from '../../model/index.ts';

export interface Contents {
  readonly kind: OpenedKind | null;
  /** The envelopes, outermost first. */
  readonly layers: readonly ListedLayer[];
  readonly flaws: readonly Flaw[];
  readonly signatures: readonly ListedSignature[];
  /** Null if the file cannot be opened. */
  readonly document: ListedDocument | null;
  /** Reason why there is no document. */
  readonly reason: Reason | null;
}

export interface ListedLayer {
  readonly kind: EnvelopeKind;
  /** The encodings as text around the envelope, outermost first; empty for binary ones. */
  readonly encodings: readonly TextForm[];
  /** Size in bytes, without the encodings; null if unknown. */
  readonly size: number | null;
  /** `cut`: certificates or signatures are missing or cut. `unread`: the envelope itself is damaged. */
  readonly signatures: 'listed' | 'cut' | 'unread';
}

/** A signature, as the file states it. */
export interface ListedSignature {
  readonly format: 'CAdES' | 'XAdES';
  /** Index of its envelope in the layers; null for a signature in the XML. */
  readonly layer: number | null;
  readonly signer: Signer;
}

export interface ListedDocument {
  readonly form: 'xml' | 'json' | 'yaml';
  /** Null for an unknown document, and for YAML. */
  readonly kind: FileKind | null;
  readonly content: Uint8Array;
}

/**
 * Lists what is in a file. Nothing is verified.
 *
 * @param options.isArchive True for an archive in a signed envelope, whose files are listed separately.
 */
export function contentsOf(
  bytes: Uint8Array,
  name: string,
  { isArchive = false }: { readonly isArchive?: boolean } = {},
): Contents {
  const { kind, layers, flaws, content, reason } = open(bytes, name);
  const signatures: ListedSignature[] = [];
  const listed = layers.map((layer, index): ListedLayer => {
    if (layer.kind !== 'p7m') return { kind: layer.kind, encodings: [], size: null, signatures: 'unread' };
    const { encodings, size, cms } = layer;
    const signers = cms === null ? null : signersOf(cms);
    for (const signer of signers ?? []) signatures.push({ format: 'CAdES', layer: index, signer });
    return {
      kind: 'p7m',
      encodings,
      size,
      signatures: cms === null ? 'unread' : signers === null || cms.isCut ? 'cut' : 'listed',
    };
  });
  const document = content === null ? null : documentIn(content);
  const inDocument = document?.form === 'xml' ? xmlSignersOf(document.content) : [];
  for (const signer of inDocument) signatures.push({ format: 'XAdES', layer: null, signer });
  return { kind, layers: listed, flaws, signatures, document, reason: isArchive ? null : reason };
}

function documentIn({
  form,
  input,
}: {
  readonly form: ListedDocument['form'];
  readonly input: Uint8Array | string;
}): ListedDocument {
  const content = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  return { form, kind: form === 'xml' ? documentOf(content) : null, content };
}
