/** The report of several files, and its output formats. */
import { given } from '../model/given.ts';
import type { CheckedFile } from './examine.ts';
import type { FileReport, Report } from './finding.ts';
import {
  type RenderReportOptions,
  type ReportFormat,
  type ReportFormatter,
  renderReport,
} from './report/format.ts';
import { reportFormats } from './report/formats.ts';
import { addToSummary, emptySummary } from './report.ts';

/** A {@link Report} that can be rendered in each format. Its JSON contains only the report. */
export interface RenderableReport extends Report {
  /** Renders the report in a format. Control characters from files are made visible. */
  render(format: ReportFormat, options?: RenderReportOptions): string;
}

/**
 * Creates the report of several files, in the order given.
 * @param files The result of `validate` for each file. With the result of `validateAndRead`, `text` also shows the line
 * of each finding, and `github` and `sarif` include its end position.
 * @param tool The tool that the report names as its producer.
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
    renderReport(formatterOf(format), report, { ...options, sources });
  // Not enumerable, so that copies and the JSON of the report contain only data.
  return Object.defineProperty(report, 'render', { value: render }) as RenderableReport;
}

/** @throws RangeError for a format that does not exist. */
function formatterOf(format: ReportFormat): ReportFormatter {
  const formatter = Object.hasOwn(reportFormats, format) ? reportFormats[format] : undefined;
  if (formatter === undefined)
    throw new RangeError(`format: expected one of ${Object.keys(reportFormats).join(', ')}`);
  return formatter;
}
