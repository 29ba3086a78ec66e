/** Lists the entries of a ZIP archive from its central directory. */
import {
  type ByteSource,
  CONTAINER_LIMITS,
  type ContainerFlaw,
  type ContainerReason,
  type Listing,
} from '../container/container.ts';
import { type Directory, findDirectory, viewOf } from './endRecord.ts';
import { RECORDS } from './records.ts';
import { readRecord, type ZipEntry } from './zipEntry.ts';

/** Largest central directory in bytes: the maximum number of entries, with 1 KB for each record and its name. */
const LARGEST_DIRECTORY = CONTAINER_LIMITS.entries * 1_024;

/** Without ZIP64, the end record states the number of entries in 16 bits. */
const COUNT_BITS = 0xffff;

type Unbounded = Omit<ZipEntry, 'bound'>;

export async function listZip(source: ByteSource): Promise<Listing<ZipEntry>> {
  const directory = await findDirectory(source);
  if (typeof directory === 'string') return nothing(directory);
  if (directory.bound - directory.start > LARGEST_DIRECTORY) return nothing('entries');
  const { entries, reason } = await readRecords(source, directory);
  if (reason === 'entries') return nothing(reason);
  const flaws = new Set<ContainerFlaw>(directory.flaws);
  if (entries.length % (COUNT_BITS + 1) !== directory.count % (COUNT_BITS + 1)) flaws.add('count');
  const first = entries.reduce((least, { offset }) => Math.min(least, offset), directory.start);
  if (first > 0) flaws.add('leading');
  return { entries: bounded(entries, directory), flaws: [...flaws], reason };
}

function nothing(reason: ContainerReason): Listing<ZipEntry> {
  return { entries: [], flaws: [], reason };
}

interface Records {
  readonly entries: readonly Unbounded[];
  readonly reason: ContainerReason | null;
}

/** Reads all records, even if the end record states another number, because other programs may find them too. */
async function readRecords(source: ByteSource, { start, end, bound, shift }: Directory): Promise<Records> {
  const bytes = await source.read(start, bound - start);
  const view = viewOf(bytes);
  const entries: Unbounded[] = [];
  let at = 0;
  for (let record = readRecord(bytes, view, at); record !== null; record = readRecord(bytes, view, at)) {
    if (entries.length === CONTAINER_LIMITS.entries) return { entries: [], reason: 'entries' };
    const { entry } = record;
    entries.push(shift === 0 ? entry : { ...entry, offset: entry.offset + shift });
    at = record.next;
  }
  const isWhole = at >= end - start || isSigned(view, at);
  return { entries, reason: isWhole ? null : 'directory' };
}

/** True for the signature of the directory, which may be its last record (APPNOTE.TXT §4.3.13). */
function isSigned(view: DataView, at: number): boolean {
  return at + 4 <= view.byteLength && view.getUint32(at, true) === RECORDS.signature;
}

/** Size of a local header without its name. */
const LOCAL_HEADER = 30;

/** Adds the offset at which each entry must end, and refuses entries that overlap. */
function bounded(entries: readonly Unbounded[], { start }: Directory): readonly ZipEntry[] {
  const order = entries.map((_, index) => index);
  order.sort((a, b) => (entries[a]?.offset ?? 0) - (entries[b]?.offset ?? 0));
  const result: ZipEntry[] = [];
  let reached = 0;
  let previous = -1;
  for (const [position, index] of order.entries()) {
    const entry = entries[index];
    if (entry === undefined) continue;
    const following = entries[order[position + 1] ?? -1]?.offset ?? start;
    const bound = Math.min(following, start);
    const reason = entry.reason ?? (entry.offset >= start ? 'outside' : null);
    // Member by member, for the same reason as in `readRecord`.
    const { name, role, method, crc, size, packed, offset } = entry;
    result[index] = { name, role, method, crc, size, packed, offset, bound, reason };
    if (entry.offset < reached) {
      refuse(result, index);
      refuse(result, previous);
    }
    const end = entry.offset + LOCAL_HEADER + entry.packed;
    if (end > reached) {
      reached = end;
      previous = index;
    }
  }
  return result;
}

function refuse(entries: ZipEntry[], index: number): void {
  const entry = entries[index];
  if (entry !== undefined && entry.role === 'file') entries[index] = { ...entry, reason: 'overlap' };
}
