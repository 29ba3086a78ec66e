/** File reports to one report: the tool, the files, the sums. */
import type { FileReport, Report } from './finding.ts';

export type Summary = Report['summary'];

/** The sums of no file at all. */
export const emptySummary: Summary = {
  files: 0,
  valid: 0,
  rejected: 0,
  unreadable: 0,
  errors: 0,
  warnings: 0,
};

/** The sums with one file more; for reports too long to keep. Findings left out of a list count too. */
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
