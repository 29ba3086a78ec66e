/** Decompression by the platform, for callers that pass none. */
import { concatBytes } from '../../model/concatBytes.ts';
import type { Inflate } from './container.ts';

/** Raw deflate by `DecompressionStream`, which browsers and Node 20 have. Stops at the declared size. */
export const platformInflate: Inflate = async (packed, size) => {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // Errors reach the reader as well; the data are damaged either way.
  writer.write(new Uint8Array(packed)).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      pieces.push(next.value);
      length += next.value.length;
      if (length > size) {
        reader.cancel().catch(() => {});
        return 'size';
      }
    }
  } catch {
    return 'data';
  }
  return concatBytes(pieces);
};
