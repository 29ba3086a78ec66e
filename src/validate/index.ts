/** Whether an invoice stands: the check, its findings, and reports of them. */
export { type CheckedFile, type CheckedSource, checkXmlFile, type ValidateOptions } from './check.ts';
export type {
  Coverage,
  FileReport,
  Finding,
  FindingId,
  Fix,
  Language,
  Report,
  Severity,
  Stage,
  StageResult,
  Verdict,
} from './finding.ts';
export {
  checkInvoice,
  checkJson,
  type JsonCheckFailure,
  type JsonCheckOptions,
  type JsonCheckResult,
  type JsonCheckSuccess,
  type JsonSource,
} from './json/checkJson.ts';
export { normalizeInvoice } from './json/normalizeInvoice.ts';
export { visible } from './messages/shown.ts';
export { renderJson, renderJsonEnd, renderJsonFile, renderJsonStart } from './report/json.ts';
export { renderNdjson, renderNdjsonFile, renderNdjsonSummary } from './report/ndjson.ts';
export type { Style, Stylist } from './report/style.ts';
export { renderFileText, renderSummaryText, type TextOptions } from './report/text.ts';
export { addToSummary, createReport, emptySummary, type Summary } from './report.ts';
export type { Span } from './structure.ts';
export { checkFile, validate } from './validate.ts';
