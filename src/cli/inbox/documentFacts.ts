/** The facts of one document: an invoice, a message, or metadata. */

import { createHash } from 'node:crypto';
import { documentOf, ENCRYPTED_FILE, open } from '../../envelope/index.ts';
import { readMetadata } from '../../envelope/metadata/index.ts';
import {
  type FlowDirection,
  type FlowFile,
  type FlowParty,
  messageFacts,
  readMessage,
} from '../../messages/index.ts';
import { type HeadParty, invoiceHead } from '../../operations/index.ts';
import { readXmlFile } from '../../validate/index.ts';

/** A document and where it was found. */
export interface FoundDocument {
  readonly bytes: Uint8Array;
  readonly path: string;
  /** Its name without folders. */
  readonly name: string;
  readonly direction: FlowDirection | null;
  /** The name of the archive around it; null outside archives. */
  readonly archive: string | null;
}

/** The facts of a document, or the reason why an invoice or a message has none. */
export type DocumentFacts =
  | { readonly file: FlowFile; readonly reason: null }
  | { readonly file: null; readonly reason: string };

/** Reasons for files that are neither invoices nor messages: they are ignored. */
const OTHERS: ReadonlySet<string> = new Set(['pdf', 'html', 'binary', 'text', 'container']);

export function documentFacts(found: FoundDocument): DocumentFacts | null {
  const { bytes, name, path } = found;
  const opened = open(bytes, name);
  if (opened.content === null) {
    if (ENCRYPTED_FILE.test(name)) return { file: null, reason: 'encrypted' };
    return OTHERS.has(opened.reason) ? null : { file: null, reason: opened.reason };
  }
  if (opened.content.form !== 'xml') return null;
  const reading = readXmlFile(bytes, { file: name }, opened);
  const invoice = reading.invoice ?? reading.retired;
  if (invoice !== null) return invoiceFacts(invoice, found);
  const { input } = opened.content;
  const kind = documentOf(input);
  if (kind === null) return metadataFacts(input, found);
  const facts = messageFacts(readMessage(input));
  if (facts !== null) return { file: { kind: 'message', path, name, facts }, reason: null };
  // Invalid invoices may have been sent too.
  return invoiceFacts(reading.loose, found);
}

function metadataFacts(input: Uint8Array | string, { path }: FoundDocument): DocumentFacts | null {
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const metadata = readMetadata(bytes);
  if (metadata === null) return null;
  const { fileName, hash, receivedOn, values } = metadata;
  if (fileName === null) return { file: null, reason: 'structure' };
  const sdiId = values.get('idfile') || null;
  return { file: { kind: 'metadata', path, fileName, sdiId, hash, receivedOn }, reason: null };
}

function invoiceFacts(invoice: unknown, found: FoundDocument): DocumentFacts {
  const { bytes, path, name, direction, archive } = found;
  const { format, seller, buyer, documents } = invoiceHead(invoice);
  const otherHash = hashWithLf(bytes);
  return {
    file: {
      kind: 'invoice',
      path,
      name,
      hash: hashOf(bytes),
      ...(otherHash === null ? {} : { otherHashes: [otherHash] }),
      format,
      seller: partyOf(seller),
      buyer: partyOf(buyer),
      documents: documents.map(({ number, date, total }) => ({
        number: number ?? '',
        date: date ?? '',
        total,
      })),
      direction,
      archive,
    },
    reason: null,
  };
}

function partyOf({ vatNumber, taxCode, name }: HeadParty): FlowParty {
  return { ids: [vatNumber, taxCode].filter((id) => id !== null), name };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const CR = 0x0d;
const LF = 0x0a;

/** The hash with LF instead of CRLF, because text encodings of mail convert line ends; null without CRLF. */
function hashWithLf(bytes: Uint8Array): string | null {
  if (bytes.indexOf(CR) === -1) return null;
  const text = new Uint8Array(bytes.length);
  let size = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === CR && bytes[at + 1] === LF) continue;
    text[size] = bytes[at] ?? 0;
    size += 1;
  }
  return size === bytes.length ? null : hashOf(text.subarray(0, size));
}
