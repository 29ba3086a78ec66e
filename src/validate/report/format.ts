/** The interface of report formats. Each format is an object in its own file; formats.ts lists them. */

import type { Language } from '../../model/language.ts';
import type { CheckedSource } from '../examine.ts';
import type { FileReport, Report } from '../finding.ts';
import type { Summary } from '../report.ts';
import type { ValidateOptions } from '../validateOptions.ts';
import type { Artifacts } from './artifact.ts';
import type { Stylist } from './style.ts';

/**
 * `text` for people; `json` and `ndjson` as documented in docs/cli.md; `sarif` 2.1.0; `junit`; `github` annotations;
 * `gitlab` for code quality in GitLab; `compact` with one line per finding.
 */
export type ReportFormat = 'text' | 'json' | 'ndjson' | 'sarif' | 'junit' | 'github' | 'gitlab' | 'compact';

/** Options for rendering a report; most apply to some formats only. */
export interface RenderReportOptions extends Artifacts {
  /** Default `it`. */
  readonly language?: Language;
  /** Columns of `text`; default 80. */
  readonly width?: number;
  /** Colours of `text`; default none. */
  readonly style?: Stylist;
  /** Omits files without errors and warnings from `text`. */
  readonly quiet?: boolean;
  /** The option `only` of the check, for the last sentence of `text`. */
  readonly only?: ValidateOptions['only'];
  /** The lowest severity that fails a test of `junit`; default `error`. */
  readonly failOn?: 'error' | 'warning';
  /** The address of the documentation, as `npm run site` makes it: `sarif` then names the page of each code. */
  readonly documentation?: string;
}

/** Data about a whole run, for the end of its report. */
export interface RunEnd {
  readonly tool: Report['tool'];
  readonly summary: Summary;
  /** The codes of all findings, in any order. */
  readonly codes: Iterable<string>;
  /** Number of findings beyond the limit, which are not listed. */
  readonly omitted: number;
  /** False if the check of a file failed because of a bug in fattura. */
  readonly successful: boolean;
}

/** A format that renders a report piece by piece, while its files are being checked. */
export interface ReportFormatter {
  /** Media type of a whole report. */
  readonly mediaType: string;
  /** Separator between the texts of two files, if they are not empty. */
  readonly separator: string;
  /**
   * For formats that programs read; `null` for formats that people read. `bracket` is the escaped form of `[` in
   * strings of the format, which prevents GitHub's runner from seeing commands (`##[`) in them; `null` if the format
   * itself consists of commands.
   */
  readonly machine: { readonly bracket: string | null } | null;
  start(tool: Report['tool']): string;
  /**
   * @param source The source from `validateAndRead`, for excerpts and the end positions of findings.
   */
  file(report: FileReport, source: CheckedSource | null, options: RenderReportOptions): string;
  end(run: RunEnd, options: RenderReportOptions): string;
}

/** Renders the whole report in a format. */
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
