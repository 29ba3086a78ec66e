/** The report of several files, and the texts that can be made of it. */
import { given } from '../model/given.ts';
import type { CheckedFile, CheckedSource, ValidateOptions } from './check.ts';
import type { FileReport, Language, Report } from './finding.ts';
import type { Artifacts } from './report/artifact.ts';
import { renderCompact } from './report/compact.ts';
import { renderGithubFile } from './report/github.ts';
import { renderJson } from './report/json.ts';
import { renderJunit } from './report/junit.ts';
import { renderNdjson } from './report/ndjson.ts';
import { renderSarif } from './report/sarif.ts';
import type { Stylist } from './report/style.ts';
import { renderFileText, renderSummaryText } from './report/text.ts';
import { addToSummary, emptySummary } from './report.ts';
import { ruleOf } from './rules.ts';

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

/** A {@link Report} that can be written in each of the formats. As JSON it is the report alone. */
export interface RenderableReport extends Report {
  /** The report as text in a format. Control characters of files are made visible. */
  render(format: ReportFormat, options?: RenderReportOptions): string;
}

/**
 * The report of some files, in the order given.
 * @param files What `validate` gave for each; or what `validateAndRead` gave, with which `text` shows the line at fault
 * and `github` and `sarif` mark where the text at fault ends.
 * @param tool What the report names as its maker.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { createReport, validate } from 'fattura';
 *
 * const names = ['invoice.xml', 'wrong.xml'];
 * const files = await Promise.all(names.map(async (file) => validate(await readFile(file), { file })));
 * const report = createReport(files, { name: 'our-check', version: '1.0.0', spec: '1.9.1' });
 * console.log(report.summary.valid, report.summary.rejected); // prints: 1 1
 * console.log(report.render('junit').startsWith('<?xml')); // prints: true
 * ```
 */
export function createReport(
  files: readonly (FileReport | CheckedFile)[],
  tool: Report['tool'],
): RenderableReport {
  given('files', files, 'list');
  for (const file of files) given('files', file, 'object');
  given('tool', tool, 'object');
  const reports = files.map((file) => ('report' in file ? file.report : file));
  const sources = files.map((file) => ('report' in file ? file.source : null));
  const report: Report = { tool, files: reports, summary: reports.reduce(addToSummary, emptySummary) };
  const render = (format: ReportFormat, options: RenderReportOptions = {}): string =>
    rendered(report, sources, format, options);
  // Not enumerable: a copy and the JSON of the report are data alone.
  return Object.defineProperty(report, 'render', { value: render }) as RenderableReport;
}

function rendered(
  report: Report,
  sources: readonly (CheckedSource | null)[],
  format: ReportFormat,
  options: RenderReportOptions,
): string {
  switch (format) {
    case 'text':
      return (
        report.files.map((file, index) => renderFileText(file, sources[index] ?? null, options)).join('') +
        renderSummaryText(report.summary, options)
      );
    case 'json':
      return renderJson(report);
    case 'ndjson':
      return renderNdjson(report);
    case 'sarif':
      return renderSarif(report, { ...options, rule: ruleOf, sources });
    case 'junit':
      return renderJunit(report, options);
    case 'github':
      return report.files
        .map((file, index) => renderGithubFile(file, sources[index] ?? null, options))
        .join('');
    case 'compact':
      return renderCompact(report, options);
  }
}
