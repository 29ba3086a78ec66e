/** Invoices with their messages and state. */
export type {
  FlowDirection,
  FlowDocument,
  FlowDocumentState,
  FlowFile,
  FlowInvoice,
  FlowItem,
  FlowMessage,
  FlowMetadata,
  FlowOptions,
  FlowParty,
  FlowReceipt,
  FlowRemark,
  FlowRemarkId,
  FlowState,
} from './files.ts';
export { flow } from './flow.ts';
export { relationKeys } from './keys.ts';
