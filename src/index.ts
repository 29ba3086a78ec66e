/**
 * fattura: Italian e-invoices (FatturaPA), read, written, converted and checked.
 * The grammar and the code lists are in `fattura/model`, the parts of a report in `fattura/validate`.
 */
export type * from './model/generated/invoice.ts';
export {
  type FileKind,
  type InvoiceKind,
  type Problem,
  type ProblemId,
  type ProblemParams,
  SPECIFICATION,
} from './model/index.ts';
export {
  type Change,
  type FixOptions,
  type FixResult,
  fixInvoice,
  type NotApplied,
} from './operations/index.ts';
export {
  type CheckedFile,
  type Coverage,
  type CoverageGap,
  type CoverageReason,
  checkFile,
  createInvoiceSchema,
  createReport,
  type FileReport,
  type Finding,
  type Fix,
  invoiceSchema,
  type Language,
  normalizeInvoice,
  ordinaryInvoiceSchema,
  type RecipientState,
  type Registry,
  type Report,
  renderFileText,
  renderJson,
  type SchemaIssue,
  type SchemaResult,
  type Severity,
  type Spec,
  type Stage,
  type StandardSchema,
  simplifiedInvoiceSchema,
  type TaxpayerState,
  type ValidateInvoiceOptions,
  type ValidateOptions,
  type Verdict,
  validate,
  validateInvoice,
} from './validate/index.ts';
export {
  InvoiceReadError,
  InvoiceWriteError,
  type Place,
  type Position,
  parseInvoice,
  type ReadFailure,
  type ReadOptions,
  type ReadResult,
  type ReadSuccess,
  readInvoice,
  type Source,
  type WriteOptions,
  writeInvoice,
} from './xml/index.ts';
