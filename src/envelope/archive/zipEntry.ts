/** An entry of a ZIP archive, from its record in the central directory (APPNOTE.TXT 6.3.10, §4.3.12). */
import { CONTAINER_LIMITS, type ContainerEntry, type EntryReason } from '../container/container.ts';
import { entryName, extraField } from './entryName.ts';
import { isJunk } from './junk.ts';
import { RECORDS } from './records.ts';

export interface ZipEntry extends ContainerEntry {
  readonly size: number;
  /** Size of the data in the archive. */
  readonly packed: number;
  readonly method: number;
  readonly crc: number;
  /** Offset of the local header. */
  readonly offset: number;
  /** Offset of what follows the data: another entry, or the directory. */
  readonly bound: number;
}

export const METHODS = { stored: 0, deflated: 8 } as const;

const LENGTH = 46;
const FLAGS = { encrypted: 0x0001, strong: 0x0040, utf8: 0x0800, hidden: 0x2000 };
const ZIP64 = 0x0001;
const IN_ZIP64 = 0xffffffff;

/** Systems whose attributes contain the type of a Unix file: Unix and macOS. */
const UNIX: readonly number[] = [3, 19];
const TYPE_MASK = 0o170000;
const PLAIN_TYPES: readonly number[] = [0, 0o100000, 0o040000];

/** The record of an entry. */
export interface CentralRecord {
  readonly entry: Omit<ZipEntry, 'bound'>;
  /** Offset of the next record in the directory. */
  readonly next: number;
}

/** Reads the record at an offset of the directory; null if it is damaged. */
export function readRecord(directory: Uint8Array, view: DataView, at: number): CentralRecord | null {
  if (at + LENGTH > directory.length || view.getUint32(at, true) !== RECORDS.central) return null;
  const nameEnd = at + LENGTH + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const next = extraEnd + view.getUint16(at + 32, true);
  if (next > directory.length) return null;
  const flags = view.getUint16(at + 8, true);
  const extra = directory.subarray(nameEnd, extraEnd);
  const name = entryName(directory.subarray(at + LENGTH, nameEnd), (flags & FLAGS.utf8) !== 0, extra);
  const numbers = numbersOf(view, at, extra);
  const method = view.getUint16(at + 10, true);
  const mode = UNIX.includes(directory[at + 5] ?? 0) ? view.getUint16(at + 40, true) & TYPE_MASK : 0;
  // Member by member: spreading takes microseconds in Node 20, and archives have up to 100,000 entries.
  const { size, packed, offset } = numbers ?? NO_NUMBERS;
  const entry = {
    name,
    role: isJunk(name) ? ('junk' as const) : ('file' as const),
    method,
    crc: view.getUint32(at + 16, true),
    size,
    packed,
    offset,
    reason: numbers === null ? 'header' : reasonOf({ flags, method, mode, size, packed, offset }),
  } as const;
  return { entry, next };
}

interface Numbers {
  readonly size: number;
  readonly packed: number;
  readonly offset: number;
}

const NO_NUMBERS: Numbers = { size: 0, packed: 0, offset: 0 };

/** Sizes and offset; null if they should be in a field of ZIP64 that is missing or too short. */
function numbersOf(view: DataView, at: number, extra: Uint8Array): Numbers | null {
  const field = extraField(extra, ZIP64);
  let taken = 0;
  const long = (value: number): number => {
    if (value !== IN_ZIP64) return value;
    taken += 8;
    return field === null || taken > field.byteLength ? -1 : Number(field.getBigUint64(taken - 8, true));
  };
  // In this order in the field.
  const size = long(view.getUint32(at + 24, true));
  const packed = long(view.getUint32(at + 20, true));
  const offset = long(view.getUint32(at + 42, true));
  return Math.min(size, packed, offset) < 0 ? null : { size, packed, offset };
}

interface Facts extends Numbers {
  readonly flags: number;
  readonly method: number;
  /** The type of a Unix file; 0 if not known. */
  readonly mode: number;
}

function reasonOf({ flags, method, mode, size, packed }: Facts): EntryReason | null {
  if ((flags & (FLAGS.encrypted | FLAGS.strong | FLAGS.hidden)) !== 0) return 'encrypted';
  if (!PLAIN_TYPES.includes(mode)) return 'special';
  if (method !== METHODS.stored && method !== METHODS.deflated) return 'method';
  if (size > CONTAINER_LIMITS.entryBytes) return 'large';
  if (method === METHODS.stored) return size === packed ? null : 'size';
  const isBomb = size > CONTAINER_LIMITS.anyRatio && size > packed * CONTAINER_LIMITS.ratio;
  return isBomb ? 'ratio' : null;
}
