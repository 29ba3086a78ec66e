/** The verdict as a sentence. */
import type { Texts } from '../text/index.ts';
import type { FileReport, Row } from '../worker/protocol.ts';

export function sentenceOf(row: Row, report: FileReport | null, { verdict }: Texts): string {
  if (row.verdict === 'unreadable') return verdict.unreadable;
  const isMessage = row.kind !== null && row.kind.length === 2;
  if (row.verdict === 'rejected') {
    return isMessage ? verdict.messageRejected(row.errors) : verdict.rejected(row.errors);
  }
  if (isMessage) return verdict.message;
  if (row.kind === 'SDI10' || row.kind === 'SDI11') return verdict.retired;
  if (report !== null && report.stages.controls === 'skipped') return verdict.structure;
  return row.warnings > 0 ? verdict.validWarnings : verdict.valid;
}
