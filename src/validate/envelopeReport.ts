/** The part of a report about signed envelopes. */
import { type Flaw, type Layer, type Opened, signersOf, type TextForm } from '../envelope/index.ts';

/** The envelopes of a file, and the document in them; null if it cannot be read. */
export interface OpenedEnvelope extends Pick<Opened, 'layers' | 'flaws'> {
  readonly content: Uint8Array | string | null;
}

/** The signed envelopes around a document, and the signatures of the file. */
export interface EnvelopeReport {
  /** The envelopes, outermost first. */
  readonly layers: readonly EnvelopeLayer[];
  /** The defects of the envelopes. */
  readonly flaws: readonly Flaw[];
  readonly signatures: readonly SignatureReport[];
}

/** One envelope. */
export interface EnvelopeLayer {
  readonly kind: Layer['kind'];
  /** The encodings as text around the envelope, outermost first; empty for DER and BER. */
  readonly encodings: readonly TextForm[];
  /** Size in bytes, without the encodings; null if not known. */
  readonly size: number | null;
}

/** A signature, as the file states it. */
export interface SignatureReport {
  readonly format: 'CAdES';
  /** Index of its envelope in `layers`. */
  readonly layer: number;
  /** The common name in the certificate; null if the envelope does not contain it. */
  readonly signer: string | null;
  /** The signing time, in ISO 8601; null without one. */
  readonly time: string | null;
  /** `undecided`: the signature is not verified. */
  readonly status: 'undecided';
  /** The codes that apply to the signature. */
  readonly codes: readonly string[];
  /** The codes that are not decided. */
  readonly undecided: readonly string[];
}

/** The codes of SdI about signatures (Elenco dei controlli 2.0). */
const SIGNATURE_CODES = ['00100', '00101', '00102', '00103', '00104', '00105', '00107'];

/** The report of the envelopes. Signatures are listed on first access, because few callers need them. */
export function envelopeReport({ layers, flaws }: OpenedEnvelope): EnvelopeReport {
  let signatures: readonly SignatureReport[] | undefined;
  return {
    layers: layers.map((layer) => ({
      kind: layer.kind,
      encodings: layer.kind === 'p7m' ? layer.encodings : [],
      size: layer.kind === 'p7m' ? layer.size : null,
    })),
    flaws,
    get signatures() {
      signatures ??= layers.flatMap(signaturesOf);
      return signatures;
    },
  };
}

function signaturesOf(layer: Layer, index: number): readonly SignatureReport[] {
  if (layer.kind !== 'p7m' || layer.cms === null) return [];
  return (signersOf(layer.cms) ?? []).map(({ name, time }) => ({
    format: 'CAdES',
    layer: index,
    signer: name,
    time,
    status: 'undecided',
    codes: [],
    undecided: SIGNATURE_CODES,
  }));
}

/** False for an envelope that is complete and has no signature. */
export function mayBeSigned(layer: Layer): boolean {
  if (layer.kind !== 'p7m' || layer.cms === null) return true;
  const { signerInfos, flaw } = layer.cms;
  if (signerInfos === null) return flaw === 'truncated';
  return signerInfos.start < signerInfos.end;
}
