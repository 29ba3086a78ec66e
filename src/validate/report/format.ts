/** What every format of the report consists of. Each format is one object in a file of its own; formats.ts lists them. */
import type { CheckedSource } from '../check.ts';
import type { FileReport, Language, Report } from '../finding.ts';
import type { Summary } from '../report.ts';
import type { ValidateOptions } from '../validateOptions.ts';
import type { Artifacts } from './artifact.ts';
import type { Stylist } from './style.ts';

/**
 * `text` for people; `json` and `ndjson` as documented in docs/cli.md; `sarif` 2.1.0; `junit`; `github` annotations;
 * `compact`, a line a finding.
 */
export type ReportFormat = 'text' | 'json' | 'ndjson' | 'sarif' | 'junit' | 'github' | 'compact';

export interface RenderReportOptions extends Artifacts {
  /** Default `it`. */
  readonly language?: Language;
  /** Columns of `text`; default 80. */
  readonly width?: number;
  /** Colours of `text`; default none. */
  readonly style?: Stylist;
  /** Leaves out of `text` the files without errors and warnings. */
  readonly quiet?: boolean;
  /** What the check was limited to, for the last sentence of `text`. */
  readonly only?: ValidateOptions['only'];
  /** The lowest severity that fails a test of `junit`; default `error`. */
  readonly failOn?: 'error' | 'warning';
}

/** Facts about a whole run, for the end of its report. */
export interface RunEnd {
  readonly tool: Report['tool'];
  readonly summary: Summary;
  /** The codes of all findings, in any order. */
  readonly codes: Iterable<string>;
  /** Findings beyond the limit, counted and not listed. */
  readonly omitted: number;
  /** False where the check of a file broke: a bug of ours. */
  readonly successful: boolean;
}

/** A format, in pieces: a report is written while its files are being checked. */
export interface ReportFormatter {
  /** Media type of a whole report. */
  readonly mediaType: string;
  /** Stands between the texts of two files that are not empty. */
  readonly separator: string;
  /**
   * How programs read the report: `null` for a format that people read as it is printed. `bracket` is how the format
   * writes `[` inside its strings, so that GitHub's runner sees no command (`##[`) in them; `null` where commands are
   * meant as such.
   */
  readonly machine: { readonly bracket: string | null } | null;
  start(tool: Report['tool']): string;
  /**
   * @param source What `validateAndRead` gave with the report: the line at fault, and where the text at fault ends.
   */
  file(report: FileReport, source: CheckedSource | null, options: RenderReportOptions): string;
  end(run: RunEnd, options: RenderReportOptions): string;
}

/** The whole report in a format. */
export function renderReport(
  { start, file, end, separator }: ReportFormatter,
  report: Report,
  {
    sources = [],
    ...options
  }: RenderReportOptions & { readonly sources?: readonly (CheckedSource | null)[] },
): string {
  const { tool, files, summary } = report;
  const texts = files.map((one, index) => file(one, sources[index] ?? null, options));
  const run: RunEnd = {
    tool,
    summary,
    codes: files.flatMap(({ findings }) => findings.map(({ code }) => code)),
    omitted: files.reduce((sum, { omitted }) => sum + omitted, 0),
    successful: !files.some(({ findings }) => findings.some(({ id }) => id === 'internal.bug')),
  };
  return start(tool) + texts.filter((text) => text !== '').join(separator) + end(run, options);
}
