/** Encoded words in header fields (RFC 2047), also in parameters, where many mail programs write them. */
import { concatBytes } from '../../model/concatBytes.ts';
import { decodeCharset } from './charset.ts';
import { decodeBase64, decodeQuoted } from './transfer.ts';

const WORD = /=\?([^?\s*]{1,40})(?:\*[^?\s]{0,40})?\?([bq])\?([^?]*)\?=/gi;

/** Blanks between two encoded words are not part of the text (§6.2). */
const BETWEEN = /^[ \t]*$/;

interface Run {
  readonly charset: string;
  readonly bytes: Uint8Array[];
}

/** Decodes the encoded words of a text. Adjacent words are joined first: some programs split characters. */
export function decodeWords(text: string): string {
  if (!text.includes('=?')) return text;
  let decoded = '';
  let run: Run | null = null;
  let at = 0;
  for (const match of text.matchAll(WORD)) {
    const [whole, charset = '', encoding = '', content = ''] = match;
    const between = text.slice(at, match.index);
    const bytes = wordBytes(encoding, content);
    if (bytes === null) continue;
    const isAdjacent = at > 0 && BETWEEN.test(between);
    if (run !== null && !(isAdjacent && run.charset === charset.toLowerCase())) {
      decoded += textOf(run);
      run = null;
    }
    if (!isAdjacent) decoded += between;
    run ??= { charset: charset.toLowerCase(), bytes: [] };
    run.bytes.push(bytes);
    at = match.index + whole.length;
  }
  if (run !== null) decoded += textOf(run);
  return decoded + text.slice(at);
}

function textOf({ charset, bytes }: Run): string {
  return decodeCharset(concatBytes(bytes), charset);
}

function wordBytes(encoding: string, content: string): Uint8Array | null {
  const bytes = new TextEncoder().encode(content);
  if (encoding.toLowerCase() === 'b') return decodeBase64(bytes, { lenient: true });
  return decodeQuoted(new TextEncoder().encode(content.replaceAll('_', ' '))).bytes;
}
