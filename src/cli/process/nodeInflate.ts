/** Decompression by node:zlib, which is several times as fast as the stream of the library. */
import { inflateRawSync } from 'node:zlib';
import type { Inflate } from '../../envelope/container/index.ts';
import { codeOf } from '../files/systemCode.ts';

/** Size of one piece of output in bytes: the size that an archive declares is not allocated in advance. */
const PIECE = 262_144;

export const nodeInflate: Inflate = (packed, size) => {
  const limit = Math.max(1, size);
  try {
    // Most files fit into one piece, which has a spare byte: zlib allocates another piece when one is full.
    const chunkSize = Math.min(Math.max(limit + 1, 64), PIECE);
    return inflateRawSync(packed, { maxOutputLength: limit, chunkSize });
  } catch (error) {
    return codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'size' : 'data';
  }
};
