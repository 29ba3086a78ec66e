/** Reads a file of either form for the check: told apart by content, never thrown at. */
import { open, type UnopenedFile } from '../envelope/index.ts';
import type { Invoice } from '../model/generated/invoice.ts';
import { type FileKind, isInvoiceKind, type Problem, type ProblemParams } from '../model/problem.ts';
import type { XmlSignature } from '../model/sentFile.ts';
import { readOn } from '../xml/read/readInvoice.ts';
import type { Source } from '../xml/read/readResult.ts';
import type { Lines, Place } from '../xml/source.ts';
import type { Places } from './judge/place.ts';

export interface Limits {
  /** Largest input, in bytes (UTF-16 units for a string); default 20 MB. */
  readonly maxBytes?: number;
  /** Deepest nesting; default 256. */
  readonly maxDepth?: number;
  /** Most elements of XML; default 300,000. */
  readonly maxElements?: number;
  /** Most values of JSON; default 600,000. */
  readonly maxValues?: number;
}

/** What a reader of either form has to say of a file. */
export interface Reading {
  readonly form: 'xml' | 'json';
  readonly kind: FileKind | null;
  readonly problems: readonly Problem[];
  /** Problems that the reader counted and did not keep. */
  readonly omitted: number;
  /** Null where there is no text, or nothing yet asked for it: {@link source} gives it. */
  readonly lines: Lines | null;
  readonly invoice: Invoice | null;
  /** What could be read of an invoice that is not valid. */
  readonly partial: Invoice | null;
  readonly source: ReadingSource | null;
  /** The signature in the XML; null without one, undefined where that could not be seen. */
  readonly signature: XmlSignature | null | undefined;
  /** The text of a leaf, by JSON Pointer, also of an invoice that is not valid. */
  valueAt(path: string): string | undefined;
}

/** The text of a file and what is where in it. */
export interface ReadingSource extends Places {
  readonly lines: Lines;
}

/** The same as the readers' own: well over SdI's 5 MB, so that what SdI would refuse can still be explained. */
const MAX_BYTES = 20_000_000;

/** How JSON is read; a caller that has told JSON apart already needs none. */
export type JsonReader = (input: Uint8Array | string, limits: Limits, day: string | null) => Reading;

export interface ReadFrame {
  /** The name of the input. */
  readonly name: string;
  /** The day whose schema applies; null for the document's own. */
  readonly day: string | null;
  readonly readJson: JsonReader | undefined;
}

/** Reads XML or JSON; whatever else a file is, is a problem. */
export function read(
  input: Uint8Array | string,
  limits: Limits,
  { name, day, readJson }: ReadFrame,
): Reading {
  const limit = limits.maxBytes ?? MAX_BYTES;
  if (input.length > limit) return unread('source.size', { size: input.length, limit });
  const opened = open(input, name);
  if (opened.content === null) return unopened(opened);
  switch (opened.content.form) {
    case 'xml':
      return readXml(input, limits, day);
    case 'json':
      return readJson === undefined ? readXml(input, limits, day) : readJson(input, limits, day);
    case 'yaml':
      return unread('source.unknown', { looks: 'text' });
  }
}

/** An envelope that is not read yet, or no file of ours. */
function unopened({ kind, reason }: UnopenedFile): Reading {
  switch (reason) {
    case 'empty':
      return unread('source.empty', {});
    case 'unsupported':
      return kind === 'p7m' || kind === 'zip'
        ? unread('source.kind', { kind }, kind)
        : unread('source.unknown', { looks: 'text' });
    default:
      return unread('source.unknown', { looks: reason });
  }
}

function readXml(input: Uint8Array | string, limits: Limits, day: string | null): Reading {
  const result = readOn(input, limits, day);
  const { source, kind } = result;
  return {
    form: 'xml',
    kind,
    problems: result.ok ? result.notes : result.problems,
    omitted: result.ok ? 0 : result.omitted,
    // A valid file without remarks needs no places: its text may not even have been decoded.
    lines: source === null || (result.ok && result.notes.length === 0) ? null : source.lines,
    invoice: result.ok ? result.invoice : null,
    // As far as it goes: rules that read what is wrong in it are not asked.
    partial: result.ok || !isInvoiceKind(kind) ? null : (result.partial as Invoice | null),
    source: source === null ? null : new XmlPlaces(source),
    signature: source === null ? undefined : signatureIn(source),
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

  locate(paths: readonly string[]): ReadonlyMap<string, Place> {
    const places = new Map<string, Place>();
    for (const path of paths) {
      const place = this.#source.locate(path);
      if (place !== undefined) places.set(path, place);
    }
    return places;
  }

  xpath(path: string): string | null {
    return this.#source.xpath(path) ?? null;
  }
}

function signatureIn(source: Source): XmlSignature | null {
  return source.signed ? { signingTime: source.signingTime } : null;
}

function unread<Id extends 'source.kind' | 'source.unknown' | 'source.empty' | 'source.size'>(
  id: Id,
  params: ProblemParams[Id],
  kind: FileKind | null = null,
): Reading {
  const problem = { id, path: '', xpath: null, offset: -1, end: -1, params } as Problem;
  return unreadable(problem, kind, 'xml');
}

export function unreadable(problem: Problem, kind: FileKind | null, form: Reading['form']): Reading {
  return {
    form,
    kind,
    problems: [problem],
    omitted: 0,
    lines: null,
    invoice: null,
    partial: null,
    source: null,
    signature: undefined,
    valueAt: () => undefined,
  };
}
