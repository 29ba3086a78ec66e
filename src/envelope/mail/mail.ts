/** A mail: its messages, and the files in it. */
import { given } from '../../model/given.ts';
import { plainTextKind } from '../plainText.ts';
import { beginning } from '../sniff.ts';
import { addressesIn, realSender } from './addresses.ts';
import { decodeWords } from './encodedWords.ts';
import { fileNameOf } from './fileName.ts';
import type { Header } from './header.ts';
import { MAIL_LIMITS, type MailLimits } from './limits.ts';
import { mailDate } from './mailDate.ts';
import { readParameters } from './parameters.ts';
import {
  emptyStructure,
  type Leaf,
  type Message,
  readStructure,
  type Structure,
  transferEncodingOf,
} from './structure.ts';
import { decodeBase64, decodeQuoted } from './transfer.ts';

/**
 * The reason why a part has no content.
 *
 * - `base64`: the base64 is truncated or contains other characters.
 * - `quoted-printable`: the text ends within a line.
 * - `boundary`: the boundary after the part is missing, so that its end may be missing too.
 * - `encoding`: an unknown transfer encoding.
 * - `limit`: more parts or a deeper nesting than the limits allow.
 */
export type MailDamage = 'base64' | 'quoted-printable' | 'boundary' | 'encoding' | 'limit';

/** The decoded content of a part: all of it, or none and the reason. */
export type PartContent =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly damage: MailDamage };

/** A part with content: a text, or a file. Decoded when its content is first read. */
export interface MailPart {
  /** The file name, decoded and without folders; null without one. */
  readonly name: string | null;
  /** The media type in lower case, such as `application/xml`. */
  readonly type: string;
  /** The mail that the part belongs to: an index of `messages`. */
  readonly message: number;
  readonly content: PartContent;
}

/** The header of a mail. */
export interface MailMessage {
  /** The mail around it, as an index of `messages`; null for the outermost. */
  readonly parent: number | null;
  /** The name of the file that contains it, such as `postacert.eml`; null for the outermost, and without a name. */
  readonly name: string | null;
  readonly subject: string;
  /** The address in From, in lower case; empty without one. */
  readonly from: string;
  /** The address on whose behalf a provider of certified mail wrote ("Per conto di:"), otherwise the same as `from`. */
  readonly sender: string;
  /** The addresses in To and Cc, in lower case. */
  readonly recipients: readonly string[];
  /** The Date field as ISO 8601; null without a readable one. */
  readonly date: string | null;
  /** With its angle brackets; empty without one. */
  readonly messageId: string;
  /** X-Trasporto of certified mail, such as `posta-certificata`; null without one. */
  readonly transport: string | null;
  /** X-Ricevuta of certified mail, such as `avvenuta-consegna`; null without one. */
  readonly receipt: string | null;
  /** X-Riferimento-Message-ID: the mail that a receipt is about; empty without one. */
  readonly about: string;
}

/** A defect of a mail as a whole. `open`: the end of a multipart is missing. `limit`: parts were left out. */
export type MailFlaw = 'open' | 'limit';

/** A mail with the mails and files in it: the result of {@link readMail}. */
export interface Mail {
  /** The mail, and the mails in it; the first is the outermost. */
  readonly messages: readonly [MailMessage, ...MailMessage[]];
  /** Every part with content, of all messages, in their order. */
  readonly parts: readonly MailPart[];
  readonly flaws: readonly MailFlaw[];
}

/**
 * Reads a mail (.eml): multiparts and mails in mails, all transfer encodings, file names in every usual form. Never
 * throws for bad input. Parts are found at once and decoded when they are read. A part whose end may be missing has no
 * content: incomplete files are never returned.
 *
 * @throws TypeError if the argument is not bytes.
 *
 * @example
 * ```ts
 * import { readMail } from 'fattura/envelope';
 *
 * const mail = 'From: a@example.com\nContent-Type: text/xml; name="a.xml"\nContent-Transfer-Encoding: base64\n\nPGEvPg==';
 * const [part] = readMail(new TextEncoder().encode(mail)).parts;
 * console.log(part?.name); // prints: a.xml
 * if (part?.content.ok) console.log(new TextDecoder().decode(part.content.bytes)); // prints: <a/>
 * ```
 */
export function readMail(bytes: Uint8Array, limits: MailLimits = MAIL_LIMITS): Mail {
  given('bytes', bytes, 'bytes');
  const structure = emptyStructure();
  const parts: MailPart[] = [];
  if (bytes.length > limits.bytes) structure.limited = true;
  else {
    const start = Math.max(0, beginning(bytes));
    readStructure(bytes.subarray(start), structure, { parent: null, depth: 0, wrapper: null }, limits);
    collect(bytes.subarray(start), structure, 0, { limits, parts });
  }
  const [first, ...others] = structure.messages.map(messageOf);
  return {
    messages: [first ?? messageOf({ header: new Map(), parent: null, wrapper: null }), ...others],
    parts,
    flaws: [
      ...(structure.open ? (['open'] as const) : []),
      ...(structure.limited ? (['limit'] as const) : []),
    ],
  };
}

