/** Finds the central directory of a ZIP archive from the record at its end (APPNOTE.TXT 6.3.10, §4.3.14 to 16). */
import type { ByteSource, ContainerFlaw, ContainerReason } from '../container/container.ts';
import { RECORDS } from './records.ts';

const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const LOCATOR_LENGTH = 20;
const END64_LENGTH = 56;

/** Values that mean "see the ZIP64 record". */
const IN_ZIP64 = { short: 0xffff, long: 0xffffffff };

/** The position of the central directory. */
export interface Directory {
  readonly start: number;
  /** Its end as stated. */
  readonly end: number;
  /** Offset of the end record, or of the ZIP64 end record. */
  readonly bound: number;
  /** Number of entries stated. */
  readonly count: number;
  /** Bytes before the archive that its offsets do not count. */
  readonly shift: number;
  readonly flaws: readonly ContainerFlaw[];
}

/** The end of a file, with the offset of its first byte. */
interface Tail {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly offset: number;
}

/** A candidate for the end record. */
interface End {
  readonly at: number;
  readonly count: number;
  readonly size: number;
  readonly start: number;
}

/** The central directory, or the reason why there is none. */
export async function findDirectory(source: ByteSource): Promise<Directory | ContainerReason> {
  const length = Math.min(source.size, END_LENGTH + LONGEST_COMMENT);
  const bytes = await source.read(source.size - length, length);
  const tail = { bytes, view: viewOf(bytes), offset: source.size - length };
  let reason: ContainerReason = 'structure';
  let empty: Directory | null = null;
  for (const { at, flaws } of candidates(tail)) {
    const found = await directoryAt(source, tail, at, flaws);
    if (typeof found === 'string') reason = found === 'structure' ? reason : found;
    else if (found.start < found.bound) return found;
    // The end of a comment may look like an empty archive.
    else empty ??= found;
  }
  return empty ?? reason;
}

/** Each candidate costs a read; a file that has more is not an archive. */
const MOST_CANDIDATES = 64;

interface Candidate {
  readonly at: number;
  readonly flaws: readonly ContainerFlaw[];
}

/**
 * Places of end records, the most probable first. Bytes after the comment are tolerated, but a record that ends with the
 * file is more likely the right one: a comment may contain the signature of another.
 */
function candidates({ bytes, view }: Tail): readonly Candidate[] {
  const exact: Candidate[] = [];
  const loose: Candidate[] = [];
  for (let at = bytes.length - END_LENGTH; at >= 0 && loose.length < MOST_CANDIDATES; at -= 1) {
    if (bytes[at] !== P || view.getUint32(at, true) !== RECORDS.end) continue;
    if (at + END_LENGTH + view.getUint16(at + 20, true) === bytes.length) exact.push({ at, flaws: [] });
    else loose.push({ at, flaws: ['trailing'] });
  }
  return [...exact, ...loose].slice(0, MOST_CANDIDATES);
}

/** The first byte of a signature. */
const P = 0x50;

async function directoryAt(
  source: ByteSource,
  tail: Tail,
  at: number,
  flaws: readonly ContainerFlaw[],
): Promise<Directory | ContainerReason> {
  const { view } = tail;
  if (isInSeveral(view.getUint16(at + 4, true)) || isInSeveral(view.getUint16(at + 6, true)))
    return 'volumes';
  const short = {
    at: tail.offset + at,
    count: view.getUint16(at + 10, true),
    size: view.getUint32(at + 12, true),
    start: view.getUint32(at + 16, true),
  };
  const end = await withZip64(source, short);
  if (end === null) return 'structure';
  return await placed(source, end, flaws);
}

/** Number of a volume; all ones in archives of ZIP64. */
const isInSeveral = (volume: number): boolean => volume !== 0 && volume !== IN_ZIP64.short;

async function withZip64(source: ByteSource, short: End): Promise<End | null> {
  const { count, size, start } = short;
  if (count !== IN_ZIP64.short && size !== IN_ZIP64.long && start !== IN_ZIP64.long) return short;
  const locatorAt = short.at - LOCATOR_LENGTH;
  const locator = locatorAt < 0 ? null : viewOf(await source.read(locatorAt, LOCATOR_LENGTH));
  // An archive without ZIP64 may have exactly this many entries.
  if (locator === null || locator.getUint32(0, true) !== RECORDS.locator64) {
    return size === IN_ZIP64.long || start === IN_ZIP64.long ? null : short;
  }
  // The record usually precedes its locator, wherever the locator says it is: bytes before the archive shift it.
  for (const at of [Number(locator.getBigUint64(8, true)), locatorAt - END64_LENGTH]) {
    const view = at < 0 || at > locatorAt - END64_LENGTH ? null : viewOf(await source.read(at, END64_LENGTH));
    if (view === null || view.getUint32(0, true) !== RECORDS.end64) continue;
    const long = {
      count: Number(view.getBigUint64(32, true)),
      size: Number(view.getBigUint64(40, true)),
      start: Number(view.getBigUint64(48, true)),
    };
    return {
      at,
      count: count === IN_ZIP64.short ? long.count : count,
      size: size === IN_ZIP64.long ? long.size : size,
      start: start === IN_ZIP64.long ? long.start : start,
    };
  }
  return null;
}

/** Checks that the directory is where the record says, or right before it if other bytes precede the archive. */
async function placed(
  source: ByteSource,
  { at: bound, count, size, start }: End,
  flaws: readonly ContainerFlaw[],
): Promise<Directory | ContainerReason> {
  if (size > bound) return 'structure';
  if (size === 0) {
    const isEmpty = count === 0 && start <= bound;
    return isEmpty ? { start: bound, end: bound, bound, count, shift: 0, flaws } : 'structure';
  }
  if (start + size <= bound && (await isDirectory(source, start))) {
    return { start, end: start + size, bound, count, shift: 0, flaws };
  }
  const shifted = bound - size;
  if (shifted <= start || !(await isDirectory(source, shifted))) return 'structure';
  const shift = shifted - start;
  return { start: shifted, end: bound, bound, count, shift, flaws: ['leading', ...flaws] };
}

async function isDirectory(source: ByteSource, at: number): Promise<boolean> {
  const bytes = await source.read(at, 4);
  return bytes.length === 4 && viewOf(bytes).getUint32(0, true) === RECORDS.central;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
