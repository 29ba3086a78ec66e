/** Decompression by node:zlib, which is several times as fast as the stream of the library. */
import { inflateRawSync } from 'node:zlib';
import type { Inflate } from '../../envelope/container/index.ts';
import { codeOf } from '../files/systemCode.ts';

/** Bytes of one piece of output: sizes that an archive declares are not allocated before there are data. */
const PIECE = 262_144;

export const nodeInflate: Inflate = (packed, size) => {
  const limit = Math.max(1, size);
  try {
    // One piece for most files, with room to spare: a full one makes zlib allocate another.
    const chunkSize = Math.min(Math.max(limit + 1, 64), PIECE);
    return inflateRawSync(packed, { maxOutputLength: limit, chunkSize });
  } catch (error) {
    return codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'size' : 'data';
  }
};
