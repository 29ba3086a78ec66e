/** Reads an XML or JSON file for the check. The form is detected from the content; bad input never throws. */
import {
  type Opened,
  type OpenedFile,
  open,
  type SignatureForm,
  type UnopenedFile,
} from '../envelope/index.ts';
import { formatOfFile } from '../model/formatOf.ts';
import type { Invoice } from '../model/generated/invoice.ts';
import type { Format } from '../model/grammar.ts';
import { type FileKind, isInvoiceKind, type Problem, type ProblemParams } from '../model/problem.ts';
import { DEFAULT_MAX_BYTES } from '../model/readLimits.ts';
import type { RetiredInvoice } from '../model/retired/retiredInvoice.ts';
import type { XmlSignature } from '../model/sentFile.ts';
import type { ParsedText } from '../xml/element.ts';
import { readOn } from '../xml/read/readInvoice.ts';
import { isRetired, type Source } from '../xml/read/readResult.ts';
import { TextSource } from '../xml/read/textSource.ts';
import type { Lines, Place } from '../xml/source.ts';
import type { Places } from './engine/place.ts';
import type { OpenedEnvelope } from './envelopeReport.ts';

export interface Limits {
  /** Maximum input size in bytes (UTF-16 units for a string). Default: 20 MB. */
  readonly maxBytes?: number;
  /** Maximum nesting depth. Default: 256. */
  readonly maxDepth?: number;
  /** Maximum number of XML elements. Default: 300,000. */
  readonly maxElements?: number;
  /** Maximum number of JSON values. Default: 600,000. */
  readonly maxValues?: number;
}

/** The result of reading a file, in XML or JSON. */
export interface Reading {
  readonly form: 'xml' | 'json';
  readonly kind: FileKind | null;
  /** The grammar by which the file was read, and to which its paths belong. */
  readonly format: Format;
  readonly problems: readonly Problem[];
  /** Number of problems that the reader counted but did not keep. */
  readonly omitted: number;
  /** The first of the omitted problems, if the options keep more than a report has. */
  readonly further: readonly Problem[];
  /** Null if there is no text, or if no problem needs it; {@link source} provides it. */
  readonly lines: Lines | null;
  readonly invoice: Invoice | null;
  /** The invoice in a retired format; `invoice` is then null. */
  readonly retired: RetiredInvoice | null;
  /** The readable part of an invoice that is not valid. */
  readonly partial: Invoice | null;
  /** Everything that could be read of invalid XML, even if the format is unknown, without guarantees. */
  readonly loose: Readonly<Record<string, unknown>> | null;
  readonly source: ReadingSource | null;
  /** The text that was read as XML, with its tree; null for other files. */
  readonly xml: TextSource | null;
  /** The signature in the XML; null without one, undefined if that is not known. */
  readonly signature: XmlSignature | null | undefined;
  /** The signed envelopes around the document, and their content; null without one. */
  readonly envelope: OpenedEnvelope | null;
  /** The text of a leaf, by JSON Pointer; also for an invoice that is not valid. */
  valueAt(path: string): string | undefined;
}

/** The text of a file, and the places of its values. */
export interface ReadingSource extends Places {
  readonly lines: Lines;
}

/** Reads JSON. Not needed by callers that have already ruled out JSON. */
export type JsonReader = (input: Uint8Array | string, limits: Limits, frame: ContentFrame) => Reading;

/** Examines the form of the signature in an XML document. */
export type SignatureReader = (document: ParsedText) => SignatureForm;

/** Settings for reading the content of a file. */
export type ContentFrame = Pick<ReadFrame, 'day' | 'retired' | 'maxKept' | 'readSignature'>;

export interface ReadFrame {
  /** The name of the input. */
  readonly name: string;
  /** The day whose schema applies; null for the document's own. */
  readonly day: string | null;
  readonly readJson: JsonReader | undefined;
  /** Undefined if the signature is verified, or its form does not matter. */
  readonly readSignature?: SignatureReader | undefined;
  /** False to report the formats 1.0 and 1.1 as unreadable. */
  readonly retired: boolean;
  /** Maximum number of problems to keep, if more than a report has. */
  readonly maxKept?: number | undefined;
  /** The opened input, if the caller has opened it already. */
  readonly opened?: Opened | undefined;
}

