/** The report as JSON lines: a file report a line, then `{"summary": …}` with the tool. */
import type { FileReport, Report } from '../finding.ts';
import type { Summary } from '../report.ts';
import { safeJson } from './json.ts';

/** One file, on one line. */
export function renderNdjsonFile(report: FileReport): string {
  return `${safeJson(report)}\n`;
}

/** The last line: sums and tool. */
export function renderNdjsonSummary(summary: Summary, tool: Report['tool']): string {
  return `${safeJson({ summary, tool })}\n`;
}

/** The whole report. */
export function renderNdjson(report: Report): string {
  return [...report.files.map(renderNdjsonFile), renderNdjsonSummary(report.summary, report.tool)].join('');
}
