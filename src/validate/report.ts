/** Totals of a report over several files. */
import type { FileReport, Report } from './finding.ts';

export type Summary = Report['summary'];

/** The totals of zero files. */
export const emptySummary: Summary = {
  files: 0,
  valid: 0,
  rejected: 0,
  unreadable: 0,
  errors: 0,
  warnings: 0,
};

/** Adds the report of one file to the totals. Omitted findings count too. For totals without keeping all reports. */
export function addToSummary(summary: Summary, report: FileReport): Summary {
  const count = (severity: string): number =>
    report.findings.reduce((sum, finding) => (finding.severity === severity ? sum + 1 : sum), 0);
  return {
    files: summary.files + 1,
    valid: summary.valid + (report.verdict === 'valid' ? 1 : 0),
    rejected: summary.rejected + (report.verdict === 'rejected' ? 1 : 0),
    unreadable: summary.unreadable + (report.verdict === 'unreadable' ? 1 : 0),
    errors: summary.errors + count('error') + report.omitted - report.omittedWarnings,
    warnings: summary.warnings + count('warning') + report.omittedWarnings,
  };
}
