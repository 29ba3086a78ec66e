/** The values of one column in a row group, as a data page. */
import { gzipSync } from 'node:zlib';
import { i32, struct, thriftBytes } from './thrift.ts';

const DATA_PAGE = 0;
const PLAIN = 0;
const RLE = 3;

export interface Page {
  readonly bytes: Uint8Array;
  /** Size of header and data without compression. */
  readonly uncompressed: number;
}

/** @param values The encoded values of all rows; null for missing ones. */
export function dataPage(values: readonly (Uint8Array | null)[]): Page {
  const data = Buffer.concat([levels(values), ...values.filter((value) => value !== null)]);
  const packed = gzipSync(data);
  const header = thriftBytes(
    struct({
      1: i32(DATA_PAGE),
      2: i32(data.length),
      3: i32(packed.length),
      5: struct({ 1: i32(values.length), 2: i32(PLAIN), 3: i32(RLE), 4: i32(RLE) }),
    }),
  );
  return { bytes: Buffer.concat([header, packed]), uncompressed: header.length + data.length };
}

/** Definition levels: 1 for a value, 0 for none, as runs of equal levels after their size in bytes. */
function levels(values: readonly (Uint8Array | null)[]): Uint8Array {
  const runs: number[] = [];
  for (let from = 0; from < values.length; ) {
    const isMissing = values[from] === null;
    let to = from + 1;
    while (to < values.length && (values[to] === null) === isMissing) to += 1;
    let header = (to - from) * 2;
    while (header >= 0x80) {
      runs.push((header % 0x80) | 0x80);
      header = Math.floor(header / 0x80);
    }
    runs.push(header, isMissing ? 0 : 1);
    from = to;
  }
  const size = Buffer.alloc(4);
  size.writeUInt32LE(runs.length);
  return Buffer.concat([size, Uint8Array.from(runs)]);
}
