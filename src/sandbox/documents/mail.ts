/** A mail as a file (RFC 5322, MIME): safe from header injection, every part in base64. */
import { randomUUID } from 'node:crypto';

export interface Attachment {
  readonly type: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Mail {
  /** Checked by {@link isAddress}. */
  readonly to: readonly string[];
  readonly replyTo: string;
  readonly fromName: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly Attachment[];
  readonly date: Date;
}

/** RFC 5321, 4.5.3.1.3: a path has 256 characters, two of which are its brackets. */
const LONGEST_ADDRESS = 254;

/** `Dot-string@Domain` of RFC 5321 in ASCII: no quotes, no comments, no header syntax. */
const ADDRESS =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/;

export const isAddress = (text: string): boolean => text.length <= LONGEST_ADDRESS && ADDRESS.test(text);

/** A reserved domain (RFC 2606): the mail is never sent. */
const DOMAIN = 'sandbox.invalid';

/** The text of the complete mail, with CRLF. */
export function writeMail({ to, replyTo, fromName, subject, body, attachments, date }: Mail): string {
  const boundary = `=_${randomUUID()}`;
  const lines = [
    `Date: ${mailDate(date)}`,
    `Message-ID: <${randomUUID()}@${DOMAIN}>`,
    `From: ${encodedWords(fromName)}\r\n <fatture@${DOMAIN}>`,
    // One address per line, so that no line gets too long.
    `To: ${to.join(',\r\n ')}`,
    `Reply-To: ${replyTo}`,
    `Subject: ${encodedWords(subject)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed;\r\n boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...part('text/plain; charset=utf-8', [], new TextEncoder().encode(body.replace(/\r?\n|\r/g, '\r\n'))),
    ...attachments.flatMap(({ type, name, bytes }) => [
      `--${boundary}`,
      ...part(type, [`Content-Disposition: attachment; filename="${fileName(name)}"`], bytes),
    ]),
    `--${boundary}--`,
    '',
  ];
  return lines.join('\r\n');
}

function part(type: string, headers: readonly string[], bytes: Uint8Array): readonly string[] {
  const encoded = Buffer.from(bytes).toString('base64');
  const lines = encoded.match(BASE64_LINE) ?? [''];
  return [`Content-Type: ${type}`, ...headers, 'Content-Transfer-Encoding: base64', '', ...lines];
}

/** Longest line of base64 (RFC 2045, 6.8). */
const BASE64_LINE = /.{1,76}/g;

const fileName = (name: string): string => name.replace(/[^A-Za-z0-9._-]/g, '_');

/**
 * Bytes of an encoded word: with its delimiters and the header's name, it fits the 76 characters of a line (RFC 2047,
 * 2).
 */
const WORD_BYTES = 39;

/**
 * Text as encoded words (RFC 2047), each of whole characters on a line of its own. It is always encoded, so that no
 * character can act as header syntax; line ends and control characters become spaces.
 */
export function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text.replace(CONTROLS, ' ').trim()) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
}

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** `Sat, 21 Nov 2026 16:00:00 +0000` */
const mailDate = (date: Date): string => date.toUTCString().replace('GMT', '+0000');
