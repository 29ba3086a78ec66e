/** Reads the content of an entry of a ZIP archive, and checks it. */
import type { ByteSource, ContainerPorts, EntryContent, EntryReason } from '../container/container.ts';
import { crc32 } from './crc32.ts';
import { viewOf } from './endRecord.ts';
import { RECORDS } from './records.ts';
import { METHODS, type ZipEntry } from './zipEntry.ts';

const LOCAL_LENGTH = 30;

/** Bytes read ahead for the name and the extra fields, so that most entries take one read. */
const AHEAD = 512;

export async function readZipEntry(
  source: ByteSource,
  entry: ZipEntry,
  { inflate }: ContainerPorts,
): Promise<EntryContent> {
  if (entry.reason !== null) return none(entry.reason);
  const packed = await packedData(source, entry);
  if (typeof packed === 'string') return none(packed);
  // A copy, because the piece that was read may be much larger.
  const bytes = entry.method === METHODS.stored ? packed.slice() : await inflate(packed, entry.size);
  if (typeof bytes === 'string') return none(bytes);
  if (bytes.length !== entry.size) return none('size');
  return crc32(bytes) === entry.crc ? { bytes, reason: null } : none('checksum');
}

function none(reason: EntryReason): EntryContent {
  return { bytes: null, reason };
}

/** The compressed data, after the local header. */
async function packedData(
  source: ByteSource,
  { offset, packed, bound }: ZipEntry,
): Promise<Uint8Array | EntryReason> {
  const piece = await source.read(offset, Math.min(LOCAL_LENGTH + AHEAD + packed, bound - offset));
  if (piece.length < LOCAL_LENGTH) return 'outside';
  const view = viewOf(piece);
  if (view.getUint32(0, true) !== RECORDS.local) return 'header';
  const start = LOCAL_LENGTH + view.getUint16(26, true) + view.getUint16(28, true);
  if (offset + start + packed > bound) return offset + start + packed > source.size ? 'outside' : 'overlap';
  const whole =
    start + packed <= piece.length
      ? piece.subarray(start, start + packed)
      : await source.read(offset + start, packed);
  return whole.length === packed ? whole : 'outside';
}
