/** The service: a client, the submission of invoices, and webhooks. */
export type { FatturaErrorCode } from '../model/fatturaError.ts';
export type { Invoice } from '../model/generated/invoice.ts';
export type { AnyRequestOptions } from './client/anyRequest.ts';
export type { ApiPromise, ResponseInfo, WithResponse } from './client/apiPromise.ts';
export { FatturaClient } from './client/client.ts';
export {
  AbortedError,
  ApiError,
  AuthenticationError,
  BadRequestError,
  type CertificateProblem,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  type ErrorContext,
  FatturaError,
  InvalidRequestError,
  NotFoundError,
  PaymentRequiredError,
  PermissionError,
  RateLimitError,
  type RequestFault,
  RequestTimeoutError,
  ResponseError,
  ServerError,
  type ServiceError,
  StatusError,
  TimeoutError,
  UnprocessableError,
} from './client/errors.ts';
export type { LogDetails, Logger } from './client/logger.ts';
export type { ChangeableOptions, ClientOptions, RequestOptions } from './client/options.ts';
export type { ListPromise, Page, ToArrayOptions } from './client/page.ts';
export type { RequestEvent } from './client/requestEvent.ts';
export type { Timing } from './client/timing.ts';
export * from './generated/types.ts';
export {
  InvoiceRefusedError,
  NotDiscardedError,
  type OpenReason,
  type RefusalReason,
  ReissueError,
  StatusUnreachableError,
  UnknownOutcomeError,
  WaitTimeoutError,
} from './submission/errors.ts';
export { locateErrors } from './submission/locateErrors.ts';
export type {
  CheckOptions,
  InvoiceInput,
  Submission,
  SubmissionCheck,
  SubmissionEvent,
  SubmitOptions,
} from './submission/options.ts';
export type { OutgoingInvoice } from './submission/outgoing.ts';
export type { PlacedError } from './submission/placedError.ts';
export type { DocumentCalls, DocumentQuery, DocumentService } from './submission/port.ts';
export { checkSubmission, type SubmissionVerdict } from './submission/prepare.ts';
export { type ReissueOptions, reissueDiscarded } from './submission/reissueDiscarded.ts';
export { submitInvoice } from './submission/submitInvoice.ts';
export { type WaitOptions, waitForStatus } from './submission/waitForStatus.ts';
export type {
  DocumentUpdatedEvent,
  FlowUpdatedEvent,
  UnknownEvent,
  WebhookEvent,
} from './webhooks/event.ts';
export type { WebhookBody, WebhookHeaders } from './webhooks/request.ts';
export type { WebhookDelivery, WebhookScheme, WebhookVerdict } from './webhooks/scheme.ts';
export { type SignWebhookOptions, signWebhook } from './webhooks/signWebhook.ts';
export { verifyWebhook } from './webhooks/verifyWebhook.ts';
export { WebhookError, type WebhookRefusal } from './webhooks/webhookError.ts';
export type { WebhookOptions } from './webhooks/webhookSettings.ts';
