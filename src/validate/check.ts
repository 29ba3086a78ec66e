/** The check of one file, without a way to read JSON: most of the code of a check is that. */

import { documentDay, schemaOn } from '../model/editions.ts';
import { formatOfFile } from '../model/formatOf.ts';
import type { Invoice } from '../model/generated/invoice.ts';
import { given } from '../model/given.ts';
import type { Format } from '../model/grammar.ts';
import { isUnreadable, type Problem } from '../model/problem.ts';
import type { Lines } from '../xml/source.ts';
import { checkInput, checkOptions } from './callers.ts';
import type { FileReport, Stage, StageResult, Verdict } from './finding.ts';
import { judgeReading } from './judge/judgeReading.ts';
import { specDay } from './judge/spec.ts';
import { type JsonReader, type Reading, read } from './read.ts';
import { findingsOf, type Span, stageOf } from './structure.ts';
import type { ValidateOptions } from './validateOptions.ts';

/** A file's report, with what a renderer needs to show the lines at fault and a converter to go on. */
export interface CheckedFile {
  readonly report: FileReport;
  /** Null when there is no text: the bytes could not be decoded, or are none of an invoice. */
  readonly source: CheckedSource | null;
  /** Null unless the structure holds; the controls may still reject it. */
  readonly invoice: Invoice | null;
}

export interface CheckedSource {
  readonly lines: Lines;
  /** What each finding of the report is about, index by index; null without a place. */
  readonly spans: readonly (Span | null)[];
}

const MAX_FINDINGS = 1_000;

/** Looking up another leaf walks the document: remedies of a few findings may do it, not those of a thousand. */
const MAX_LOOKUPS = 10;

/**
 * Checks one file as `validateAndRead` does, where the input is not JSON: a bundle that asks only this
 * leaves the JSON check out, which is most of the code.
 */
export function validateXml(input: Uint8Array | string, options: ValidateOptions = {}): CheckedFile {
  given('input', input, 'input');
  given('options', options, 'object');
  return check(input, options, undefined);
}

/** @param json Absent where the caller has told JSON apart already. */
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

/** The day whose schema applies; null where only the document's own date can tell. */
export function dayOf({ spec = 'auto', asOf }: Pick<ValidateOptions, 'spec' | 'asOf'>): string | null {
  return specDay(spec, asOf ?? null);
}

/** The grammar that the file was read by. */
function formatRead({ kind, lines, invoice, partial }: Reading, day: string | null): Format {
  const format = formatOfFile(kind, lines?.text);
  if (format.schemas.length === 1) return format;
  return schemaOn(format, day ?? documentDay(invoice ?? partial));
}

/**
 * @param input What was read; null of what is no file.
 * @param options Checked.
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
  const judged = judgeReading(reading, options, { input, room, formatKind: format.kind });
  const { listed } = judged;
  const findings = [...structure.findings, ...listed.map(({ finding }) => finding)];
  const lines = reading.lines ?? (listed.length > 0 ? (reading.source?.lines ?? null) : null);
  return {
    report: {
      file,
      kind,
      verdict: verdictOf(problems, judged.rejects),
      spec: judged.spec,
      asOf: options.asOf ?? null,
      stages: stagesOf(problems, judged.stages),
      coverage: judged.coverage,
      findings,
      omitted: structure.omitted + judged.omitted,
      omittedWarnings: judged.omittedWarnings,
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

/** SdI's verdict: remarks and advice do not count, and a file that was not read is neither valid nor rejected. */
function verdictOf(problems: readonly Problem[], rejects: boolean): Verdict {
  // An empty file is one that SdI does judge (00106).
  if (problems.some(({ id }) => isUnreadable(id) && id !== 'source.empty')) return 'unreadable';
  return rejects || problems.some(({ id }) => id !== 'source.declaration') ? 'rejected' : 'valid';
}

/** A stage of reading that fails stops the ones after it, unless it let something be found there. */
function stagesOf(
  problems: readonly Problem[],
  judged: Pick<Readonly<Record<Stage, StageResult>>, 'envelope' | 'controls' | 'quality'>,
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
    // A wrong name or size stops nothing: what is inside can be judged all the same.
    envelope: envelope === 'pass' ? judged.envelope : envelope,
    wellformed: result('wellformed'),
    structure: result('structure'),
    controls: judged.controls,
    quality: judged.quality,
  };
}
