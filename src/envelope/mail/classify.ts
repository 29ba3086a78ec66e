/** The purpose of a mail: what SdI, a provider of certified mail or a person sent, and which of its files count. */
import { given } from '../../model/given.ts';
import type { FileKind } from '../../model/problem.ts';
import { documentOf } from '../document.ts';
import { open } from '../open.ts';
import { beginning } from '../sniff.ts';
import { isSdiAddress } from './addresses.ts';
import { type Daticert, isToSdi, readDaticert } from './daticert.ts';
import { MAX_DATICERT } from './limits.ts';
import type { Mail, MailPart } from './mail.ts';

/**
 * - `invoice`: SdI delivers an invoice, usually with its metadata (MT).
 * - `message`: SdI sends a message about an invoice: a receipt, a rejection, an outcome.
 * - `sending`: a file on its way to SdI, as in a folder of sent mail.
 * - `receipt`: a provider's receipt for a sent mail. A complete one has the sent mail inside, so that an invoice in it is
 *   a sent one; a short one has hashes in place of the files.
 * - `other`: any other mail, ordinary or certified. Files in it are read; their direction is unknown.
 */
export type MailPurpose = 'invoice' | 'message' | 'sending' | 'receipt' | 'other';

/**
 * - `invoice`: a received invoice.
 * - `sent`: an invoice or an archive that was sent, or is on its way to SdI.
 * - `metadata`: the metadata of a received invoice (MT).
 * - `message`: another SdI message.
 * - `archive`: a zip archive.
 * - `hash`: the hash of a sent file, in a brief receipt.
 * - `certificate`: the daticert.xml of certified mail.
 * - `signature`: the signature of the mail (smime.p7s).
 * - `text`: the text of a mail.
 * - `attachment`: any other file; an invoice in ordinary mail too.
 * - `damaged`: a part without readable content.
 */
export type MailRole =
  | 'invoice'
  | 'sent'
  | 'metadata'
  | 'message'
  | 'archive'
  | 'hash'
  | 'certificate'
  | 'signature'
  | 'text'
  | 'attachment'
  | 'damaged';

/** The hash of a sent file in a brief receipt (RFC 6109 §3.3.2). */
export interface SentHash {
  /** The name of the sent file. */
  readonly name: string;
  /** Hexadecimal, in lower case. */
  readonly hash: string;
}

/** A file of a mail with its role. */
export interface MailFile {
  readonly part: MailPart;
  readonly role: MailRole;
  /** The kind of document; null for anything else. */
  readonly kind: FileKind | null;
  /** In a brief receipt only. */
  readonly hash: SentHash | null;
}

/** The purpose, real sender and files of a mail: the result of {@link classifyMail}. */
export interface ClassifiedMail {
  readonly purpose: MailPurpose;
  /** True if the real sender is SdI: of the certified data if there is any, otherwise of the header. Not proven by it. */
  readonly fromSdi: boolean;
  /** The real sender, in lower case. */
  readonly sender: string;
  /** The date of the certified data, otherwise of the header, as ISO 8601; null without any. */
  readonly date: string | null;
  /** The type of a receipt or a certified mail, such as `avvenuta-consegna`; null for ordinary mail. */
  readonly postacert: string | null;
  readonly daticert: Daticert | null;
  readonly files: readonly MailFile[];
}

const SIGNATURE_TYPE = /^application\/(?:x-)?pkcs7-signature$/;
const HASH_NAME = /\.hash$/i;

/** SHA-1 (RFC 6109 §3.3.2), or one of the SHA-2 family. */
const HASH = /^[\da-f]{40}(?:[\da-f]{24}|[\da-f]{56}|[\da-f]{88})?$/i;

/** Longer than a hash and blanks around it. */
const MAX_HASH_FILE = 512;

/**
 * Determines the purpose of a mail and the role of each file in it. Documents are recognized by their content, never by their
 * names. The certified data take precedence over the header, because ordinary mail may copy it.
 */
