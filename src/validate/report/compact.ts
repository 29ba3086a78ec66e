/** The report for editors and grep: a line a finding, `file:line:column: severity code: message`. */

import { visible } from '../../model/visible.ts';
import type { FileReport, Language, Report } from '../finding.ts';
import { messagesIn } from '../messages/render.ts';

export interface CompactOptions {
  /** Of what the report itself says; default `it`. */
  readonly language?: Language;
}

/** The whole report; nothing of files without findings. */
export function renderCompact(report: Report, options: CompactOptions = {}): string {
  return report.files.map((file) => renderCompactFile(file, options)).join('');
}

/** A file's findings; where no line is known, none is made up. */
export function renderCompactFile(report: FileReport, { language = 'it' }: CompactOptions = {}): string {
  const file = visible(report.file);
  const lines = report.findings.map(({ line, column, severity, code, message }) => {
    const place = [file, ...(line === null ? [] : [line]), ...(column === null ? [] : [column])].join(':');
    return `${place}: ${severity} ${code}: ${visible(message)}\n`;
  });
  if (report.omitted > 0) lines.push(`${file}: ${messagesIn(language).report.omitted(report.omitted)}\n`);
  return lines.join('');
}
