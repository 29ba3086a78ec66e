/** The report of several files, and the texts that can be made of it. */
import { given } from '../model/given.ts';
import type { CheckedFile } from './check.ts';
import type { FileReport, Report } from './finding.ts';
import {
  type RenderReportOptions,
  type ReportFormat,
  type ReportFormatter,
  renderReport,
} from './report/format.ts';
import { reportFormats } from './report/formats.ts';
import { addToSummary, emptySummary } from './report.ts';

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
    renderReport(formatterOf(format), report, { ...options, sources });
  // Not enumerable: a copy and the JSON of the report are data alone.
  return Object.defineProperty(report, 'render', { value: render }) as RenderableReport;
}

/** @throws RangeError for a format that does not exist. */
function formatterOf(format: ReportFormat): ReportFormatter {
  const formatter = Object.hasOwn(reportFormats, format) ? reportFormats[format] : undefined;
  if (formatter === undefined)
    throw new RangeError(`format: expected one of ${Object.keys(reportFormats).join(', ')}`);
  return formatter;
}
