/** The check of one file, without a way to read JSON: most of the code of a check is that. */
import type { Invoice } from '../model/generated/invoice.ts';
import { isUnreadable, type Problem } from '../model/problem.ts';
import type { Lines } from '../xml/source.ts';
import type { Coverage, FileReport, Language, Stage, StageResult, Verdict } from './finding.ts';
import { type JsonReader, type Limits, read } from './read.ts';
import { findingsOf, NOT_THE_FORMAT, type Span, stageOf, TOO_MANY } from './structure.ts';
import { formatOf } from './subject.ts';

export interface ValidateOptions extends Limits {
  /** The name the report gives the input; default `-`. */
  readonly file?: string;
  /** Language of messages; default `it`. */
  readonly language?: Language;
  /** `structure` stops after the schema's verdict. */
  readonly only?: 'structure';
  /** Findings listed per file; the rest is counted. Default 1,000. */
  readonly maxFindings?: number;
}

/** A file's report, with what a renderer needs to show the lines at fault and a converter to go on. */
export interface CheckedFile {
  readonly report: FileReport;
  /** Null when there is no text: the bytes could not be decoded, or are none of an invoice. */
  readonly source: CheckedSource | null;
  /** Null unless the verdict is `valid`. */
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
 * Checks one file as `checkFile` does, where `sniff` does not call it JSON: a bundle that asks only this
 * leaves the JSON check out, which is most of the code.
 */
export function checkXmlFile(input: Uint8Array | string, options: ValidateOptions = {}): CheckedFile {
  return check(input, options, undefined);
}

/** @param json Absent where the caller has told JSON apart already. */
export function check(
  input: Uint8Array | string,
  options: ValidateOptions,
  json: JsonReader | undefined,
): CheckedFile {
  const file = options.file ?? '-';
  const reading = read(input, file, options, json);
  const { kind, problems, lines } = reading;
  const { findings, spans, omitted } = findingsOf(problems, reading.omitted, {
    language: options.language ?? 'it',
    limit: options.maxFindings ?? MAX_FINDINGS,
    lines,
    surroundings: {
      format: formatOf(kind, lines?.text),
      form: reading.form,
      text: lines?.text,
      valueAt: sparingly(reading.valueAt),
    },
  });
  const stages = stagesOf(problems);
  return {
    report: {
      file,
      kind,
      verdict: verdictOf(problems),
      stages,
      coverage: coverageOf(stages, options.only),
      findings,
      omitted,
    },
    source: lines === null ? null : { lines, spans },
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

/** SdI's verdict: remarks do not count, and a file that was not read is neither valid nor rejected. */
function verdictOf(problems: readonly Problem[]): Verdict {
  if (problems.some(({ id }) => isUnreadable(id))) return 'unreadable';
  return problems.some(({ id }) => id !== 'source.declaration') ? 'rejected' : 'valid';
}

/** A stage that fails stops the ones after it, unless it let something be found there. */
function stagesOf(problems: readonly Problem[]): Readonly<Record<Stage, StageResult>> {
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
  return {
    envelope: result('envelope'),
    wellformed: result('wellformed'),
    structure: result('structure'),
    controls: 'skipped',
    quality: 'skipped',
  };
}

function coverageOf(stages: Readonly<Record<Stage, StageResult>>, only: ValidateOptions['only']): Coverage {
  const reason = only === 'structure' ? 'not_asked' : 'not_built';
  const later = [
    { code: 'controls', reason },
    { code: 'quality', reason },
  ];
  if (stages.wellformed === 'skipped') {
    const unreadable = [NOT_THE_FORMAT, TOO_MANY].map((code) => ({ code, reason: 'unreadable' }));
    return { ran: [], skipped: [...unreadable, ...later] };
  }
  if (stages.structure === 'skipped') {
    return { ran: [NOT_THE_FORMAT], skipped: [{ code: TOO_MANY, reason: 'malformed' }, ...later] };
  }
  return { ran: [NOT_THE_FORMAT, TOO_MANY], skipped: later };
}
