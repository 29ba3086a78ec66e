/** What can be done to a whole invoice beyond reading, writing and checking it. */
export {
  type Change,
  type FixOptions,
  type FixResult,
  fixInvoice,
  type NotApplied,
} from './fix/fixInvoice.ts';
