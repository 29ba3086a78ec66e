/** Whether an invoice stands: the check, its findings, and reports of them. */

export { visible } from '../model/visible.ts';
export { type CheckedFile, type CheckedSource, type ValidateOptions, validateXml } from './check.ts';
export type { RecipientState, Registry, TaxpayerState } from './controls/kit/registry.ts';
export {
  createRun,
  type EarlierDocument,
  type Run,
  type RunDocument,
  type RunFile,
} from './controls/kit/run.ts';
export { createReport, type RenderableReport } from './createReport.ts';
export type {
  Coverage,
  CoverageGap,
  CoverageReason,
  FileReport,
  Finding,
  FindingId,
  Fix,
  FixKind,
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
export { jsonSchemaFormats } from './json/formats.ts';
export { normalizeInvoice } from './json/normalizeInvoice.ts';
export { declarationCodes } from './judge/declarations.ts';
export type { Edition, Spec } from './judge/spec.ts';
export { SPECS } from './judge/spec.ts';
export { shown } from './messages/shown.ts';
export {
  adviceCodes,
  type CodeSummary,
  type Decided,
  type NeededBeside,
  sdiCodes,
} from './pages/codes.ts';
export {
  type CodeExplanation,
  type ExplainedFinding,
  type ExplainedOwn,
  type ExplainedRetired,
  type ExplainedRule,
  explainCode,
} from './pages/explain.ts';
export type { Page as CodePage, Sample as CodeSample } from './pages/page.ts';
export type { Artifacts } from './report/artifact.ts';
export type { RenderReportOptions, ReportFormat, ReportFormatter } from './report/format.ts';
export { reportFormats } from './report/formats.ts';
export { jsonFormat } from './report/json.ts';
export { ndjsonFormat } from './report/ndjson.ts';
export type { Style, Stylist } from './report/style.ts';
export { renderFileText, textFormat } from './report/text.ts';
export { addToSummary, emptySummary, type Summary } from './report.ts';
export { ruleCodes, ruleTitle } from './rules.ts';
export {
  createInvoiceSchema,
  invoiceSchema,
  ordinaryInvoiceSchema,
  type SchemaIssue,
  type SchemaResult,
  type StandardSchema,
  simplifiedInvoiceSchema,
} from './standardSchema.ts';
export type { Span } from './structure.ts';
export { validate, validateAndRead } from './validate.ts';
export { type ValidateInvoiceOptions, validateInvoice } from './validateInvoice.ts';
