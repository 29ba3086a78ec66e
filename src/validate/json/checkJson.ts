/** Checks an invoice in JSON: syntax, structure and values. */

import { areObjectsChanged, plainData } from '../../model/fieldsOf.ts';
import { formatOfFile, schemaOfJson } from '../../model/formatOf.ts';
import { formats } from '../../model/formats.ts';
import type { Invoice } from '../../model/generated/invoice.ts';
import type { Format } from '../../model/grammar.ts';
import { isMembers, member } from '../../model/jsonValue.ts';
import { parseJson } from '../../model/parseJson.ts';
import {
  type InvoiceKind,
  isInvoiceKind,
  isRetiredKind,
  type Problem,
  type ProblemId,
  type ProblemParams,
  type RetiredKind,
} from '../../model/problem.ts';
import { DEFAULT_MAX_BYTES, DEFAULT_MAX_DEPTH } from '../../model/readLimits.ts';
import { retiredFormatOf } from '../../model/retired/retiredFormat.ts';
import { asRetired, type RetiredInvoice } from '../../model/retired/retiredInvoice.ts';
import { Lines, type Place } from '../../xml/source.ts';
import { validate } from '../generated/invoiceValidator.ts';
import { problemsOf } from './explainJson.ts';
import type { JsonProblems } from './jsonProblems.ts';
import { isNormal, normalizePlain } from './normalizeInvoice.ts';
import { type ParseLimits, parseShort } from './parseShort.ts';
import { type JsonScan, scanJson } from './scanJson.ts';

/** Options of {@link checkJson}. */
export interface JsonCheckOptions {
  /** Maximum length of the text in UTF-16 units. Default: 20 million. */
  readonly maxBytes?: number;
  /** Maximum nesting depth of objects and arrays. Default: 256. */
  readonly maxDepth?: number;
  /** Maximum number of values; each object, array, string, number and literal counts as one. Default: 600,000. */
  readonly maxValues?: number;
}

/** The text from which an invoice was read. */
export interface JsonSource {
  readonly text: string;
  readonly lines: Lines;
  /** The place of a JSON Pointer in the text: the literal of a string or number, the key of a block. */
  locate(path: string): Place | undefined;
  /** The places of several JSON Pointers, in one pass over the text. */
  locateAll(paths: readonly string[]): ReadonlyMap<string, Place>;
}

interface JsonCheck {
  /** The grammar by which the text was read. If the format is unknown, the start of the text decides. */
  readonly format: Format;
  readonly source: JsonSource;
}

/** A valid invoice. */
export interface JsonCheckSuccess extends JsonCheck {
  readonly ok: true;
  /** The invoice in normal form: see `normalizeInvoice`. */
  readonly invoice: Invoice;
  readonly kind: InvoiceKind;
}

/** An invoice in format 1.0 or 1.1, which SdI no longer accepts. */
export interface RetiredJsonCheckSuccess extends Omit<JsonCheckSuccess, 'invoice' | 'kind'> {
  readonly invoice: RetiredInvoice;
  readonly kind: RetiredKind;
}

/** The problems of a text that is not a valid invoice. */
export interface JsonCheckFailure extends JsonCheck {
  readonly ok: false;
  readonly problems: readonly Problem[];
  /** Number of problems beyond the first 5,000, which are not kept. Counting stops at about 20,000 in total. */
  readonly omitted: number;
  /** The format that `versione` names; null if it is not valid. */
  readonly kind: InvoiceKind | RetiredKind | null;
}

/** The result of {@link checkJson}, discriminated by `ok`. */
export type JsonCheckResult = JsonCheckSuccess | RetiredJsonCheckSuccess | JsonCheckFailure;

/**
 * Default maximum number of values: twice the element limit of the XML reader, because each element may be in an array.
 * Every invoice read from XML can thus be checked as JSON. More empty values would need many times the size of the
 * text.
 */
const MAX_VALUES = 600_000;

/**
 * Checks an invoice in the JSON form against `schemas/fattura.schema.json`. The verdict is the same as for the XML
 * written from it. Never throws on bad input: errors are in `problems`.
 * @param day The day whose schema applies; null for the date of the first document.
 */
export function checkJson(
  text: string,
  options: JsonCheckOptions = {},
  day: string | null = null,
): JsonCheckResult {
  return checkJsonOn(text, options, { day }).result;
}

/** Settings of {@link checkJsonOn}. */
export interface JsonCheckSettings {
  /** The day whose schema applies; null for the date of the first document. */
  readonly day: string | null;
  /** Maximum number of problems to keep, if more than a result has. */
  readonly maxKept?: number | undefined;
}

