/** Reads attachments that a brief names (`file: ricevuta.pdf`) instead of giving base64. Only the command does this: builders do not read files. */

import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMembers } from '../../../model/index.ts';
import { readFileUpTo } from '../../files/read.ts';
import { codeOf } from '../../files/systemCode.ts';
import { MAX_ATTACHED } from './limits.ts';

/**
 * The reason why a file is not attached: `name` if it is not a plain name of a file next to the brief, `both` if the
 * content is also given, `unavailable` if the brief is not in a folder, `kind` for a folder, a link or a device.
 */
export type AttachedReason = 'name' | 'both' | 'unavailable' | 'missing' | 'kind' | 'size' | 'system';

export interface AttachedProblem {
  /** JSON Pointer into the brief. */
  readonly path: string;
  readonly reason: AttachedReason;
  readonly file: string;
  /** The actual size for `size`, the system's error code for `system`. */
  readonly detail: string;
}

export interface Attached {
  /** The brief with the contents of its files. */
  readonly value: unknown;
  readonly problems: readonly AttachedProblem[];
  /** The files that were read. */
  readonly files: readonly { readonly path: string }[];
}

type Members = Readonly<Record<string, unknown>>;

/** @param folder The folder of the brief; attached files must be directly in it. Null for a brief in memory. */
export async function attachFiles(brief: unknown, folder: string | null): Promise<Attached> {
  const work: Work = { folder, problems: [], files: [], left: MAX_ATTACHED };
  const value = await filled(brief, '', work);
  return { value, problems: work.problems, files: work.files };
}

interface Work {
  readonly folder: string | null;
  readonly problems: AttachedProblem[];
  readonly files: { readonly path: string }[];
  /** Bytes left of the limit. */
  left: number;
}

/** Reads the attachments of a brief; in a lotto, those of each invoice. */
async function filled(value: unknown, at: string, work: Work): Promise<unknown> {
  if (!isMembers(value)) return value;
  const { allegati: attachments, fatture: invoices } = value;
  const made: Record<string, unknown> = { ...value };
  if (Array.isArray(attachments)) {
    made['allegati'] = await each(attachments, (item, index) =>
      attachment(item, `${at}/allegati/${index}`, work),
    );
  }
  if (at === '' && Array.isArray(invoices)) {
    made['fatture'] = await each(invoices, (item, index) => filled(item, `/fatture/${index}`, work));
  }
  return made;
}

/** Sequential, so that not all files are open at once. */
async function each(
  items: readonly unknown[],
  change: (item: unknown, index: number) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const made: unknown[] = [];
  for (const [index, item] of items.entries()) made.push(await change(item, index));
  return made;
}

async function attachment(item: unknown, at: string, work: Work): Promise<unknown> {
  if (!isMembers(item) || item['file'] == null) return item;
  const { file, ...rest } = item;
  const found = await contentOf(file, rest, work);
  if (!found.ok) {
    const { reason, detail } = found;
    work.problems.push({ path: `${at}/file`, reason, file: String(file), detail });
  }
  return {
    ...rest,
    nome_attachment: rest['nome_attachment'] ?? String(file),
    // Placeholder content for an unreadable file, so that the rest of the brief is checked too.
    attachment: found.ok ? found.bytes : NOTHING,
  };
}

const NOTHING = Uint8Array.of(0);

type Found =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: AttachedReason; readonly detail: string };

async function contentOf(file: unknown, { attachment: given }: Members, work: Work): Promise<Found> {
  if (typeof file !== 'string' || !isPlainName(file)) return { ok: false, reason: 'name', detail: '' };
  if (given != null) return { ok: false, reason: 'both', detail: '' };
  if (work.folder === null) return { ok: false, reason: 'unavailable', detail: '' };
  const path = join(work.folder, file);
  try {
    const facts = await lstat(path);
    if (!facts.isFile()) return { ok: false, reason: 'kind', detail: '' };
  } catch (error) {
    const code = codeOf(error);
    return { ok: false, reason: code === 'ENOENT' ? 'missing' : 'system', detail: code };
  }
  const read = await readFileUpTo(path, work.left);
  if (read.ok) {
    work.left -= read.bytes.length;
    work.files.push({ path });
    return read;
  }
  return read.reason === 'size'
    ? { ok: false, reason: 'size', detail: String(read.size) }
    : { ok: false, reason: 'system', detail: read.code };
}

/** True for a name without folders, Windows drives and streams, and control characters. */
function isPlainName(file: string): boolean {
  return file.length <= MAX_NAME && file !== '.' && file !== '..' && /^[^/\\:\0-\x1f]+$/.test(file);
}

/** The limit of common file systems. */
const MAX_NAME = 255;
