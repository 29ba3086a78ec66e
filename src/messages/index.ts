/** `fattura/messages`: SdI messages about invoices, as typed objects. */

export { FatturaError, type FatturaErrorCode } from '../model/fatturaError.ts';
export type { MessageFlow } from '../model/messageRoots.ts';
export type { MessageKind } from '../model/problem.ts';
export {
  type FlowDirection,
  type FlowDocument,
  type FlowDocumentState,
  type FlowFile,
  type FlowInvoice,
  type FlowItem,
  type FlowMessage,
  type FlowMetadata,
  type FlowOptions,
  type FlowParty,
  type FlowReceipt,
  type FlowRemark,
  type FlowRemarkId,
  type FlowState,
  flow,
} from './flow/index.ts';
export type * from './generated/messages.ts';
export { type MessageFacts, messageFacts } from './messageFacts.ts';
export { OUTCOME_DAYS, type OutcomeBrief, type OutcomeInvoice, outcomeMessage } from './outcome.ts';
export {
  type Deviation,
  type ReadMessageFailure,
  type ReadMessageOptions,
  type ReadMessageResult,
  type ReadMessageSuccess,
  readMessage,
} from './readMessage.ts';
export { RefusalReasons } from './refusalReasons.ts';
export { MessageWriteError, writeMessage } from './writeMessage.ts';
