/** The check of a file in two steps: reading it and applying the rules, then the report, with places and sentences. */

import type { Invoice } from '../model/generated/invoice.ts';
import { isUnreadable, type Problem } from '../model/problem.ts';
import { MAX_KEPT, mostCounted } from '../model/readLimits.ts';
import { asReadable, type RetiredInvoice } from '../model/retired/retiredInvoice.ts';
import type { Lines } from '../xml/source.ts';
import { applyRules } from './engine/applyRules.ts';
import { outlined, type PlacedOutline, placedOutlines } from './engine/place.ts';
import { specDay } from './engine/spec.ts';
import { envelopeReport } from './envelopeReport.ts';
import type { FileReport, OutlinedFinding, Stage, StageResult, Verdict } from './finding.ts';
import type { Reading } from './read.ts';
import { type FindingsContext, findingsOf, outlinesOf, type Span, stageOf } from './structure.ts';
import type { ValidateOptions } from './validateOptions.ts';

/** The report of a file, with its source for rendering excerpts and its invoice for further processing. */
export interface CheckedFile {
  readonly report: FileReport;
  /** Null if there is no text, because the bytes could not be decoded or are not an invoice. */
  readonly source: CheckedSource | null;
  /** Null unless the structure is valid. The controls may still reject the invoice. */
  readonly invoice: Invoice | null;
  /** The invoice in format 1.0 or 1.1, if its structure is valid; `invoice` is then null. */
  readonly retired: RetiredInvoice | null;
}

/** The source of a report, which relates findings to positions in the text. */
export interface CheckedSource {
  readonly lines: Lines;
  /** The source span of each finding of the report, by index; null without a place. */
  readonly spans: readonly (Span | null)[];
}

/**
 * A file that was read and to which the rules were applied. Places and sentences cost more, and only a report needs
 * them.
 */
export interface Examined
  extends Pick<FileReport, 'kind' | 'verdict' | 'omitted'>,
    Pick<CheckedFile, 'invoice' | 'retired'>,
    Pick<Reading, 'xml'> {
  /** True if the reader has found more problems than it kept, or stopped at the maximum number. */
  readonly isCut: boolean;
  /** All findings that the reader and the rules keep; `omitted` others are only counted. */
  outlines(): readonly OutlinedFinding[];
  /** The other findings of rules; empty unless checks are compared. */
  unkept(): readonly FindingTally[];
  /** Some of these findings with their spans, in the order of a report. */
  inText(some: readonly OutlinedFinding[]): readonly PlacedOutline[];
  /** @param maxFindings Default: the option of the check. */
  report(maxFindings?: number): CheckedFile;
}

/** Findings that differ only in the positions of repeated blocks. */
export interface FindingTally {
  readonly first: OutlinedFinding;
  readonly count: number;
}

const MAX_FINDINGS = 1_000;

/** Maximum number of lookups of other leaves for suggestions: each lookup walks the document. */
const MAX_LOOKUPS = 10;

/** The day whose schema applies; null if only the date of the document determines it. */
export function dayOf({ spec = 'auto', asOf }: Pick<ValidateOptions, 'spec' | 'asOf'>): string | null {
  return specDay(spec, asOf ?? null);
}

/**
 * Applies the rules to a file that was read.
 * @param input The input that was read; null for a value that is not a file.
 * @param options Already checked by `checkOptions`.
 * @param maxKept Maximum number of findings of rules that {@link Examined.outlines} returns; the others are tallied if
 *   it is more than a report has.
 */
