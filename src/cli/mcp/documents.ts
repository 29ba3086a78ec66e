/** The documents of a call: content in its arguments, or files in the folders of `--root`. */
import { bytesOf } from '../inMemory/document.ts';
import type { MemoryFile } from '../inMemory/memoryCall.ts';
import { Refusal } from './refusal.ts';
import type { Roots } from './roots.ts';

/** The arguments of a call, already checked against the schema. */
export type Arguments = Readonly<Record<string, unknown>>;

export interface Sources {
  readonly roots: Roots;
  readonly maxBytes: number;
}

/** Maximum total size of the files of a folder, as a multiple of the maximum file size. */
const TOGETHER = 5;

/** The document in `content`, `base64` or `path`. @throws Refusal */
export async function documentIn(
  given: Arguments,
  fallback: string,
  { roots, maxBytes }: Sources,
): Promise<MemoryFile> {
  const { path } = given;
  const inline = inlineIn(given, fallback);
  if (inline === null && typeof path === 'string') {
    const {
      files: [only, ...others],
    } = await roots.list(path);
    if (only === undefined) throw Refusal.because('noFiles', path);
    if (others.length > 0) throw Refusal.because('folder', path);
    return { name: only.path, content: await roots.read(only.path, { maxBytes }) };
  }
  return checked(inline, maxBytes);
}

/** The same, or all files of a folder. @throws Refusal */
export async function documentsIn(
  given: Arguments,
  fallback: string,
  sources: Sources,
): Promise<{ readonly files: readonly MemoryFile[]; readonly isAll: boolean }> {
  const { path } = given;
  const inline = inlineIn(given, fallback);
  if (inline === null && typeof path === 'string')
    return await sources.roots.readAll(path, { total: sources.maxBytes * TOGETHER });
  return { files: [checked(inline, sources.maxBytes)], isAll: true };
}

function inlineIn({ content, base64, path, name }: Arguments, fallback: string): MemoryFile | null {
  const given = [content, base64, path].filter((one) => typeof one === 'string');
  if (given.length !== 1) throw Refusal.because('oneDocument');
  if (typeof path === 'string') return null;
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : bytesOf(String(base64));
  if (bytes === null) throw Refusal.because('wrongBase64');
  return { name: typeof name === 'string' ? lastOf(name, fallback) : fallback, content: bytes };
}

function checked(file: MemoryFile | null, maxBytes: number): MemoryFile {
  if (file === null || file.content.length === 0) throw Refusal.because('oneDocument');
  if (file.content.length > maxBytes) throw Refusal.because('tooLarge', file.name, maxBytes);
  return file;
}

/** The name of a document in reports: the last part of a path, without control characters. */
function lastOf(name: string, fallback: string): string {
  const last = (name.split(/[/\\]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, '');
  return last === '' || last === '.' || last === '..' || last === '-' ? fallback : last;
}
