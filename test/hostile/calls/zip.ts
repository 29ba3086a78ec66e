/** ZIP archives made by hand, so that they can contain wrong values (APPNOTE 4.3). */
import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../../src/envelope/container/index.ts';

export interface Zipped {
  readonly name: string;
  readonly content: Uint8Array;
  /** Already compressed. */
  readonly packed?: Uint8Array;
  /** The declared size, if it is wrong. */
  readonly size?: number;
}

export interface ZipLies {
  /** The declared number of entries. */
  readonly count?: number;
  /** All entries have the data of the first. */
  readonly shared?: boolean;
}

const VERSION = 20;
const DEFLATED = 8;

export function zip(entries: readonly Zipped[], lies: ZipLies = {}): Buffer {
  const { count = entries.length, shared = false } = lies;
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  let first: number | undefined;
  for (const { name, content, packed = deflateRawSync(content), size = content.length } of entries) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(size, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(shared ? (first ?? offset) : offset, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), facts, end, Buffer.from(name));
    if (shared && first !== undefined) continue;
    first = offset;
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const last = Buffer.alloc(22);
  last.write('PK\x05\x06', 'latin1');
  last.writeUInt16LE(Math.min(count, 0xffff), 8);
  last.writeUInt16LE(Math.min(count, 0xffff), 10);
  last.writeUInt32LE(directory.length, 12);
  last.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, last]);
}
