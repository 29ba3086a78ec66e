/** Validation of invoices: the check, its findings, and reports. */

export {
  createRun,
  type EarlierDocument,
  type Run,
  type RunDocument,
  type RunFile,
} from '../domain/duplicates.ts';
export type { RecipientState, Registry, TaxpayerState } from '../domain/registry.ts';
export type { Language } from '../model/language.ts';
export type { Edition } from '../model/specifications.ts';
export { visible, visibleJson } from '../model/visible.ts';
export { loadLanguage } from '../text/partial.ts';
export { shown } from '../text/shown.ts';
export { qPayments } from './advice/Q-PAYMENTS.ts';
export { qTaxable } from './advice/Q-TAXABLE.ts';
export { qTotal } from './advice/Q-TOTAL.ts';
export { readXmlFile } from './check.ts';
export {
  type CheckedSignature,
  type CheckSignatureOptions,
  checkSignature,
  type SignatureFinding,
} from './checkSignature.ts';
// The size limit, which the result of `anonymize` may exceed.
export { c00003 } from './controls/00003.ts';
// Rules whose amounts `build`, `fix` and `total` use: each tolerance is defined once, in its rule.
export { c00421 } from './controls/00421.ts';
export { c00422 } from './controls/00422.ts';
export { c00423 } from './controls/00423.ts';
export { c00443 } from './controls/00443.ts';
export { createReport, type RenderableReport } from './createReport.ts';
export { ruleCodes } from './engine/catalogue.ts';
export { declarationCodes } from './engine/declarations.ts';
export { withoutPositions } from './engine/positions.ts';
export type { Spec } from './engine/spec.ts';
export { SPECS } from './engine/spec.ts';
export type { EnvelopeLayer, EnvelopeReport, SignatureReport } from './envelopeReport.ts';
export {
  type CheckedFile,
  type CheckedSource,
  type Examined,
  examineReading,
  type FindingTally,
  readableOf,
} from './examine.ts';
export type {
  Coverage,
  CoverageGap,
  CoverageReason,
  FileReport,
  Finding,
  FindingId,
  Fix,
  OutlinedFinding,
  Report,
  Severity,
  Stage,
  StageResult,
  Verdict,
} from './finding.ts';
export {
  checkJson,
  type JsonCheckFailure,
  type JsonCheckOptions,
  type JsonCheckResult,
  type JsonCheckSuccess,
  type JsonSource,
} from './json/checkJson.ts';
export { jsonSchemaFormats } from './json/formats.ts';
export { normalizeInvoice, normalizeOrdinary } from './json/normalizeInvoice.ts';
export { type JsonPlace, type JsonVisitor, scanJson } from './json/scanJson.ts';
export { type CheckMessageOptions, checkMessage } from './message/checkMessage.ts';
export { compareRejection } from './message/compareRejection.ts';
export { explainErrors } from './message/explainErrors.ts';
export type {
  MessageReport,
  MessageSignature,
  RejectionComparison,
  RejectionError,
} from './message/messageReport.ts';
export { renderMessageText } from './message/renderMessage.ts';
export type { Artifacts } from './report/artifact.ts';
export { controlAddress } from './report/controlAddress.ts';
export type { RenderReportOptions, ReportFormat, ReportFormatter, RunEnd } from './report/format.ts';
export { reportFormats } from './report/formats.ts';
export { jsonFormat } from './report/json.ts';
export { ndjsonFormat } from './report/ndjson.ts';
export { plain, type Style, type Stylist } from './report/style.ts';
export { renderFileText, textFormat } from './report/text.ts';
export { truncate, widthOf, wrap } from './report/wrap.ts';
export { addToSummary, emptySummary, type Summary } from './report.ts';
export { type AnyRule, type FixKind, type Found, isAdvice } from './rule.ts';
export {
  adviceCodes,
  type CodeSummary,
  type Decided,
  type RequiredInformation,
  sdiCodes,
} from './ruleDocs/codes.ts';
export {
  type CodeExplanation,
  type ExplainedFinding,
  type ExplainedOwn,
  type ExplainedRetired,
  type ExplainedRule,
  type ExplainOptions,
  explainCode,
} from './ruleDocs/explain.ts';
export type { RuleDoc, Sample as CodeSample } from './ruleDocs/ruleDoc.ts';
export { ruleTitle } from './ruleTitle.ts';
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
export { readNumberParts } from './suggestions/number.ts';
export { examineFile, examineToCompare, validate, validateAndRead } from './validate.ts';
export { type ValidateInvoiceOptions, validateInvoice } from './validateInvoice.ts';
export type { ValidateOptions } from './validateOptions.ts';
export { validateXml } from './validateXml.ts';
