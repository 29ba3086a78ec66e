import type { Messages } from '../messages/messages.ts';
import type { AttachmentsCall } from './definition.ts';

/** The context of an action on a file. */
export interface AttachmentsContext {
  readonly call: AttachmentsCall;
  readonly messages: Messages;
  readonly maxBytes: number;
}
