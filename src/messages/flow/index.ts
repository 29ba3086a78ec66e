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
export { archiveKeys, relationKeys } from './keys.ts';
