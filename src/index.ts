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
  checkFile,
  createReport,
  type FileReport,
  type Finding,
  type Fix,
  type Language,
  normalizeInvoice,
  type Report,
  renderFileText,
  renderJson,
  type Severity,
  type Stage,
  type ValidateOptions,
  type Verdict,
  validate,
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