/** Reads XML or JSON; any other content is reported as a problem. */
export function read(
  input: Uint8Array | string,
  limits: Limits,
  { name, day, readJson, readSignature, retired, maxKept, opened: given }: ReadFrame,
): Reading {
  const limit = limits.maxBytes ?? DEFAULT_MAX_BYTES;
  if (input.length > limit) return unread('source.size', { size: input.length, limit });
  const opened = given ?? open(input, name);
  if (opened.content === null) return unopened(opened);
  const { form, input: content } = opened.content;
  const frame = { day, retired, maxKept, readSignature };
  switch (form) {
    case 'xml':
      return readXml(content, limits, frame, envelopeOf(opened));
    case 'json':
      return readJson === undefined ? readXml(content, limits, frame) : readJson(content, limits, frame);
    case 'yaml':
      return unread('source.unknown', { looks: 'text' });
  }
}

/** The signed envelopes around a document; null without one. */
function envelopeOf({ layers, flaws, content: { input } }: OpenedFile): OpenedEnvelope | null {
  return layers.length === 0 ? null : { layers, flaws, content: input };
}

/** The result for an envelope that cannot be opened, or for an unknown file. */
function unopened(opened: UnopenedFile): Reading {
  const { kind, layers, flaws } = opened;
  const reading = unopenedReading(opened);
  return kind === 'p7m' ? { ...reading, kind, envelope: { layers, flaws, content: null } } : reading;
}

function unopenedReading({ layers, flaws, reason }: UnopenedFile): Reading {
  switch (reason) {
    case 'empty':
      return unread('source.empty', {});
    case 'empty-content':
      return unread('source.empty', { signed: true });
    case 'container':
      return layers.at(-1)?.kind === 'zip'
        ? unread('source.kind', { kind: 'zip' }, 'zip')
        : unread('source.unknown', { looks: 'text' });
    case 'pdf':
    case 'html':
    case 'binary':
    case 'text':
      return unread('source.unknown', { looks: reason });
    default:
      return unread('source.envelope', { reason, converted: flaws.includes('converted') });
  }
}

function readXml(
  input: Uint8Array | string,
  limits: Limits,
  { day, retired, maxKept, readSignature }: ContentFrame,
  envelope: OpenedEnvelope | null = null,
): Reading {
  const { result, format, further } = readOn(input, { ...limits, retired }, { day, maxKept });
  const { source, kind } = result;
  const xml = source instanceof TextSource ? source : null;
  return {
    form: 'xml',
    kind,
    format,
    problems: result.ok ? result.notes : result.problems,
    omitted: result.ok ? 0 : result.omitted,
    further,
    // A valid file without notes needs no places, and its text may not have been decoded.
    lines: source === null || (result.ok && result.notes.length === 0) ? null : source.lines,
    invoice: result.ok && !isRetired(result) ? result.invoice : null,
    retired: result.ok && isRetired(result) ? result.invoice : null,
    // The cast is safe in use: rules that read an erroneous field are skipped (keepGoing.ts).
    partial: result.ok || !isInvoiceKind(kind) ? null : (result.partial as Invoice | null),
    loose: result.ok ? null : result.partial,
    source: source === null ? null : new XmlPlaces(source),
    xml,
    signature: xml === null ? undefined : signatureIn(xml, readSignature),
    envelope,
    valueAt(path) {
      const place = source?.locate(path);
      return place === undefined ? undefined : source?.text.slice(place.offset, place.end);
    },
  };
}

class XmlPlaces implements ReadingSource {
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  get lines(): Lines {
    return this.#source.lines;
  }

  /** The elements of the text are found one by one. */
  locate(): this {
    return this;
  }

  get(path: string): Place | undefined {
    return this.#source.locate(path);
  }

  xpath(path: string): string | null {
    return this.#source.xpath(path) ?? null;
  }
}

function signatureIn(source: TextSource, readSignature: SignatureReader | undefined): XmlSignature | null {
  if (!source.signed) return null;
  const { signingTime } = source;
  if (readSignature === undefined) return { signingTime };
  const { signedDocument } = source;
  if (signedDocument === null) return { signingTime, flaw: null };
  const { flaw, isTimeSigned } = readSignature(signedDocument);
  return { signingTime: isTimeSigned ? signingTime : null, flaw };
}

export function unread<
  Id extends 'source.kind' | 'source.envelope' | 'source.unknown' | 'source.empty' | 'source.size',
>(id: Id, params: ProblemParams[Id], kind: FileKind | null = null, form: Reading['form'] = 'xml'): Reading {
  const problem = { id, path: '', xpath: null, offset: -1, end: -1, params } as Problem;
  return unreadable(problem, kind, form);
}

export function unreadable(problem: Problem, kind: FileKind | null, form: Reading['form']): Reading {
  return {
    form,
    kind,
    format: formatOfFile(kind, undefined),
    problems: [problem],
    omitted: 0,
    further: [],
    lines: null,
    invoice: null,
    retired: null,
    partial: null,
    loose: null,
    source: null,
    xml: null,
    signature: undefined,
    envelope: null,
    valueAt: () => undefined,
  };
}
