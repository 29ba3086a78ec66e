/** The report for editors and grep: one line per finding, `file:line:column: severity code: message`. */

import { visible } from '../../model/visible.ts';
import type { FileReport } from '../finding.ts';
import { reportWords } from '../sentences.ts';
import type { RenderReportOptions, ReportFormatter } from './format.ts';

/** The findings of a file; an unknown line is left out. */
function renderFile(report: FileReport, { language = 'it' }: RenderReportOptions): string {
  const file = visible(report.file);
  const lines = report.findings.map(({ line, column, severity, code, message }) => {
    const place = [file, ...(line === null ? [] : [line]), ...(column === null ? [] : [column])].join(':');
    return `${place}: ${severity} ${code}: ${visible(message)}\n`;
  });
  if (report.omitted > 0)
    lines.push(`${file}: ${reportWords(language).omitted({ count: report.omitted })}\n`);
  return lines.join('');
}

export const compactFormat: ReportFormatter = {
  mediaType: 'text/plain',
  separator: '',
  machine: null,
  start: () => '',
  file: (report, _source, options) => renderFile(report, options),
  end: () => '',
};
