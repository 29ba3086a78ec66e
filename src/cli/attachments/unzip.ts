/** Extracts a ZIP archive within limits, as a whole or not at all: it is read completely before anything is written. */
import {
  type ContainerEntry,
  type EntryReason,
  listEntries,
  memorySource,
  openContainer,
  readEntry,
} from '../../envelope/container/index.ts';
import { nodeInflate } from '../process/nodeInflate.ts';
import { MAX_UNPACKED, mostOf } from './limits.ts';

/** Maximum number of entries, including folders: each becomes a file on disk. */
const MAX_ENTRIES = 500;

/** Maximum total size of all files in bytes: they are kept in memory until the last one is checked. */
const MAX_TOTAL = 2 * MAX_UNPACKED;

/**
 * The reason why an archive is refused: `encrypted` and `special` (links, devices) for an entry, `entries` and `size` for
 * the limits, `lying` if the content does not match the declared sizes or counts, `kind` for unsupported compression.
 */
export type ZipFlaw = 'encrypted' | 'special' | 'entries' | 'size' | 'lying' | 'kind' | 'broken' | 'empty';

export interface ZippedFile {
  /** The name in the archive, possibly a path: unsafe to write to. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type Unzipped =
  | { readonly ok: true; readonly files: readonly ZippedFile[] }
  | { readonly ok: false; readonly reason: ZipFlaw };

const FLAWS: Readonly<Record<EntryReason, ZipFlaw>> = {
  header: 'broken',
  outside: 'broken',
  overlap: 'lying',
  data: 'broken',
  size: 'lying',
  checksum: 'broken',
  method: 'kind',
  encrypted: 'encrypted',
  special: 'special',
  large: 'size',
  ratio: 'size',
  total: 'size',
  time: 'size',
  nesting: 'broken',
};

export async function unzip(bytes: Uint8Array): Promise<Unzipped> {
  const archive = await openContainer(memorySource(bytes), 'archive.zip', { inflate: nodeInflate });
  if (archive === null) return { ok: false, reason: 'broken' };
  const { entries, flaws, reason } = await listEntries(archive, { inflate: nodeInflate });
  if (reason === 'entries' || entries.length > MAX_ENTRIES) return { ok: false, reason: 'entries' };
  if (reason !== null) return { ok: false, reason: 'broken' };
  // With a wrong count, other programs would extract other files.
  if (flaws.includes('count')) return { ok: false, reason: 'lying' };
  // Relative to the size of the whole archive.
  let left = mostOf(bytes.length, MAX_TOTAL);
  const files: ZippedFile[] = [];
  for (const entry of entries.filter(isFile)) {
    if (entry.reason !== null) return { ok: false, reason: FLAWS[entry.reason] };
    const size = entry.size ?? 0;
    if (size > Math.min(left, MAX_UNPACKED)) return { ok: false, reason: 'size' };
    left -= size;
    const content = await readEntry(archive.kind, archive.source, entry, { inflate: nodeInflate });
    if (content.bytes === null) return { ok: false, reason: FLAWS[content.reason] };
    files.push({ name: entry.name, bytes: content.bytes });
  }
  return files.length === 0 ? { ok: false, reason: 'empty' } : { ok: true, files };
}

const isFile = ({ name }: ContainerEntry): boolean => !name.endsWith('/');
