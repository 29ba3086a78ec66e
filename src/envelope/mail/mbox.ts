/** Mailboxes in one file (mbox, RFC 4155), as mail programs export them. */

import { concatBytes } from '../../model/concatBytes.ts';
import { given } from '../../model/given.ts';
import { isBlankLine, LF, lineEnd } from './bytes.ts';
import { MAIL_LIMITS, type MailLimits } from './limits.ts';

/** A mail of a mailbox. */
export interface BoxedMail {
  /** Null if the mail is larger than the limit. */
  readonly bytes: Uint8Array | null;
  /** Its size, also of a mail without bytes. */
  readonly size: number;
  /** Offsets of its `From` line and of its end, in bytes of the mailbox. */
  readonly start: number;
  readonly end: number;
}

const GREATER = 0x3e;
const COLON = 0x3a;
const FROM = [0x46, 0x72, 0x6f, 0x6d, 0x20];

/** Bytes of the line `From …` and the name of the field after it, which decide whether a mail begins. */
const REACH = 1_024;

/** True if the bytes begin like a mailbox (mbox, RFC 4155). */
export function isMbox(bytes: Uint8Array): boolean {
  given('bytes', bytes, 'bytes');
  return isBeginning(bytes, 0);
}

/**
 * Splits a mailbox into its mails, one at a time, from chunks of any size. Lines that were quoted with `>` because they
 * begin with "From " are restored (mboxrd). Memory holds one mail and one chunk.
 *
 * @example
 * ```ts
 * import { mailsInBox, readMail } from 'fattura/envelope';
 *
 * const from = 'From - Mon Jan  5 10:00:00 2026\n';
 * const box = new TextEncoder().encode(`${from}Subject: a\n\nx\n\n${from}Subject: b\n\ny\n`);
 * for (const { bytes } of mailsInBox([box])) {
 *   if (bytes !== null) console.log(readMail(bytes).messages[0].subject);
 * }
 * // prints: a
 * // prints: b
 * ```
 */
export function* mailsInBox(
  chunks: Iterable<Uint8Array>,
  options: Pick<MailLimits, 'bytes'> = MAIL_LIMITS,
): Generator<BoxedMail> {
  given('chunks', chunks, 'list');
  given('options', options, 'object');
  const box = new MailboxSplitter(options.bytes);
  for (const chunk of chunks) {
    given('chunks', chunk, 'bytes');
    yield* box.add(chunk);
  }
  yield* box.end();
}

/** Splits a mailbox that arrives in chunks. */
export class MailboxSplitter {
  readonly #limit: number;
  /** The bytes that were too few to be classified. */
  #rest: Uint8Array = new Uint8Array();
  #parts: Uint8Array[] = [];
  #size = 0;
  /** Position of the rest in the mailbox. */
  #position = 0;
  #start = 0;
  #isTooLarge = false;
  /** False before the first mail: bytes before it belong to no mail. */
  #isStarted = false;
  #afterBlank = true;
  /** True if the rest continues a line. */
  #inLine = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  *add(chunk: Uint8Array): Generator<BoxedMail> {
    const bytes = this.#rest.length === 0 ? chunk : concatBytes([this.#rest, chunk]);
    yield* this.#take(bytes, bytes.length - REACH);
  }

  *end(): Generator<BoxedMail> {
    yield* this.#take(this.#rest, this.#rest.length);
    if (this.#isStarted) yield this.#mail(this.#position);
  }

  /** Takes the lines that begin before a position, so that enough of each is available to classify it. */
  *#take(bytes: Uint8Array, before: number): Generator<BoxedMail> {
    let at = 0;
    let from = 0;
    while (at < before) {
      const next = lineEnd(bytes, at);
      const isLine = !this.#inLine;
      this.#inLine = bytes[next - 1] !== LF;
      if (isLine && this.#afterBlank && isBeginning(bytes, at)) {
        this.#keep(bytes.subarray(from, at));
        if (this.#isStarted) yield this.#mail(this.#position + at);
        this.#isStarted = true;
        this.#start = this.#position + at;
        this.#afterBlank = false;
        from = next;
      } else if (isLine && bytes[at] === GREATER && isQuotedFrom(bytes, at, next)) {
        this.#keep(bytes.subarray(from, at));
        this.#afterBlank = false;
        from = at + 1;
      } else this.#afterBlank = isLine && isBlankLine(bytes, at);
      at = next;
    }
    this.#keep(bytes.subarray(from, at));
    this.#rest = bytes.slice(at);
    this.#position += at;
  }

  #keep(bytes: Uint8Array): void {
    if (bytes.length === 0 || !this.#isStarted) return;
    this.#size += bytes.length;
    this.#isTooLarge ||= this.#size > this.#limit;
    if (this.#isTooLarge) this.#parts = [];
    else this.#parts.push(bytes);
  }

  #mail(end: number): BoxedMail {
    const size = this.#size;
    const start = this.#start;
    const bytes = this.#isTooLarge ? null : concatBytes(this.#parts);
    this.#parts = [];
    this.#size = 0;
    this.#isTooLarge = false;
    return { bytes, size, start, end };
  }
}

/**
 * A line that begins a mail has a time, or nothing but a dash after `From ` (Thunderbird), and a header field follows.
 * Without that, a paragraph of a text that begins with "From " would split its mail.
 */
function isBeginning(bytes: Uint8Array, at: number): boolean {
  if (!isFrom(bytes, at)) return false;
  const next = lineEnd(bytes, at);
  if (next - at > REACH || !hasTimeOrNothing(bytes, at + FROM.length, next)) return false;
  let name = next;
  while (bytes[name] === GREATER) name += 1;
  const start = name;
  while (name < start + REACH && isFieldName(bytes[name])) name += 1;
  return name > start && bytes[name] === COLON;
}

function hasTimeOrNothing(bytes: Uint8Array, start: number, end: number): boolean {
  let isEmpty = true;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === COLON && isDigit(bytes[at - 1]) && isDigit(bytes[at + 1])) return true;
    isEmpty &&= byte <= 0x20 || byte === 0x2d;
  }
  return isEmpty;
}

function isDigit(byte = 0): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/** RFC 5322 §2.2: printable characters except the colon. */
function isFieldName(byte = 0): boolean {
  return byte > 0x20 && byte < 0x7f && byte !== COLON;
}

function isFrom(bytes: Uint8Array, at: number): boolean {
  return FROM.every((unit, i) => bytes[at + i] === unit);
}

function isQuotedFrom(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start;
  while (at < end && bytes[at] === GREATER) at += 1;
  return isFrom(bytes, at);
}
