/**
 * The shapes of mails, and the mails of the corpus, as postal-mime reads them, with the differences and their reasons.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { readMail } from '../../../src/envelope/mail/index.ts';
import { mail } from '../../support/mailWriter.ts';
import { describeShared, shared } from '../../support/shared.ts';
import { cutMails, damagedParts, encodings, names, structures } from './shapes.ts';

/** postal-mime ends lines with LF, including the last one, whose line end belongs to the boundary. */
const text = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n').replace(/\n+$/, '');

/** The files with a name, of all mails in each other; parts without one are texts to it. */
async function byPostalMime(bytes: Uint8Array): Promise<readonly string[]> {
  const { attachments } = await PostalMime.parse(bytes, { forceRfc822Attachments: true });
  const files: string[] = [];
  for (const { filename, mimeType, content } of attachments) {
    const octets = octetsOf(content);
    if (mimeType === 'message/rfc822') files.push(...(await byPostalMime(octets)));
    else if (filename) files.push(`${filename} = ${text(octets)}`);
  }
  return files;
}

function octetsOf(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

const ours = (bytes: Uint8Array): readonly string[] =>
  readMail(bytes).parts.flatMap(({ name, content }) =>
    name === null ? [] : [content.ok ? `${name} = ${text(content.bytes)}` : `${name}: no`],
  );

const shapes: readonly (readonly [string, Uint8Array])[] = [
  ...[...encodings, ...damagedParts].map(([shape, part]) => [shape, mail({ parts: [part] })] as const),
  ...[...cutMails, ...structures].map(([shape, bytes]) => [shape, bytes] as const),
  ...names.map(([shape, header]) => [`name: ${shape}`, mail({ parts: [{ header, body: 'x' }] })] as const),
];

/** Shapes that it reads in another way, by the reason. */
const DIFFERENCES: Readonly<Record<string, readonly string[]>> = {
  'it returns what is left of damaged content': [
    'base64, cut in a group',
    'base64, one digit',
    'base64 without its padding',
    'base64 with too much padding',
    'base64 with other characters',
    'base64 with data after its padding',
    'quoted-printable, cut in a line',
    'a multipart without a boundary',
    'the end is missing',
    'the inner end is missing',
    'cut within a boundary',
    'base64 cut at a group, without an end',
    'a mail in base64 that is cut',
  ],
  'it takes an unknown encoding for none': ['unknown'],
  'it keeps blanks that the transport added (RFC 2045 §6.7)': [
    'a soft line break',
    'blanks before a line break',
  ],
  'it opens no mail that is attached as a file': ['a mail attached as a file'],
  'it decodes each encoded word alone, and windows-1252 as Latin 1': [
    'name: RFC 2047, two words that split a character',
    'name: RFC 2047, two encodings',
  ],
  'it takes names for UTF-8': ['name: raw windows-1252'],
  'it keeps folders and control characters in names': [
    'name: a folder',
    'name: a folder of Windows',
    'name: a folder of Windows, unescaped',
    'name: a folder in RFC 2231',
    'name: control characters',
    'name: two dots',
    'name: a folder only',
  ],
};

describe('postal-mime', () => {
  const different = Object.values(DIFFERENCES).flat();

  it.each(shapes)('%s', async (shape, bytes) => {
    const [own, other] = [ours(bytes), await byPostalMime(bytes)];
    if (different.includes(shape)) expect(other).not.toEqual(own);
    else expect(other).toEqual(own);
  });

  it('every difference is about a shape', () => {
    const known = new Set(shapes.map(([shape]) => shape));
    expect(different.filter((shape) => !known.has(shape))).toEqual([]);
  });
});

describeShared('postal-mime on the mails of the corpus', () => {
  const folder = join(shared.corpus, 'mail');

  it.each(readdirSync(folder).filter((file) => file.endsWith('.eml')))('%s', async (file) => {
    const bytes = new Uint8Array(readFileSync(join(folder, file)));
    expect(await byPostalMime(bytes)).toEqual(ours(bytes));
  });
});
