/** The results as JSON; docs/submitting.md describes every property. */
import { FatturaError, type PlacedError, UnknownOutcomeError } from '../../api/index.ts';
import { SPECIFICATION } from '../../model/index.ts';
import type { Finding } from '../../validate/index.ts';
import { visibleJson } from '../output/sanitize.ts';
import { describeError } from '../process/bug.ts';
import { VERSION } from '../process/version.ts';
import { OUTCOMES } from './outcome.ts';
import type { Result } from './result.ts';

export interface Call {
  /** Null if unknown, which is possible with --dry-run only. */
  readonly service: string | null;
  readonly company: string | null;
  readonly issue: boolean;
  readonly dryRun: boolean;
  /** Null if unknown, which is possible with --dry-run only. */
  readonly journal: string | null;
}

export interface ResultWithErrors {
  readonly result: Result;
  /** The errors from the service, with their locations in the file. */
  readonly errors: readonly PlacedError[];
}

/** One JSON document; ends with a line break. */
export function renderJsonResults(results: readonly ResultWithErrors[], call: Call): string {
  const document = {
    tool: { name: 'fattura', version: VERSION, spec: SPECIFICATION },
    ...call,
    files: results.map(fileOf),
    summary: { files: results.length, ...countsOf(results.map(({ result }) => result)) },
  };
  return `${visibleJson(JSON.stringify(document, null, 2))}\n`;
}

function fileOf({ result, errors }: ResultWithErrors): Readonly<Record<string, unknown>> {
  const { file, outcome, document, found, reason, earlier, error } = result;
  return {
    file: file.name,
    sha256: file.sha256 === '' ? null : file.sha256,
    invoice: file.identity,
    verdict: file.report.verdict,
    outcome,
    document,
    found,
    reason: reason ?? openReason(error) ?? (outcome === 'invalid' ? file.refusal : null),
    earlier: earlier === null ? null : { file: earlier.file, at: earlier.at },
    error: error === null ? null : errorOf(error),
    errors,
    findings: file.report.findings satisfies readonly Finding[],
  };
}

function openReason(error: unknown): string | null {
  return error instanceof UnknownOutcomeError ? error.reason : null;
}

/** Returns the data of an error without the key, which its own JSON excludes. */
function errorOf(error: unknown): unknown {
  return error instanceof FatturaError
    ? error.toJSON()
    : { name: 'Error', message: describeError(error).what };
}

/** Returns the number of files per outcome; outcomes without files are omitted. */
export function countsOf(results: readonly Result[]): Readonly<Record<string, number>> {
  const counts = OUTCOMES.map(
    (name) => [name, results.filter(({ outcome }) => outcome === name).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
