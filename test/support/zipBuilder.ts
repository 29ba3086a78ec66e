/** Builds ZIP archives by hand, valid or with any single wrong value. Every number can be replaced. */
import { deflateRawSync } from 'node:zlib';

export interface BuiltEntry {
  readonly name: string | Uint8Array;
  /** Default: `x`. */
  readonly content?: string | Uint8Array;
  /** Default: 8 (deflate). */
  readonly method?: number;
  /** Default: 0x0800 (the name is UTF-8). */
  readonly flags?: number;
  /** The data instead of the compressed content. */
  readonly data?: Uint8Array;
  /** Unix mode with the type of the file; the system is then Unix. */
  readonly mode?: number;
  readonly size?: number;
  readonly packed?: number;
  readonly crc?: number;
  /** Extra fields in the central directory. */
  readonly extra?: Uint8Array;
  /** Extra fields in the local header. */
  readonly localExtra?: Uint8Array;
  readonly comment?: string;
  /** The local header's offset, by that of the real one. */
  readonly offset?: (real: number) => number;
  /** Bytes instead of the local header's signature. */
  readonly localSignature?: string;
  /** The sizes follow the data. */
  readonly descriptor?: boolean;
  /** Sizes and offset in a field of ZIP64. */
  readonly zip64?: boolean;
  /** Only in the directory. */
  readonly noLocal?: boolean;
  /** Only in the file, not in the directory. */
  readonly unlisted?: boolean;
}

export interface BuiltArchive {
  /** Bytes before the archive; `counted` if the offsets include them. */
  readonly before?: Uint8Array;
  readonly counted?: boolean;
  readonly after?: Uint8Array;
  readonly comment?: string | Uint8Array;
  readonly count?: number;
  readonly directorySize?: number;
  readonly directoryStart?: number;
  readonly disk?: number;
  /** Records of ZIP64 at the end; `at` is the offset in the locator, by that of the real one. */
  readonly zip64?: boolean | { readonly at?: (real: number) => number; readonly count?: bigint };
  /** Bytes between the directory and the end record. */
  readonly gap?: Uint8Array;
  /** Changes the directory. */
  readonly directory?: (bytes: Buffer) => Buffer;
}

const ALL_ONES = { short: 0xffff, long: 0xffffffff };

/** A record of numbers, little-endian: `[bytes, value]`. */
export function record(...fields: readonly (readonly [2 | 4 | 8, number | bigint])[]): Buffer {
  return Buffer.concat(
    fields.map(([length, value]) => {
      const field = Buffer.alloc(8);
      field.writeBigUInt64LE(BigInt.asUintN(64, BigInt(value)));
      return field.subarray(0, length);
    }),
  );
}

/** One extra field. */
export function extra(type: number, content: Uint8Array): Buffer {
  return Buffer.concat([record([2, type], [2, content.length]), content]);
}

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

/** CRC-32, written independently of the tested one. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = ((TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)) >>> 0;
  return (sum ^ 0xffffffff) >>> 0;
}

interface Written {
  readonly local: Buffer;
  readonly central: (offset: number) => Buffer;
}

function written(entry: BuiltEntry): Written {
  const { method = 8, flags = 0x0800, descriptor = false, zip64 = false } = entry;
  const name = Buffer.from(entry.name);
  const plain = Buffer.from(entry.content ?? 'x');
  const data = Buffer.from(entry.data ?? (method === 8 ? deflateRawSync(plain) : plain));
  const size = entry.size ?? plain.length;
  const packed = entry.packed ?? data.length;
  const crc = entry.crc ?? checksum(plain);
  const bits = flags | (descriptor ? 8 : 0);
  const localExtra = entry.localExtra ?? Buffer.alloc(0);
  const comment = Buffer.from(entry.comment ?? '');
  const numbers = descriptor ? ([0, 0, 0] as const) : ([crc, packed, size] as const);
  const local = Buffer.concat([
    Buffer.from(entry.localSignature ?? 'PK\x03\x04', 'latin1'),
    record([2, 20], [2, bits], [2, method], [4, 0x21_0000], ...numbers.map((one) => [4, one] as const)),
    record([2, name.length], [2, localExtra.length]),
    name,
    localExtra,
    data,
    ...(descriptor ? [record([4, 0x08074b50], [4, crc], [4, packed], [4, size])] : []),
  ]);
  const central = (real: number): Buffer => {
    const offset = entry.offset?.(real) ?? real;
    const long = extra(1, record([8, size], [8, packed], [8, offset]));
    const extras = Buffer.concat([...(zip64 ? [long] : []), entry.extra ?? Buffer.alloc(0)]);
    const or = (value: number): number => (zip64 ? ALL_ONES.long : value);
    return Buffer.concat([
      Buffer.from('PK\x01\x02', 'latin1'),
      record([2, entry.mode === undefined ? 20 : 0x0314], [2, 20], [2, bits], [2, method], [4, 0x21_0000]),
      record([4, crc], [4, or(packed)], [4, or(size)], [2, name.length], [2, extras.length]),
      record([2, comment.length], [2, 0], [2, 0], [4, (entry.mode ?? 0) * 0x10000], [4, or(offset)]),
      name,
      extras,
      comment,
    ]);
  };
  return { local, central };
}

export function zipOf(entries: readonly BuiltEntry[], archive: BuiltArchive = {}): Buffer {
  const {
    before = Buffer.alloc(0),
    counted = false,
    after = Buffer.alloc(0),
    gap = Buffer.alloc(0),
  } = archive;
  const parts: Buffer[] = [Buffer.from(before)];
  const directory: Buffer[] = [];
  let at = counted ? before.length : 0;
  for (const entry of entries) {
    const { local, central } = written(entry);
    if (entry.unlisted !== true) directory.push(central(at));
    if (entry.noLocal === true) continue;
    parts.push(local);
    at += local.length;
  }
  const list = archive.directory?.(Buffer.concat(directory)) ?? Buffer.concat(directory);
  const count = archive.count ?? directory.length;
  const size = archive.directorySize ?? list.length;
  const start = archive.directoryStart ?? at;
  const end64 = archive.zip64 ? zip64End(archive, { count, size, start, at: at + list.length }) : [];
  const inZip64 = end64.length > 0;
  const comment = Buffer.from(archive.comment ?? '');
  const disk = archive.disk ?? 0;
  const end = record(
    [4, 0x06054b50],
    [2, disk],
    [2, disk],
    [2, inZip64 ? ALL_ONES.short : count],
    [2, inZip64 ? ALL_ONES.short : count],
    [4, inZip64 ? ALL_ONES.long : size],
    [4, inZip64 ? ALL_ONES.long : start],
    [2, comment.length],
  );
  return Buffer.concat([...parts, list, Buffer.from(gap), ...end64, end, comment, Buffer.from(after)]);
}

function zip64End(
  { zip64 }: BuiltArchive,
  { count, size, start, at }: { count: number; size: number; start: number; at: number },
): readonly Buffer[] {
  const lies = typeof zip64 === 'object' ? zip64 : {};
  const stated = lies.count ?? BigInt(count);
  return [
    record([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, stated], [8, stated]),
    record([8, size], [8, start]),
    record([4, 0x07064b50], [4, 0], [8, lies.at?.(at) ?? at], [4, 1]),
  ];
}
