/** One line of the journal: an event of one invoice. Never contains secrets or the content of an invoice. */

import { isMembers } from '../../../model/index.ts';
import { jsonMembers } from '../../files/jsonMembers.ts';

/** The fields that identify an invoice. */
export interface Identity {
  /** VAT number with country code, or else the codice fiscale. */
  readonly supplier: string;
  /** TipoDocumento, such as TD01. */
  readonly type: string;
  readonly number: string;
  readonly date: string;
}

/** The part of a service's document that the journal stores. */
export interface RecordedDocument {
  readonly id: string;
  readonly number: string | null;
  readonly status: string | null;
}

/** Returns the part of a document that the journal stores. */
export function recorded(document: {
  readonly id: string;
  readonly number?: string | null;
  readonly status?: string | null;
}): RecordedDocument {
  const { id, number = null, status = null } = document;
  return { id, number, status };
}

/** The submission of one invoice to one company. */
export interface Submission {
  /** Address of the service. */
  readonly service: string;
  readonly company: string;
  /** Null if the service assigns the number: then only the bytes identify the invoice. */
  readonly invoice: Identity | null;
  /** SHA-256 of the bytes sent, in hexadecimal. */
  readonly sha256: string;
  /** Absolute path, `-` for standard input. Informative only: never used for matching. */
  readonly file: string;
}

/**
 * - `sending`: written before each attempt; without a later entry, the outcome is unknown.
 * - `accepted`: the service has the invoice.
 * - `status`: the document's current status.
 * - `refused`: the service refused the invoice and has nothing.
 * - `unsent`: nothing reached the service.
 * - `unknown`: the service may have the invoice.
 */
const EVENTS = ['sending', 'accepted', 'status', 'refused', 'unsent', 'unknown'] as const;

export type JournalEvent = (typeof EVENTS)[number];

export interface JournalEntry extends Submission {
  /** The version of the entry format. */
  readonly v: typeof FORMAT;
  /** Time in UTC. */
  readonly at: string;
  readonly event: JournalEvent;
  /** True to issue the invoice, false to keep it as a draft. */
  readonly issue: boolean;
  /** Set for `accepted` and `status`. */
  readonly document: RecordedDocument | null;
  /** Error code, for `refused`, `unsent` and `unknown`. */
  readonly reason: string | null;
}

export const FORMAT = 1;

/** Returns the line of an entry, with its line break. */
export function writeEntry(entry: JournalEntry): string {
  const { v, at, event, service, company, invoice, sha256, file, issue, document, reason } = entry;
  const line = { v, at, event, service, company, invoice, sha256, file, issue, document, reason };
  return `${JSON.stringify(line)}\n`;
}

/** @returns `newer` for the format of a later version; null for an invalid line. */
export function readEntry(line: string): JournalEntry | 'newer' | null {
  const value = jsonMembers(line);
  if (value === null) return null;
  if (typeof value['v'] === 'number' && value['v'] > FORMAT) return 'newer';
  return isEntry(value) ? (value as unknown as JournalEntry) : null;
}

function isEntry(value: Readonly<Record<string, unknown>>): boolean {
  const { v, event, issue, invoice, document, sha256 } = value;
  return (
    v === FORMAT &&
    EVENTS.some((known) => known === event) &&
    typeof issue === 'boolean' &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256) &&
    hasTexts(value, ['at', 'service', 'company', 'file']) &&
    !Number.isNaN(Date.parse(String(value['at']))) &&
    hasTextsOrNull(value, ['reason']) &&
    (invoice === null || (isMembers(invoice) && hasTexts(invoice, ['supplier', 'type', 'number', 'date']))) &&
    (document === null ||
      (isMembers(document) &&
        hasTexts(document, ['id']) &&
        hasTextsOrNull(document, ['number', 'status']))) &&
    (document !== null || (event !== 'accepted' && event !== 'status'))
  );
}

function hasTexts(value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'string');
}

function hasTextsOrNull(value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.every((name) => value[name] === null || typeof value[name] === 'string');
}
