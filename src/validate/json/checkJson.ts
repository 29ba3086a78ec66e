/** Checks an invoice in JSON: text, structure, values. */

import { areObjectsChanged, plainData } from '../../model/fieldsOf.ts';
import { formats } from '../../model/formats.ts';
import type { Invoice } from '../../model/generated/invoice.ts';
import { isMembers, member } from '../../model/jsonValue.ts';
import {
  type InvoiceKind,
  isInvoiceKind,
  type Problem,
  type ProblemId,
  type ProblemParams,
} from '../../model/problem.ts';
import { Lines, type Place } from '../../xml/source.ts';
import { validate } from '../generated/invoiceValidator.ts';
import { problemsOf } from './explainJson.ts';
import type { JsonProblems } from './jsonProblems.ts';
import { normalizePlain } from './normalizeInvoice.ts';
import { type JsonScan, scanJson } from './scanJson.ts';

export interface JsonCheckOptions {
  /** Largest text in UTF-16 units; default 20 million. */
  readonly maxBytes?: number;
  /** Deepest nesting of objects and arrays; default 256. */
  readonly maxDepth?: number;
  /** Most values, each object, array, text, number and literal counting as one; default 600,000. */
  readonly maxValues?: number;
}

/** The text an invoice was read from. */
export interface JsonSource {
  readonly text: string;
  readonly lines: Lines;
  /** The place of a JSON Pointer in the text: of a text or number its literal, of a block its key. */
  locate(path: string): Place | undefined;
  /** The places of several, in one pass over the text. */
  locateAll(paths: readonly string[]): ReadonlyMap<string, Place>;
}

export interface JsonCheckSuccess {
  readonly ok: true;
  /** In the one form: see `normalizeInvoice`. */
  readonly invoice: Invoice;
  readonly kind: InvoiceKind;
  readonly source: JsonSource;
}

export interface JsonCheckFailure {
  readonly ok: false;
  readonly problems: readonly Problem[];
  /** Problems beyond the first 5,000, not kept and counted up to some 20,000 in all. */
  readonly omitted: number;
  /** What `versione` says; null when it says nothing valid. */
  readonly kind: InvoiceKind | null;
  readonly source: JsonSource;
}

export type JsonCheckResult = JsonCheckSuccess | JsonCheckFailure;

/** As for XML: well over SdI's 5 MB, so that what SdI would refuse can still be explained. */
const MAX_BYTES = 20_000_000;

const MAX_DEPTH = 256;

/**
 * Most values of a text: what the XML reader takes of elements, each with an array around it, so that every
 * invoice read from XML can be checked as JSON too. Empty values beyond would take many times the text's size.
 */
const MAX_VALUES = 600_000;

/**
 * Checks an invoice in the JSON form against `schemas/fattura.schema.json`. The verdict is that of the XML that
 * would be written from it. Never throws on bad input: what is wrong is in `problems`.
 * @param day The day whose schema applies; null for the date of the first document.
 */
export function checkJson(
  text: string,
  options: JsonCheckOptions = {},
  day: string | null = null,
): JsonCheckResult {
  const source = new Text(text);
  const limit = options.maxBytes ?? MAX_BYTES;
  if (text.length > limit) return failure(source, problem('source.size', { size: text.length, limit }));
  if (/^\ufeff?[ \t\n\r]*$/.test(text)) return failure(source, problem('source.empty', {}));
  const maxDepth = options.maxDepth ?? MAX_DEPTH;
  const maxValues = options.maxValues ?? MAX_VALUES;
  const scan = scanJson(text, { maxDepth, maxValues });
  const flaws = textProblems(scan, maxDepth, maxValues);
  if (flaws.length > 0) return failure(source, ...flaws);
  const parsed: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
  // What somebody put on all objects is none of the invoice.
  const value = areObjectsChanged() ? plainData(parsed) : parsed;
  const problems = problemsIn(value, day);
  if (problems === null) {
    const invoice = normalizePlain(value);
    return { ok: true, invoice, kind: invoice.versione, source };
  }
  const { omitted } = problems;
  return { ok: false, problems: problems.located(text), omitted, kind: kindOf(value), source };
}

/** As {@link checkJson}, for a value that is no text: problems have no place. Empty when the value is valid. */
export function checkInvoice(value: unknown, day: string | null = null): readonly Problem[] {
  return problemsIn(value, day)?.located(null) ?? [];
}

/**
 * The problems of a value; null when it is valid. The generated validator takes what every version of the schema takes;
 * what only some take is looked at by the grammar of the day.
 * @throws Error when there is one version, and validator and grammar disagree: that would be a bug of ours.
 */
function problemsIn(value: unknown, day: string | null): JsonProblems | null {
  if (validate(value)) return null;
  const problems = problemsOf(value, day);
  if (problems.found) return problems;
  if (formats.every(({ schemas }) => schemas.length === 1))
    throw new Error('the JSON Schema refuses a value in which nothing wrong is found');
  return null;
}

function kindOf(value: unknown): InvoiceKind | null {
  const versione = isMembers(value) ? member(value, 'versione') : undefined;
  return isInvoiceKind(versione) ? versione : null;
}

function textProblems(scan: JsonScan, maxDepth: number, maxValues: number): readonly Problem[] {
  const { flaw, tooDeep, tooMany, duplicates } = scan;
  if (tooDeep >= 0) {
    return [problem('xml.depth', { limit: maxDepth }, { offset: tooDeep, end: tooDeep + 1 })];
  }
  if (tooMany >= 0) {
    return [problem('json.values', { limit: maxValues }, { offset: tooMany, end: tooMany + 1 })];
  }
  if (flaw !== null) {
    return [problem('json.syntax', { found: flaw.found, expected: flaw.expected }, flaw)];
  }
  return duplicates.map((one) => problem('json.duplicate', { name: one.name }, one, one.path));
}

function problem<Id extends ProblemId>(
  id: Id,
  params: ProblemParams[Id],
  { offset, end }: { readonly offset: number; readonly end: number } = { offset: -1, end: -1 },
  path = '',
): Problem {
  return { id, path, xpath: null, offset, end, params } as Problem;
}

function failure(source: JsonSource, ...problems: readonly Problem[]): JsonCheckFailure {
  return { ok: false, problems, omitted: 0, kind: null, source };
}

class Text implements JsonSource {
  readonly text: string;
  readonly lines: Lines;

  constructor(text: string) {
    this.text = text;
    this.lines = new Lines(text);
  }

  locate(path: string): Place | undefined {
    return this.locateAll([path]).get(path);
  }

  locateAll(paths: readonly string[]): ReadonlyMap<string, Place> {
    const { places } = scanJson(this.text, { maxDepth: MAX_DEPTH, locate: paths });
    const located = new Map<string, Place>();
    for (const [path, place] of places) {
      const block = this.text[place.offset] === '{' || this.text[place.offset] === '[';
      const { offset, end } = block ? (place.key ?? { offset: place.offset, end: place.offset + 1 }) : place;
      located.set(path, { ...this.lines.position(offset), offset, end });
    }
    return located;
  }
}
