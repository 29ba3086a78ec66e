/** One line of the journal: what happened to one invoice, and never a secret or what the invoice says. */
import { isJsonObject } from '../../input/json.ts';

/** The fields that identify an invoice among those of the same supplier. */
export interface Identity {
  /** VAT number with its country, or else the tax code. */
  readonly supplier: string;
  /** Tipo documento, such as TD01. */
  readonly type: string;
  readonly number: string;
  readonly date: string;
}

/** A document of the service, as far as the journal remembers it. */
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

/** One invoice on its way to one company. */
export interface Job {
  /** Address of the service. */
  readonly service: string;
  readonly company: string;
  /** Null where the service chooses the number: the bytes alone tell what it is. */
  readonly invoice: Identity | null;
  /** The SHA-256 of the bytes that are sent, in hexadecimal. */
  readonly sha256: string;
  /** Absolute, `-` for standard input. For people: nothing is found by it. */
  readonly file: string;
}

/**
 * - `sending` before each attempt; without a line after it, nobody knows what came of it.
 * - `accepted`: the service has it.
 * - `status`: where the document stands by now.
 * - `refused`: the service said no, and has nothing.
 * - `unsent`: nothing reached the service.
 * - `unknown`: it may have it.
 */
const EVENTS = ['sending', 'accepted', 'status', 'refused', 'unsent', 'unknown'] as const;

export type JournalEvent = (typeof EVENTS)[number];

export interface JournalEntry extends Job {
  /** The version of the entry format. */
  readonly v: typeof FORMAT;
  /** When, in UTC. */
  readonly at: string;
  readonly event: JournalEvent;
  /** Whether it was to be issued, or to stay a draft. */
  readonly issue: boolean;
  /** With `accepted` and `status`. */
  readonly document: RecordedDocument | null;
  /** Code of the error, with `refused`, `unsent` and `unknown`. */
  readonly reason: string | null;
}

export const FORMAT = 1;

/** The line of an entry, with its line break. */
export function writeEntry(entry: JournalEntry): string {
  const { v, at, event, service, company, invoice, sha256, file, issue, document, reason } = entry;
  const line = { v, at, event, service, company, invoice, sha256, file, issue, document, reason };
  return `${JSON.stringify(line)}\n`;
}

/** @returns `newer` for a format that a later version writes; null for what is no entry. */
export function readEntry(line: string): JournalEntry | 'newer' | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isJsonObject(value)) return null;
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
    (invoice === null ||
      (isJsonObject(invoice) && hasTexts(invoice, ['supplier', 'type', 'number', 'date']))) &&
    (document === null ||
      (isJsonObject(document) &&
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
