/** Reports in each format, of all files or of one, in the form that tests read. */
import {
  type CheckedSource,
  type FileReport,
  type RenderReportOptions,
  type Report,
  type ReportFormat,
  reportFormats,
} from '../../src/validate/index.ts';
import { renderReport } from '../../src/validate/report/format.ts';

export const reportIn = (format: ReportFormat, report: Report, options: RenderReportOptions = {}): string =>
  renderReport(reportFormats[format], report, options);

export const fileIn = (
  format: ReportFormat,
  file: FileReport,
  source: CheckedSource | null = null,
  options: RenderReportOptions = {},
): string => reportFormats[format].file(file, source, options);
