/** The files in the body of a request: the body itself, the parts of a form, or the lines of a stream. */
import { isUtf8 } from 'node:buffer';
import { bytesOf } from '../inMemory/document.ts';
import type { MemoryFile } from '../inMemory/memoryCall.ts';
import { formParts } from './form.ts';
import { Problem, unreadable } from './problem.ts';

/** The name of a file without one. */
const UNNAMED = 'body';

export const FORM = 'multipart/form-data';
export const LINES: readonly string[] = ['application/x-ndjson', 'application/jsonl'];

/** The media type of a header, without parameters. */
export const mediaType = (header: string | undefined): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The name of a file in reports: the last part of a path, without control characters. */
function fileName(given: string | undefined): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, LONGEST_NAME);
  return name === '' || name === '-' || name === '.' || name === '..' ? UNNAMED : name;
}

/** The limit of most file systems. */
const LONGEST_NAME = 255;

export interface Parts {
  readonly files: readonly MemoryFile[];
  /** The part with the name that the operation gives to a second file. */
  readonly second: MemoryFile | null;
}

/** @throws Problem */
export function partsOf(
  body: Uint8Array,
  {
    contentType,
    file,
    second,
  }: { readonly contentType: string; readonly file: string | undefined; readonly second: string | null },
): Parts {
  if (body.length === 0) throw new Problem('body_missing');
  if (mediaType(contentType) !== FORM)
    return { files: [{ name: fileName(file), content: body }], second: null };
  const files: MemoryFile[] = [];
  let other: MemoryFile | null = null;
  for (const { name, fileName: given, content } of formParts(body, contentType)) {
    if (given === null) throw unreadable('no_file_name', { name });
    const part = { name: fileName(given), content };
    if (name === second) other = part;
    else files.push(part);
  }
  if (files.length === 0) throw new Problem('body_missing');
  const names = [...files, ...(other === null ? [] : [other])].map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw unreadable('same_name', { name: twice });
  return { files, second: other };
}

/**
 * The lines of a stream, each at most `limit` bytes long. Lines that end in the same chunk are yielded together, because
 * a step of an asynchronous generator takes a tenth of the time of checking a small file. @throws Problem
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<readonly Uint8Array[]> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const lines: Uint8Array[] = [];
    let start = 0;
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, start)) {
      const last = chunk.subarray(start, at);
      lines.push(parts.length === 0 ? last : Buffer.concat([...parts, last]));
      [parts, size, start] = [[], 0, at + 1];
    }
    if (lines.length > 0) yield lines;
    if (start === chunk.length) continue;
    parts.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > limit) throw new Problem('too_large', { limit });
  }
  if (size > 0) yield [Buffer.concat(parts)];
}

const LINE_FEED = 0x0a;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A line: `{"file": "a.xml", "content": "<?xml …"}`, or `"base64"` for bytes. @throws Problem */
export function fileInLine(line: Uint8Array): MemoryFile {
  const bytes = Buffer.from(line.buffer, line.byteOffset, line.byteLength);
  // Without escapes by number, the bytes of a string are those of its text: read as Latin 1, they are neither decoded
  // nor encoded again, which takes a tenth of the time of a small file. A byte order mark must be decoded.
  const isPlain = !bytes.includes('\\u') && bytes[0] !== MARK && isUtf8(bytes);
  const encoding = isPlain ? 'latin1' : 'utf8';
  let value: unknown;
  try {
    value = JSON.parse(isPlain ? bytes.toString(encoding) : utf8.decode(bytes));
  } catch {
    throw unreadable('json');
  }
  const { file, content, base64 } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  const name = fileName(typeof file === 'string' ? Buffer.from(file, encoding).toString('utf8') : undefined);
  if (content !== undefined && base64 !== undefined) throw unreadable('both_members');
  if (typeof content === 'string') return { name, content: Buffer.from(content, encoding) };
  if (typeof base64 !== 'string') throw unreadable('members');
  const decoded = bytesOf(base64);
  if (decoded === null) throw unreadable('base64');
  return { name, content: decoded };
}

/** The first byte of a byte order mark. */
const MARK = 0xef;
