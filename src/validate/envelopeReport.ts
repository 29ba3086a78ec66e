/** The part of a report about signed envelopes and signatures. */
import {
  noTimeFlaw,
  SIGNATURE_CODES,
  type SignatureClock,
  signatureFlaws,
  undecidedCodes,
} from '../domain/signatures.ts';
import {
  type Cms,
  type Flaw,
  type Layer,
  type Opened,
  signersOf,
  signingTimesOf,
  type TextForm,
} from '../envelope/index.ts';
import type { StatedSigner, XmlSignature } from '../model/sentFile.ts';
import type { SignatureFacts } from '../model/signatureFacts.ts';

/** The envelopes of a file, and the document in them; null if it cannot be read. */
export interface OpenedEnvelope extends Pick<Opened, 'layers' | 'flaws'> {
  readonly content: Uint8Array | string | null;
}

/** The signed envelopes around a document, and the signatures of the file. */
export interface EnvelopeReport {
  /** The envelopes, outermost first; none for a signature in the XML. */
  readonly layers: readonly EnvelopeLayer[];
  /** The defects of the envelopes. */
  readonly flaws: readonly Flaw[];
  /** The signatures of the envelopes, then the one in the XML. */
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

/** A signature and its codes. */
export interface SignatureReport {
  readonly format: 'CAdES' | 'XAdES';
  /** Index of its envelope in `layers`; null for the signature in the XML. */
  readonly layer: number | null;
  /** The common name in the certificate; null if it is not known. */
  readonly signer: string | null;
  /** The signing time, in ISO 8601; null without one. */
  readonly time: string | null;
  /**
   * `valid`: it was made with the certificate, and the file is unchanged. `unknown`: it cannot be verified.
   * `undecided`: it was not verified.
   */
  readonly status: 'valid' | 'broken' | 'unknown' | 'undecided';
  /** The reasons why it is broken or unknown; stable names. */
  readonly reasons: readonly string[];
  /** Weaknesses that do not invalidate it; stable names. */
  readonly advice: readonly string[];
  /** The codes that apply to the signature. */
  readonly codes: readonly string[];
  /** The codes that are not decided. */
  readonly undecided: readonly string[];
}

/** The verified signatures, and the one in the XML, verified or not. */
interface Signatures extends SignatureClock {
  readonly verified: readonly SignatureFacts[] | null;
  readonly inXml: XmlSignature | null;
}

const NO_ENVELOPE: OpenedEnvelope = { layers: [], flaws: [], content: null };

/** The report of the envelopes and signatures; null without either. */
export function envelopeReport(
  envelope: OpenedEnvelope | null,
  signatures: Signatures,
): EnvelopeReport | null {
  const { verified, inXml } = signatures;
  if (envelope === null && inXml === null && (verified ?? []).length === 0) return null;
  return new ListedEnvelope(envelope ?? NO_ENVELOPE, signatures);
}

/** Signatures are listed on first access, because few callers need them. */
class ListedEnvelope implements EnvelopeReport {
  readonly layers: readonly EnvelopeLayer[];
  readonly flaws: readonly Flaw[];
  declare readonly signatures: readonly SignatureReport[];
  readonly #envelope: OpenedEnvelope;
  readonly #signatures: Signatures;
  #listed: readonly SignatureReport[] | undefined;

  constructor(envelope: OpenedEnvelope, signatures: Signatures) {
    this.layers = envelope.layers.map(layerOf);
    this.flaws = envelope.flaws;
    this.#envelope = envelope;
    this.#signatures = signatures;
    Object.defineProperty(this, 'signatures', ListedEnvelope.#property);
  }

  /** Enumerable, as in an object literal, and shared: an accessor for each object costs more than opening a file. */
  static readonly #property: PropertyDescriptor & ThisType<ListedEnvelope> = {
    enumerable: true,
    configurable: true,
    get() {
      const { verified, inXml, ...clock } = this.#signatures;
      this.#listed ??=
        verified?.map((one) => reportOf(one, clock)) ?? unverified(this.#envelope.layers, inXml);
      return this.#listed;
    },
  };
}

function layerOf(layer: Layer): EnvelopeLayer {
  const { kind } = layer;
  return kind === 'p7m'
    ? { kind, encodings: layer.encodings, size: layer.size }
    : { kind, encodings: [], size: null };
}

function reportOf(facts: SignatureFacts, clock: SignatureClock): SignatureReport {
  const { format, layer, status, certificate, signingTime, reasons, undecided, advice } = facts;
  const flaws = [...signatureFlaws(facts, clock), ...noTimeFlaw(facts)];
  const codes = new Set(flaws.map(({ code }) => code));
  return {
    format,
    layer,
    signer: certificate?.subject ?? null,
    time: signingTime,
    status,
    reasons: [...reasons, ...undecided],
    advice,
    codes: [...codes].sort(),
    undecided: undecidedCodes(facts, clock).map(({ code }) => code),
  };
}

const UNDECIDED = {
  status: 'undecided',
  reasons: [],
  advice: [],
  codes: [],
  undecided: SIGNATURE_CODES,
} as const;

const BROKEN = {
  status: 'broken',
  codes: ['00102'],
  undecided: SIGNATURE_CODES.filter((code) => code !== '00102'),
} as const;

function unverified(layers: readonly Layer[], inXml: XmlSignature | null): readonly SignatureReport[] {
  const ofLayers = layers.flatMap((layer, index): readonly SignatureReport[] =>
    layer.kind !== 'p7m' || layer.cms === null
      ? []
      : (signersOf(layer.cms) ?? []).map(({ name, time }) => ({
          format: 'CAdES',
          layer: index,
          signer: name,
          time,
          ...UNDECIDED,
        })),
  );
  if (inXml === null) return ofLayers;
  const { signingTime: time, flaw = null } = inXml;
  const state = flaw === null ? UNDECIDED : { ...UNDECIDED, ...BROKEN, reasons: [flaw] };
  return [...ofLayers, { format: 'XAdES', layer: null, signer: null, time, ...state }];
}

/** The signers of the envelopes, as far as the controls need them without verification. */
export function statedSigners(envelope: OpenedEnvelope | null): readonly StatedSigner[] {
  return (envelope?.layers ?? []).flatMap((one, layer) =>
    one.kind !== 'p7m' || one.cms === null
      ? []
      : signingTimesOf(one.cms).map((signingTime): StatedSigner => ({ layer, signingTime })),
  );
}

/** The envelopes whose signature is missing, which is certain without verification. Null if there is none. */
export function certainSignatures(envelope: OpenedEnvelope | null): readonly SignatureFacts[] | null {
  let found: SignatureFacts[] | null = null;
  for (const [index, layer] of (envelope?.layers ?? []).entries()) {
    const reason = layer.kind === 'p7m' && layer.cms !== null ? missing(layer.cms) : null;
    if (reason === null) continue;
    found ??= [];
    found.push({ ...MISSING, layer: index, reasons: [reason] });
  }
  return found;
}

const MISSING: SignatureFacts = {
  format: 'CAdES',
  layer: null,
  status: 'broken',
  reasons: [],
  undecided: [],
  advice: [],
  certificate: null,
  signingTime: null,
};

function missing({ signerInfos, flaw }: Cms): 'truncated' | 'no-signer' | null {
  if (signerInfos === null) return flaw === 'truncated' ? 'truncated' : 'no-signer';
  return signerInfos.start < signerInfos.end ? null : 'no-signer';
}