/** A result, and the first of the problems that it omits, if they were to be kept. */
export interface JsonCheckBy {
  readonly result: JsonCheckResult;
  readonly further: readonly Problem[];
}

/** Like {@link checkJson}, with settings that are not public. */
export function checkJsonOn(
  text: string,
  options: JsonCheckOptions,
  { day, maxKept }: JsonCheckSettings,
): JsonCheckBy {
  const by = (result: JsonCheckResult): JsonCheckBy => ({ result, further: [] });
  const source = new Text(text);
  const limit = options.maxBytes ?? DEFAULT_MAX_BYTES;
  if (text.length > limit) return by(failure(source, problem('source.size', { size: text.length, limit })));
  if (/^\ufeff?[ \t\n\r]*$/.test(text)) return by(failure(source, problem('source.empty', {})));
  const maxDepth = options.maxDepth ?? DEFAULT_MAX_DEPTH;
  const maxValues = options.maxValues ?? MAX_VALUES;
  const limits = { maxDepth, maxValues };
  const parsed = parseShort(text, limits) ?? parseScanned(text, limits);
  if ('flaws' in parsed) return by(failure(source, ...parsed.flaws));
  // Properties that were added to Object.prototype are not part of the invoice.
  const value = areObjectsChanged() ? plainData(parsed.value) : parsed.value;
  const format = schemaOfJson(value, day);
  const problems = problemsIn(value, format, maxKept);
  if (problems === null) {
    const invoice = isNormal(value) ? value : normalizePlain(value);
    const kind = retiredFormatOf(invoice.versione)?.retired;
    return kind === undefined
      ? by({ ok: true, invoice, kind: invoice.versione, format, source })
      : by({ ok: true, invoice: asRetired(invoice), kind, format, source });
  }
  const { omitted } = problems;
  const { kept, further } = problems.located(text);
  return { result: { ok: false, problems: kept, omitted, kind: kindOf(value), format, source }, further };
}

/** Like {@link checkJson}, for a value instead of text: problems have no place. Empty if the value is valid. */
export function checkInvoice(value: unknown, format: Format = schemaOfJson(value, null)): readonly Problem[] {
  return problemsIn(value, format)?.located(null).kept ?? [];
}

/**
 * The problems of a value; null if it is valid. The generated validator accepts what every version of the schema
 * accepts; the grammar of the day decides about the rest.
 * @throws Error if there is only one version, and validator and grammar disagree: a bug in fattura.
 */
function problemsIn(value: unknown, format: Format, maxKept?: number): JsonProblems | null {
  if (validate(value)) return null;
  const problems = problemsOf(value, format, maxKept);
  if (problems.found) return problems;
  // The JSON Schema has only the current formats.
  if (isRetiredKind(kindOf(value))) return null;
  if (formats.every(({ schemas }) => schemas.length === 1))
    throw new Error('the JSON Schema rejects a value in which no problem is found');
  return null;
}

/** The format that `versione` names; null if it is not valid. */
export function kindOf(value: unknown): InvoiceKind | RetiredKind | null {
  const versione = isMembers(value) ? member(value, 'versione') : undefined;
  return isInvoiceKind(versione) ? versione : (retiredFormatOf(versione)?.retired ?? null);
}

/** True for an invoice in a retired format. */
export function isRetiredCheck(
  result: JsonCheckSuccess | RetiredJsonCheckSuccess,
): result is RetiredJsonCheckSuccess {
  return isRetiredKind(result.kind);
}

function parseScanned(
  text: string,
  limits: ParseLimits,
): { readonly value: unknown } | { readonly flaws: readonly Problem[] } {
  const flaws = textProblems(scanJson(text, limits), limits);
  return flaws.length === 0 ? { value: parseJson(text) } : { flaws };
}

function textProblems(scan: JsonScan, { maxDepth, maxValues }: ParseLimits): readonly Problem[] {
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
  const format = formatOfFile(null, source.text);
  return { ok: false, problems, omitted: 0, kind: null, format, source };
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
    const { places } = scanJson(this.text, { maxDepth: DEFAULT_MAX_DEPTH, locate: paths });
    const located = new Map<string, Place>();
    for (const [path, place] of places) {
      const block = this.text[place.offset] === '{' || this.text[place.offset] === '[';
      const { offset, end } = block ? (place.key ?? { offset: place.offset, end: place.offset + 1 }) : place;
      located.set(path, { ...this.lines.position(offset), offset, end });
    }
    return located;
  }
}