interface Collecting {
  readonly limits: MailLimits;
  readonly parts: MailPart[];
}

/** Adds the parts found from an index on; mails that were encoded are opened in their place. */
function collect(bytes: Uint8Array, structure: Structure, from: number, collecting: Collecting): void {
  const { limits, parts } = collecting;
  const leaves = structure.leaves.splice(from);
  for (const leaf of leaves) {
    const part = new DecodedPart(bytes, leaf);
    const inner = leaf.depth < limits.depth ? mailIn(part) : null;
    if (inner === null) {
      if (!isNothing(leaf)) parts.push(part);
      continue;
    }
    const place = { parent: leaf.message, depth: leaf.depth + 1, wrapper: leaf.header };
    const at = structure.leaves.length;
    readStructure(inner, structure, place, limits);
    collect(inner, structure, at, collecting);
  }
}

/** True for a boundary at the end of a truncated file, with nothing after it: it opens no part. */
function isNothing({ start, end, header, whole }: Leaf): boolean {
  return !whole && start === end && header.size === 0;
}

const MAIL_NAME = /\.eml$/i;

/** The mail in a part: one that was encoded, or attached as a file. Null for any other part. */
function mailIn(part: MailPart): Uint8Array | null {
  const isMessage = part.type === 'message/rfc822' || part.type === 'message/global';
  if (!isMessage && (part.name === null || !MAIL_NAME.test(part.name))) return null;
  const { content } = part;
  if (!content.ok) return null;
  return isMessage || plainTextKind(content.bytes) === 'mail' ? content.bytes : null;
}

class DecodedPart implements MailPart {
  readonly name: string | null;
  readonly type: string;
  readonly message: number;
  readonly #bytes: Uint8Array;
  readonly #leaf: Leaf;
  #content: PartContent | undefined;

  constructor(bytes: Uint8Array, leaf: Leaf) {
    this.name = nameIn(leaf.header);
    this.type = leaf.type?.value ?? 'text/plain';
    this.message = leaf.message;
    this.#bytes = bytes;
    this.#leaf = leaf;
  }

  get content(): PartContent {
    this.#content ??= decoded(this.#bytes, this.#leaf);
    return this.#content;
  }
}

function decoded(bytes: Uint8Array, { start, end, whole, header, type }: Leaf): PartContent {
  if (!whole) return { ok: false, damage: 'boundary' };
  // A multipart that could not be split: its boundary is not stated, or it is nested too deeply.
  if (type?.value.startsWith('multipart/') === true) {
    return { ok: false, damage: type.parameters.has('boundary') ? 'limit' : 'boundary' };
  }
  const body = bytes.subarray(start, end);
  switch (transferEncodingOf(header)) {
    case '':
    case '7bit':
    case '8bit':
    case 'binary':
      return { ok: true, bytes: body };
    case 'base64': {
      const octets = decodeBase64(body);
      return octets === null ? { ok: false, damage: 'base64' } : { ok: true, bytes: octets };
    }
    case 'quoted-printable': {
      const quoted = decodeQuoted(body);
      return quoted.cut ? { ok: false, damage: 'quoted-printable' } : { ok: true, bytes: quoted.bytes };
    }
    default:
      return { ok: false, damage: 'encoding' };
  }
}

function nameIn(header: Header): string | null {
  const disposition = header.get('content-disposition');
  const type = header.get('content-type');
  return fileNameOf(
    disposition === undefined ? null : readParameters(disposition),
    type === undefined ? null : readParameters(type),
  );
}

function messageOf({ header, parent, wrapper }: Message): MailMessage {
  const [from = { address: '', name: '' }] = addressesIn(header.get('from') ?? '');
  const recipients = ['to', 'cc'].flatMap((name) => addressesIn(header.get(name) ?? ''));
  return {
    parent,
    name: wrapper === null ? null : nameIn(wrapper),
    subject: decodeWords(header.get('subject') ?? ''),
    from: from.address,
    sender: realSender(from),
    recipients: recipients.map(({ address }) => address),
    date: mailDate(header.get('date')),
    messageId: header.get('message-id') ?? '',
    transport: header.get('x-trasporto')?.toLowerCase() ?? null,
    receipt: header.get('x-ricevuta')?.toLowerCase() ?? null,
    about: header.get('x-riferimento-message-id') ?? '',
  };
}
