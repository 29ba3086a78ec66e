/** The check of one file, without the JSON reader, which is most of the code of a check. */

import { documentDay, schemaOn } from '../model/editions.ts';
import { formatOfFile } from '../model/formatOf.ts';
import type { Invoice } from '../model/generated/invoice.ts';
import { given } from '../model/given.ts';
import type { Format } from '../model/grammar.ts';
import { isUnreadable, type Problem } from '../model/problem.ts';
import type { Lines } from '../xml/source.ts';
import { checkInput, checkOptions } from './callers.ts';
import { applyRules } from './engine/applyRules.ts';
import { specDay } from './engine/spec.ts';
import { envelopeReport } from './envelopeReport.ts';
import type { FileReport, Stage, StageResult, Verdict } from './finding.ts';
import { type JsonReader, type Reading, read } from './read.ts';
import { findingsOf, type Span, stageOf } from './structure.ts';
import type { ValidateOptions } from './validateOptions.ts';

/** The report of a file, with its source for rendering excerpts and its invoice for further processing. */
export interface CheckedFile {
  readonly report: FileReport;
  /** Null if there is no text, because the bytes could not be decoded or are not an invoice. */
  readonly source: CheckedSource | null;
  /** Null unless the structure is valid. The controls may still reject the invoice. */
  readonly invoice: Invoice | null;
}

export interface CheckedSource {
  readonly lines: Lines;
  /** The source span of each finding of the report, by index; null without a place. */
  readonly spans: readonly (Span | null)[];
}

const MAX_FINDINGS = 1_000;

/** Each lookup of another leaf walks the document, so only the suggestions of the first findings may do it. */
const MAX_LOOKUPS = 10;

/**
 * Checks one file like `validateAndRead`, but only XML. A bundle that uses only this function does not include the JSON
 * check, which is most of the code.
 */
export function validateXml(input: Uint8Array | string, options: ValidateOptions = {}): CheckedFile {
  given('input', input, 'input');
  given('options', options, 'object');
  return check(input, options, undefined);
}

/** @param json Undefined if the caller has already ruled out JSON. */
export function check(
  input: Uint8Array | string,
  options: ValidateOptions,
  json: JsonReader | undefined,
): CheckedFile {
  checkInput(input);
  checkOptions(options);
  const reading = read(input, options, {
    name: options.file ?? '-',
    day: dayOf(options),
    readJson: json,
  });
  return checkReading(reading, input, options);
}

/** The day whose schema applies; null if only the date of the document determines it. */
export function dayOf({ spec = 'auto', asOf }: Pick<ValidateOptions, 'spec' | 'asOf'>): string | null {
  return specDay(spec, asOf ?? null);
}

/** The grammar by which the file was read. */
function formatRead(reading: Reading, day: string | null): Format {
  const { kind, lines, invoice } = reading;
  const format = formatOfFile(kind, lines?.text);
  if (format.schemas.length === 1) return format;
  // `partial` is expensive to compute, so it is not destructured above.
  return schemaOn(format, day ?? documentDay(invoice ?? reading.partial));
}

/**
 * @param input The input that was read; null for a value that is not a file.
 * @param options Already checked by `checkOptions`.
 */
export function checkReading(
  reading: Reading,
  input: Uint8Array | string | null,
  options: ValidateOptions,
): CheckedFile {
  const file = options.file ?? '-';
  const limit = options.maxFindings ?? MAX_FINDINGS;
  const { kind, problems } = reading;
  const format = formatRead(reading, dayOf(options));
  const structure = findingsOf(problems, reading.omitted, {
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
  const room = Math.max(0, limit - structure.findings.length);
  const checked = applyRules(reading, options, { input, room, formatKind: format.kind });
  const { listed } = checked;
  const findings = [...structure.findings, ...listed.map(({ finding }) => finding)];
  const lines = reading.lines ?? (listed.length > 0 ? (reading.source?.lines ?? null) : null);
  return {
    report: {
      file,
      kind,
      envelope: reading.envelope === null ? null : envelopeReport(reading.envelope),
      verdict: verdictOf(problems, checked.rejects),
      spec: checked.spec,
      asOf: options.asOf ?? null,
      stages: stagesOf(problems, checked.stages),
      coverage: checked.coverage,
      findings,
      omitted: structure.omitted + checked.omitted,
      omittedWarnings: checked.omittedWarnings,
    },
    source: lines === null ? null : { lines, spans: [...structure.spans, ...listed.map(({ span }) => span)] },
    invoice: reading.invoice,
  };
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
  checked: Pick<Readonly<Record<Stage, StageResult>>, 'envelope' | 'controls' | 'quality'>,
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
    envelope: envelope === 'pass' ? checked.envelope : envelope,
    wellformed: result('wellformed'),
    structure: result('structure'),
    controls: checked.controls,
    quality: checked.quality,
  };
}
