/** Writes a ZIP archive as a stream, without buffering (APPNOTE.TXT 6.3.10 of PKWARE). */
import { createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { crc32 } from '../../envelope/container/index.ts';
import type { Output } from '../process/io.ts';

/** Larger archives and entries would need ZIP64, which is not supported. */
const LARGEST = 0xffffffff;

/** Characters collected before they are compressed. */
const PIECE = 65_536;

const VERSION = 20;
/** Sizes and checksum follow the data (bit 3); names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, the first date of the format, constant for reproducible output. */
const DATE = 0x0021;

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

interface Entry {
  readonly name: Uint8Array;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

interface OpenEntry {
  readonly name: Uint8Array;
  readonly offset: number;
  readonly deflate: DeflateRaw;
  readonly packedPieces: Uint8Array[];
  pending: string;
  crc: number;
  packed: number;
  size: number;
}

/** The archive exceeds the limits of ZIP without ZIP64. */
export class ZipTooLargeError extends Error {
  override readonly name = 'ZipTooLargeError';
}

/** Writes one entry at a time: `begin`, any number of `write`, `end`; `finish` after the last entry. */
export class ZipWriter {
  readonly #out: Pick<Output, 'write'>;
  readonly #entries: Entry[] = [];
  #offset = 0;
  #open: OpenEntry | null = null;

  constructor(out: Pick<Output, 'write'>) {
    this.#out = out;
  }

  async begin(name: string): Promise<void> {
    const deflate = createDeflateRaw();
    const packedPieces: Uint8Array[] = [];
    deflate.on('data', (piece: Uint8Array) => packedPieces.push(piece));
    const bytes = new TextEncoder().encode(name);
    this.#open = {
      name: bytes,
      offset: this.#offset,
      deflate,
      packedPieces,
      pending: '',
      crc: 0,
      packed: 0,
      size: 0,
    };
    await this.#put(
      record([4, LOCAL], ...descriptionOf(), [4, 0], [4, 0], [4, 0], [2, bytes.length], [2, 0]),
    );
    await this.#put(bytes);
  }

  async write(text: string): Promise<void> {
    const open = this.#opened();
    open.pending += text;
    if (open.pending.length >= PIECE) await this.#flush(open);
  }

  async end(): Promise<void> {
    const open = this.#opened();
    await this.#flush(open);
    await new Promise<void>((resolve, reject) => {
      open.deflate.once('end', resolve).once('error', reject).end();
    });
    await this.#putPacked(open);
    const { name, offset, crc, packed, size } = open;
    await this.#put(record([4, DESCRIPTOR], [4, crc], [4, packed], [4, size]));
    this.#entries.push({ name, offset, crc, packed, size });
    this.#open = null;
  }

  async finish(): Promise<void> {
    const begin = this.#offset;
    for (const { name, offset, crc, packed, size } of this.#entries) {
      const head = record(
        ...([
          [4, CENTRAL],
          [2, VERSION],
        ] as const),
        ...descriptionOf(),
        ...([
          [4, crc],
          [4, packed],
          [4, size],
        ] as const),
        // Lengths of name, extra field and comment; disk, internal and external attributes; offset.
        ...([
          [2, name.length],
          [2, 0],
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, offset],
        ] as const),
      );
      await this.#put(head);
      await this.#put(name);
    }
    const count = this.#entries.length;
    const length = this.#offset - begin;
    await this.#put(
      record([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, begin], [2, 0]),
    );
  }

  async #flush(open: OpenEntry): Promise<void> {
    const bytes = new TextEncoder().encode(open.pending);
    open.pending = '';
    open.crc = crc32(bytes, open.crc);
    open.size += bytes.length;
    await new Promise<void>((resolve, reject) => {
      open.deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
    await this.#putPacked(open);
  }

  async #putPacked(open: OpenEntry): Promise<void> {
    for (const piece of open.packedPieces.splice(0)) {
      open.packed += piece.length;
      await this.#put(piece);
    }
    if (open.size > LARGEST) throw new ZipTooLargeError();
  }

  async #put(bytes: Uint8Array): Promise<void> {
    await this.#out.write(bytes);
    this.#offset += bytes.length;
    if (this.#offset > LARGEST) throw new ZipTooLargeError();
  }

  #opened(): OpenEntry {
    if (this.#open === null) throw new Error('no entry of the archive is open');
    return this.#open;
  }
}

type Field = readonly [bytes: 2 | 4, value: number];

/** Version, flags, method, time and date: the same in the local header and the central directory. */
function descriptionOf(): readonly Field[] {
  return [
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, DATE],
  ];
}

/** Encodes numbers as little-endian bytes. */
function record(...fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += length;
  }
  return bytes;
}