export function classifyMail(mail: Mail): ClassifiedMail {
  given('mail', mail, 'object');
  given('mail.messages', mail.messages, 'list');
  const [outer] = mail.messages;
  const found = mail.parts.map(kindOf);
  const daticert = found.find((file) => file.daticert !== null)?.daticert ?? null;
  const inner = mail.messages.find(({ parent }) => parent === 0) ?? outer;
  const postacert = daticert?.type ?? outer.receipt ?? outer.transport;
  const sender =
    daticert?.sender || (outer.sender === outer.from ? inner.sender || outer.sender : outer.sender);
  // X-Trasporto alone is not a receipt: `errore` marks ordinary mail that a provider passed on.
  const receipt = daticert?.type ?? outer.receipt ?? 'posta-certificata';
  const isReceipt = receipt !== 'posta-certificata';
  const fromSdi = !isReceipt && isSdiAddress(sender);
  const toSdi =
    !isReceipt &&
    (daticert === null ? [...outer.recipients, ...inner.recipients].some(isSdiAddress) : isToSdi(daticert));
  const facts = { isReceipt, fromSdi, toSdi };
  const files = found.map((file) => withRole(file, facts));
  return {
    purpose: purposeOf(files, facts),
    fromSdi,
    sender,
    date: daticert?.date ?? outer.date,
    postacert,
    daticert,
    files,
  };
}

interface Found {
  readonly part: MailPart;
  readonly daticert: Daticert | null;
  readonly kind: FileKind | null;
}

interface Facts {
  readonly isReceipt: boolean;
  readonly fromSdi: boolean;
  readonly toSdi: boolean;
}

function kindOf(part: MailPart): Found {
  const nothing = { part, daticert: null, kind: null };
  if (isText(part) || SIGNATURE_TYPE.test(part.type) || !part.content.ok) return nothing;
  const { bytes } = part.content;
  if (part.name?.toLowerCase() === 'daticert.xml' && bytes.length <= MAX_DATICERT) {
    const daticert = readDaticert(bytes);
    if (daticert !== null) return { part, daticert, kind: null };
  }
  const opened = open(bytes, part.name ?? '');
  if (opened.kind === 'zip') return { part, daticert: null, kind: 'zip' };
  const { content } = opened;
  return content?.form === 'xml' ? { part, daticert: null, kind: documentOf(content.input) } : nothing;
}

/** True for the text of a mail. A part without a header is text too, but openssl writes a signed invoice as one. */
function isText({ name, type, content }: MailPart): boolean {
  if (name !== null || (type !== 'text/plain' && type !== 'text/html')) return false;
  return type === 'text/html' || !content.ok || !isDocument(content.bytes);
}

const LESS = 0x3c;

const isDocument = (bytes: Uint8Array): boolean =>
  bytes[beginning(bytes)] === LESS && documentOf(bytes) !== null;

const INVOICES: ReadonlySet<FileKind | null> = new Set<FileKind | null>([
  'FPA12',
  'FPR12',
  'FSM10',
  'SDI10',
  'SDI11',
]);

function withRole({ part, daticert, kind }: Found, facts: Facts): MailFile {
  const hash = facts.isReceipt ? hashIn(part) : null;
  return { part, kind, hash, role: hash !== null ? 'hash' : roleOf(part, kind, daticert !== null, facts) };
}

function roleOf(
  part: MailPart,
  kind: FileKind | null,
  isCertificate: boolean,
  { isReceipt, fromSdi, toSdi }: Facts,
): MailRole {
  if (isText(part)) return 'text';
  if (SIGNATURE_TYPE.test(part.type)) return 'signature';
  if (isCertificate) return 'certificate';
  if (!part.content.ok) return 'damaged';
  const isSent = isReceipt || toSdi;
  if (kind === 'zip') return isSent ? 'sent' : 'archive';
  if (kind === null || kind === 'p7m') return 'attachment';
  if (INVOICES.has(kind)) return isSent ? 'sent' : fromSdi ? 'invoice' : 'attachment';
  if (kind === 'EC' && isSent) return 'sent';
  return kind === 'MT' ? 'metadata' : 'message';
}

function hashIn({ name, content }: MailPart): SentHash | null {
  if (name === null || !HASH_NAME.test(name) || !content.ok || content.bytes.length > MAX_HASH_FILE)
    return null;
  const text = new TextDecoder().decode(content.bytes).trim();
  return HASH.test(text) ? { name: name.replace(HASH_NAME, ''), hash: text.toLowerCase() } : null;
}

function purposeOf(files: readonly MailFile[], { isReceipt, fromSdi, toSdi }: Facts): MailPurpose {
  if (isReceipt) return 'receipt';
  const has = (...roles: readonly MailRole[]): boolean => files.some(({ role }) => roles.includes(role));
  if (toSdi && has('sent')) return 'sending';
  if (has('invoice') || (fromSdi && has('metadata'))) return 'invoice';
  return fromSdi && has('message', 'archive') ? 'message' : 'other';
}