export function examineReading(
  reading: Reading,
  input: Uint8Array | string | null,
  options: ValidateOptions,
  maxKept = MAX_KEPT,
): Examined {
  const { kind, format, problems, further, invoice, retired } = reading;
  const applied = applyRules(reading, options, { input, formatKind: format.kind, maxKept });
  const context = (limit: number): FindingsContext => ({
    language: options.language ?? 'it',
    limit,
    lines: reading.lines,
    surroundings: {
      format,
      form: reading.form,
      text: reading.lines?.text,
      valueAt: sparingly(reading.valueAt),
    },
  });
  const verdict = verdictOf(problems, applied.rejects);
  return {
    kind,
    verdict,
    invoice,
    retired,
    xml: reading.xml,
    isCut: reading.omitted > further.length || MAX_KEPT + reading.omitted >= mostCounted(maxKept),
    omitted: reading.omitted - further.length + applied.omitted,
    outlines: () => [
      ...outlinesOf(
        [...problems, ...further],
        reading.omitted - further.length,
        context(Number.POSITIVE_INFINITY),
      ),
      ...outlined(applied.found, applied.placing),
    ],
    unkept: () =>
      outlined(
        applied.unkept.map(({ first }) => first),
        applied.placing,
      ).map((first, index) => ({ first, count: applied.unkept[index]?.count ?? 0 })),
    inText: (some) => placedOutlines(some, applied.placing.places),
    report(limit = options.maxFindings ?? MAX_FINDINGS) {
      const structure = findingsOf(problems, reading.omitted, context(limit));
      const { listed, omitted, omittedWarnings, stages } = applied.list(
        Math.max(0, limit - structure.findings.length),
      );
      const spans = [...structure.spans, ...listed.map(({ span }) => span)];
      return {
        report: {
          file: options.file ?? '-',
          kind,
          envelope: envelopeReport(reading.envelope, {
            verified: applied.signatures,
            inXml: reading.signature ?? null,
            asOf: options.asOf ?? null,
            asOfIsToday: options.asOfIsToday === true,
            asSent: options.asSent === true,
          }),
          verdict,
          spec: applied.spec,
          asOf: options.asOf ?? null,
          stages: stagesOf(problems, stages),
          coverage: applied.coverage,
          findings: [...structure.findings, ...listed.map(({ finding }) => finding)],
          omitted: structure.omitted + omitted,
          omittedWarnings,
        },
        source: sourceOf(reading, spans),
        invoice,
        retired,
      };
    },
  };
}

/** The text of a file with findings. */
function sourceOf({ lines, source }: Reading, spans: CheckedSource['spans']): CheckedSource | null {
  if (lines !== null) return { lines, spans };
  return spans.length === 0 || source === null ? null : new UndecodedSource(source, spans);
}

/** The text is decoded on first access, because the places of findings do not need it. */
class UndecodedSource implements CheckedSource {
  readonly spans: CheckedSource['spans'];
  readonly #source: Pick<CheckedSource, 'lines'>;

  constructor(source: Pick<CheckedSource, 'lines'>, spans: CheckedSource['spans']) {
    this.#source = source;
    this.spans = spans;
  }

  get lines(): Lines {
    return this.#source.lines;
  }
}

function sparingly(valueAt: (path: string) => string | undefined): (path: string) => string | undefined {
  let lookups = 0;
  return (path) => {
    lookups += 1;
    return lookups > MAX_LOOKUPS ? undefined : valueAt(path);
  };
}

/** The verdict of SdI. Notes and advice do not count; a file that was not read is neither valid nor rejected. */
function verdictOf(problems: readonly Problem[], rejects: boolean): Verdict {
  // SdI checks even empty files (00106).
  if (problems.some(({ id }) => isUnreadable(id) && id !== 'source.empty')) return 'unreadable';
  return rejects || problems.some(({ id }) => id !== 'source.declaration') ? 'rejected' : 'valid';
}

/** A failed reading stage skips the following ones, unless they have findings of their own. */
function stagesOf(
  problems: readonly Problem[],
  applied: Pick<Readonly<Record<Stage, StageResult>>, 'envelope' | 'controls' | 'quality'>,
): Readonly<Record<Stage, StageResult>> {
  const failed = new Set(
    problems.filter(({ id }) => id !== 'source.declaration').map(({ id }) => stageOf(id)),
  );
  let stopped = false;
  const result = (stage: Stage): StageResult => {
    if (failed.has(stage)) {
      stopped = true;
      return 'fail';
    }
    return stopped ? 'skipped' : 'pass';
  };
  const envelope = result('envelope');
  return {
    // A wrong name or size does not prevent the content from being checked.
    envelope: envelope === 'pass' ? applied.envelope : envelope,
    wellformed: result('wellformed'),
    structure: result('structure'),
    controls: applied.controls,
    quality: applied.quality,
  };
}

/** The invoice of a file for operations that only read it, also in a retired format; null if it is not valid. */
export function readableOf({ invoice, retired }: Pick<CheckedFile, 'invoice' | 'retired'>): Invoice | null {
  return invoice ?? (retired === null ? null : asReadable(retired));
}
