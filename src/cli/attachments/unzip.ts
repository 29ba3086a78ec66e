/** Extracts a ZIP archive within limits, as a whole or not at all: it is read completely before anything is written. */
import { inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { crc32 } from '../../envelope/container/index.ts';
import { codeOf } from '../files/systemCode.ts';
import { MAX_UNPACKED, mostOf } from './limits.ts';

/** Maximum number of entries, including folders: each becomes a file on disk. */
const MAX_ENTRIES = 500;

/** Maximum total size of all files in bytes: they are kept in memory until the last one is checked. */
const MAX_TOTAL = 2 * MAX_UNPACKED;

/** The Unix file type in the upper half of an entry's attributes. */
const KIND_MASK = 0o170000;
const FOLDER = 0o040000;
const PLAIN = 0o100000;

const STORED = 0;
const DEFLATED = 8;

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

class Refused extends Error {
  readonly reason: ZipFlaw;

  constructor(reason: ZipFlaw) {
    super(reason);
    this.reason = reason;
  }
}

export async function unzip(bytes: Uint8Array): Promise<Unzipped> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    // Names as bytes, because the library refuses paths that lead outside; only their last part is used here.
    const zip = await fromBufferPromise(buffer, { decodeStrings: false });
    const files = await filesOf(zip, buffer);
    return files.length === 0 ? { ok: false, reason: 'empty' } : { ok: true, files };
  } catch (error) {
    return { ok: false, reason: error instanceof Refused ? error.reason : flawOf(error) };
  }
}

/** Classifies the library's errors by message: they have no codes. The library itself refuses strong encryption. */
function flawOf(error: unknown): ZipFlaw {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('encryption')) return 'encrypted';
  return message.includes('size mismatch for stored file') ? 'lying' : 'broken';
}

async function filesOf(zip: ZipFile, archive: Buffer): Promise<readonly ZippedFile[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new Refused('entries');
  // Relative to the size of the whole archive: entries could share the same compressed bytes.
  let left = mostOf(archive.length, MAX_TOTAL);
  const files: ZippedFile[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Refused('encrypted');
    const name = nameOf(entry);
    const kind = (entry.externalFileAttributes >>> 16) & KIND_MASK;
    if (kind !== 0 && kind !== PLAIN && kind !== FOLDER) throw new Refused('special');
    if (kind === FOLDER || name.endsWith('/')) continue;
    if (entry.uncompressedSize > Math.min(left, MAX_UNPACKED)) throw new Refused('size');
    left -= entry.uncompressedSize;
    const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    files.push({ name, bytes: contentOf(entry, archive.subarray(start, start + entry.compressedSize)) });
  }
  // The declared count is too low: other programs would find files that this one does not.
  const end = Number(zip.readEntryCursor);
  if (archive.subarray(end, end + 4).equals(ENTRY)) throw new Refused('lying');
  return files;
}

/** The signature of a central directory entry. */
const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

function nameOf(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
}

function contentOf(entry: Entry, packed: Uint8Array): Uint8Array {
  const bytes = inflated(entry, packed);
  if (bytes.length !== entry.uncompressedSize) throw new Refused('lying');
  if (crc32(bytes) !== entry.crc32) throw new Refused('broken');
  return bytes;
}

function inflated({ compressionMethod, uncompressedSize }: Entry, packed: Uint8Array): Uint8Array {
  if (compressionMethod === STORED) return new Uint8Array(packed);
  if (compressionMethod !== DEFLATED) throw new Refused('kind');
  try {
    // Limited to the declared size, which was checked above.
    return new Uint8Array(inflateRawSync(packed, { maxOutputLength: Math.max(1, uncompressedSize) }));
  } catch (error) {
    throw new Refused(codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'lying' : 'broken');
  }
}
