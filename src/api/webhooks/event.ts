import { isMembers } from '../../model/jsonValue.ts';
import type { Document, Flow } from '../generated/types.ts';
import { WebhookError } from './webhookError.ts';

/** The common fields of all events. */
interface Delivered {
  /** The service's name of the event; null if the notification has none. */
  readonly name: string | null;
  /** Id of the event. It may be delivered more than once: store the id. */
  readonly id: string | null;
  /** Company of the resource. */
  readonly company_id: string | null;
  /** The complete notification, unchanged. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** A documented event. */
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

/** Any other event, such as the result of reading an F24, whose form is not documented. */
export interface UnknownEvent extends Delivered {
  /** A constant, so that `event` distinguishes the types; `name` has the service's name. */
  readonly event: 'unknown';
  readonly data: unknown;
}

/** An event of the service; `event` identifies its type. */
export type WebhookEvent = DocumentUpdatedEvent | FlowUpdatedEvent | UnknownEvent;

/** The first name is documented; integrations have observed the others. */
const NAME_FIELDS = ['event', 'event_type', 'type'] as const;

/**
 * Reads a verified body.
 * @throws WebhookError `body_unreadable` if it is not JSON in UTF-8, `event_malformed` if it is not an object, or
 * lacks a documented field of its event
 */
export function readEvent(rawBody: Uint8Array): WebhookEvent {
  const raw = parse(rawBody);
  if (!isMembers(raw)) throw new WebhookError('event_malformed', 'the body is JSON, but not an object');
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
    // The parser's message quotes the body, which must not appear in logs.
    throw new WebhookError('body_unreadable', 'the signature is valid, but the body is not JSON in UTF-8');
  }
}

function nameOf(raw: Readonly<Record<string, unknown>>): string | null {
  return NAME_FIELDS.map((field) => textOrNull(raw[field])).find((name) => name !== null) ?? null;
}

/** As with responses, the resource in an event is not checked field by field. */
function known<T>(raw: Readonly<Record<string, unknown>>, name: string) {
  const { id, company_id, data } = raw;
  if (typeof id !== 'string' || id === '') throw lacks(name, 'id');
  if (typeof company_id !== 'string' || company_id === '') throw lacks(name, 'company_id');
  if (!isMembers(data)) throw lacks(name, 'data');
  return { id, company_id, data: data as T, raw };
}

const lacks = (name: string, field: string): WebhookError =>
  new WebhookError('event_malformed', `${name}: ${field} is missing or invalid`);

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
