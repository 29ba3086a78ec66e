import type { Answer } from '../http/refusal.ts';
import type { EndpointRequest } from './handler.ts';

/** Confirms work that is done later. */
export function requestReceipt(
  { endpoint }: EndpointRequest,
  request_id: string,
  links: readonly { readonly rel: string; readonly href: string }[] = [],
): Answer {
  return { status: endpoint.answer.status, body: { data: { request_id }, links } };
}
