/** SdI's codes for a rejected invoice next to those of our own check. */
import type { FileReport } from '../finding.ts';
import type { RejectionComparison, RejectionError } from './messageReport.ts';

/** SdI's codes have five digits. Our own advice and notes are no reason for a rejection. */
const SDI_CODE = /^[0-9]{5}$/;

/**
 * Compares the errors of a rejection (NS) with the report of the rejected file.
 * @param isSameFile False if the hash in the message is that of another file; null without one.
 */
export function compareRejection(
  errors: readonly RejectionError[],
  report: FileReport,
  isSameFile: boolean | null,
): RejectionComparison {
  const sdi = unique(errors.map(({ code }) => code));
  const ours = unique(
    report.findings
      .filter(({ severity, code }) => severity === 'error' && SDI_CODE.test(code))
      .map(({ code }) => code),
  );
  const missing = sdi.filter((code) => !ours.includes(code));
  const extra = ours.filter((code) => !sdi.includes(code));
  const { skipped, partial } = report.coverage;
  const open = new Set([...skipped, ...partial].map(({ code }) => code));
  return {
    file: report.file,
    result: resultOf(missing, extra),
    sdi,
    ours,
    missing,
    extra,
    undecided: missing.filter((code) => open.has(code)),
    isSameFile,
  };
}

function resultOf(missing: readonly string[], extra: readonly string[]): RejectionComparison['result'] {
  if (missing.length > 0) return extra.length > 0 ? 'other' : 'fewer';
  return extra.length > 0 ? 'more' : 'same';
}

function unique(codes: readonly string[]): readonly string[] {
  return [...new Set(codes)].sort();
}
