/** Builds valid invoices from a brief: parties, lines and terms. */

export { Decimal } from '../model/decimal.ts';
export type { DeepReadonly } from '../model/deepReadonly.ts';
export { FatturaError, type FatturaErrorCode } from '../model/fatturaError.ts';
export { type Amount, cents, type ExactDecimal } from './amount.ts';
export type * from './brief/document.ts';
export type * from './brief/invoice.ts';
export type * from './brief/line.ts';
export type * from './brief/party.ts';
export { buildInvoice } from './buildInvoice.ts';
export * from './codes.ts';
export { type ExplainedTotal, type ExplainOptions, explainTotals } from './explain/explainTotals.ts';
export type { TotalFormula, TotalParams, TotalStep } from './explain/step.ts';
export type { OwnSupplyType, SelfInvoiceType, SimplifiedNatura } from './generated/traitTypes.ts';
export { buildLotto, type LottoBrief } from './lotto/lotto.ts';
export type {
  NoteBrief,
  NoteLine,
  NoteLineByAmount,
  NoteLineByGross,
  NoteLineByQuantity,
  SimplifiedNoteBrief,
  WholeNoteLine,
} from './notes/brief.ts';
export { creditNote, debitNote } from './notes/notes.ts';
export {
  BuildError,
  type BuildProblem,
  type BuildProblemCode,
  type BuildProblemParams,
} from './problems/buildError.ts';
export {
  type BuildResult,
  safeBuildInvoice,
  safeBuildLotto,
  safeBuildSimplified,
  safeCreditNote,
  safeDebitNote,
  safeIntegration,
  safeSelfInvoice,
} from './safe.ts';
export type { IssuerBrief, ReceivedBrief, SelfInvoiceBrief, VendorBrief } from './selfInvoice/brief.ts';
export { integration } from './selfInvoice/integration.ts';
export type { IntegratedLine, IntegrationBrief } from './selfInvoice/integrationBrief.ts';
export { selfInvoice } from './selfInvoice/selfInvoice.ts';
export type {
  CorrectedBrief,
  SimplifiedBrief,
  SimplifiedCustomerBrief,
  SimplifiedItemBrief,
} from './simplified/brief.ts';
export { buildSimplified } from './simplified/simplified.ts';
export {
  type DueDateOptions,
  dueDate,
  isPaymentInterval,
  isPaymentTerm,
  type PaymentInterval,
  type PaymentTerm,
  paymentIntervals,
} from './terms/dueDate.ts';
