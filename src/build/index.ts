/** A valid invoice from little: what was sold to whom. */
export { Decimal } from '../model/decimal.ts';
export { type Amount, cents } from './amount.ts';
export type * from './brief/document.ts';
export type * from './brief/invoice.ts';
export type * from './brief/line.ts';
export type * from './brief/party.ts';
export { buildInvoice } from './buildInvoice.ts';
export * from './codes.ts';
export { type ExplainedTotal, type ExplainOptions, explainTotals } from './explain/explainTotals.ts';
export type { TotalFormula, TotalParams, TotalStep } from './explain/step.ts';
export { buildLotto, type LottoBrief } from './lotto.ts';
export { creditNote, debitNote } from './notes.ts';
export type { NoteBrief, NoteLine } from './notesBrief.ts';
export {
  BuildError,
  type BuildProblem,
  type BuildProblemCode,
  type BuildProblemParams,
} from './problems/buildError.ts';
export { selfInvoice } from './selfInvoice.ts';
export type { IssuerBrief, ReceivedBrief, SelfInvoiceBrief, VendorBrief } from './selfInvoiceBrief.ts';
export { type IntegratedLine, type IntegrationBrief, integration } from './selfInvoiceFrom.ts';
export type { OwnSupplyType, SelfInvoiceType } from './selfInvoiceRules.ts';
export { buildSimplified } from './simplified.ts';
export type {
  CorrectedBrief,
  SimplifiedBrief,
  SimplifiedCustomerBrief,
  SimplifiedItemBrief,
  SimplifiedNatura,
} from './simplifiedBrief.ts';
export {
  type DueDateOptions,
  dueDate,
  isPaymentInterval,
  type PaymentInterval,
  paymentIntervals,
} from './terms.ts';
