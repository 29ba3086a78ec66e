import { describe, expect, it } from 'vitest';
import { isMbox, mailsInBox } from '../../../src/envelope/mail/index.ts';
import { latin1 } from '../../support/mailWriter.ts';

const FROM = 'From a@example.com Mon Jan  5 10:00:00 2026\n';

const inChunks = (bytes: Uint8Array, size: number): Uint8Array[] => {
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
  return chunks;
};

const mailsOf = (text: string, size: number, limit = 30_000): readonly string[] =>
  [...mailsInBox(inChunks(latin1(text), size), { bytes: limit })].map(({ bytes, size: whole }) =>
    bytes === null ? `too large: ${whole}` : Buffer.from(bytes).toString('latin1'),
  );

const long = `Subject: ${'x'.repeat(5_000)}\n\n${'>y'.repeat(2_000)}\n>From z\n`;

describe('mailboxes', () => {
  it.each<[string, string, readonly string[]]>([
    ['one mail', `${FROM}Subject: a\n\nx\n`, ['Subject: a\n\nx\n']],
    [
      'two mails',
      `${FROM}Subject: a\n\nx\n\n${FROM}Subject: b\n\ny\n`,
      ['Subject: a\n\nx\n\n', 'Subject: b\n\ny\n'],
    ],
    [
      'CRLF',
      `${FROM}Subject: a\r\n\r\nx\r\n\r\nFrom - Mon Jan  5 10:00:00 2026\r\nSubject: b\r\n\r\ny\r\n`,
      ['Subject: a\r\n\r\nx\r\n\r\n', 'Subject: b\r\n\r\ny\r\n'],
    ],
    [
      'Thunderbird without a date',
      'From \nSubject: a\n\nx\n\nFrom - \nSubject: b\n\ny\n',
      ['Subject: a\n\nx\n\n', 'Subject: b\n\ny\n'],
    ],
    [
      'quoted lines',
      `${FROM}Subject: a\n\n>From x\n>>From y\n> From z\n>Fromage\n`,
      ['Subject: a\n\nFrom x\n>From y\n> From z\n>Fromage\n'],
    ],
    [
      '"From" in a text',
      `${FROM}Subject: a\n\nFrom here: on\nNote: x\n\nFrom 10:00 on we\nare there\nFrom 1 10:00\nA: b\n`,
      ['Subject: a\n\nFrom here: on\nNote: x\n\nFrom 10:00 on we\nare there\nFrom 1 10:00\nA: b\n'],
    ],
    [
      'long lines',
      `${FROM}${long}\n${FROM}Subject: b\n\ny`,
      [`${long.replace('>From z', 'From z')}\n`, 'Subject: b\n\ny'],
    ],
    ['an empty mail', `${FROM}Subject: a\n\n${FROM}Subject: b\n\n`, ['Subject: a\n\n', 'Subject: b\n\n']],
    ['nothing', '', []],
    ['text before the first mail', `x\n\n${FROM}Subject: a\n\nx`, ['Subject: a\n\nx']],
  ])('%s, in chunks of any size', (_, text, expected) => {
    for (const size of [1, 7, 1_000, 1_000_000]) expect(mailsOf(text, size)).toEqual(expected);
  });

  it('a mail over the limit is skipped, and the next one is read', () => {
    const text = `${FROM}Subject: a\n\n${'x'.repeat(200)}\n\n${FROM}Subject: b\n\ny\n`;
    for (const size of [1, 50, 1_000])
      expect(mailsOf(text, size, 100)).toEqual(['too large: 214', 'Subject: b\n\ny\n']);
  });

  it.each([
    [`${FROM}Subject: a\n`, true],
    ['From \nSubject: a\n', true],
    ['From: a@example.com\nSubject: a\n', false],
    ['From here\nSubject: a\n', false],
    [FROM, false],
    ['', false],
  ])('%j is one: %s', (text, expected) => expect(isMbox(latin1(text))).toBe(expected));
});
