/** Conversion between FatturaPA and EN 16931, in UBL 2.1 and CII D16B. */
export { FatturaError, type FatturaErrorCode } from '../../model/fatturaError.ts';
export type { SourceLeaf } from './binding/leaves.ts';
export { contentOfEuropean, type EuropeanContentOptions } from './content/contentOfEuropean.ts';
export {
  type ConversionFormat,
  type ConvertedInvoice,
  type ConvertInvoiceOptions,
  convertInvoice,
  type ToFatturaOptions,
  type ToSyntaxOptions,
} from './convertInvoice.ts';
export { ConversionError, type EuropeanFlaw, EuropeanReadError } from './error.ts';
export {
  type FromEuropeanOptions,
  type FromEuropeanResult,
  fromEuropean,
  type InvoiceCheck,
} from './fromEuropean/fromEuropean.ts';
export type { ItalianExtension, ItalianParty, Withholding } from './model/extension.ts';
export type * from './model/invoice.ts';
export { type Term, termAt, terms } from './model/namedTerms.ts';
export { PROFILES, type Profile } from './profiles.ts';
export { type EuropeanDocument, isEuropean, type ReadDocumentOptions, readEuropean } from './readDocument.ts';
export type { Refusal, RefusalCode } from './refusals.ts';
export type { Counts, LossCode, LossEntry, LossSeverity, Status } from './report/entry.ts';
export { checkEuropean } from './rules/checkEuropean.ts';
export { describeViolation } from './rules/describeViolation.ts';
export type { RuleViolation, ViolationKind } from './rules/rule.ts';
export type { Syntax, SyntaxRoot } from './syntaxes.ts';
export { type ToEuropeanOptions, type ToEuropeanResult, toEuropean } from './toEuropean/toEuropean.ts';
export { writeEuropean } from './writeDocument.ts';
