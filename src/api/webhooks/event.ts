import type { Document, Flow } from '../generated/types.ts';
import { WebhookError } from './webhookError.ts';

/** What every event has. */
interface Delivered {
  /** What happened, in the service's own word; null when the notification names nothing. */
  readonly name: string | null;
  /** Id of the event. It may be delivered more than once: remember it. */
  readonly id: string | null;
  /** Company that it is about. */
  readonly company_id: string | null;
  /** The notification whole, as it was sent. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** An event that the documentation shows. */
interface Known extends Delivered {
  readonly id: string;
  readonly company_id: string;
}

/** A document was changed. */
export interface DocumentUpdatedEvent extends Known {
  readonly event: 'document.updated';
  readonly name: 'document.updated';
  readonly data: Document;
}

/** A payment was changed. */
export interface FlowUpdatedEvent extends Known {
  readonly event: 'flow.updated';
  readonly name: 'flow.updated';
  readonly data: Flow;
}

/** Any other: the result of reading an F24 comes as one, and the documentation does not show its form. */
export interface UnknownEvent extends Delivered {
  /** A fixed word, so that `event` tells the types apart; `name` has what the service calls it. */
  readonly event: 'unknown';
  readonly data: unknown;
}

/** A notification of the service; `event` says which. */
export type WebhookEvent = DocumentUpdatedEvent | FlowUpdatedEvent | UnknownEvent;

/** The first is documented; integrations have seen the others. */
const NAME_FIELDS = ['event', 'event_type', 'type'] as const;

/**
 * Reads a verified body.
 * @throws WebhookError `body_unreadable` when it is no JSON in UTF-8, `event_malformed` when it is no object, or
 *   lacks what the documentation says of its event.
 */
export function readEvent(rawBody: Uint8Array): WebhookEvent {
  const raw = parse(rawBody);
  if (!isRecord(raw)) throw new WebhookError('event_malformed', 'the body is JSON, but no object');
  const name = nameOf(raw);
  switch (name) {
    case 'document.updated':
      return { event: name, name, ...known<Document>(raw, name) };
    case 'flow.updated':
      return { event: name, name, ...known<Flow>(raw, name) };
    default:
      return {
        event: 'unknown',
        name,
        id: textOrNull(raw['id']),
        company_id: textOrNull(raw['company_id']),
        data: raw['data'],
        raw,
      };
  }
}

function parse(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    // The parser's own words quote the body, which does not belong in a log.
    throw new WebhookError('body_unreadable', 'the signature is right, but the body is no JSON in UTF-8');
  }
}

function nameOf(raw: Readonly<Record<string, unknown>>): string | null {
  return NAME_FIELDS.map((field) => textOrNull(raw[field])).find((name) => name !== null) ?? null;
}

/** The service's answers are not checked field by field, and neither is the resource in an event. */
function known<T>(raw: Readonly<Record<string, unknown>>, name: string) {
  const { id, company_id, data } = raw;
  if (typeof id !== 'string' || id === '') throw lacks(name, 'id');
  if (typeof company_id !== 'string' || company_id === '') throw lacks(name, 'company_id');
  if (!isRecord(data)) throw lacks(name, 'data');
  return { id, company_id, data: data as T, raw };
}

const lacks = (name: string, field: string): WebhookError =>
  new WebhookError('event_malformed', `${name}: ${field} is missing, or not what it should be`);

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
