import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ByteSource } from '../../envelope/container/index.ts';
import { rawPath } from '../files/rawPath.ts';

export interface FileSource extends ByteSource {
  close(): void;
}

/** Opens a file that is read at random. @throws the system error if it cannot be opened. */
export function fileSource(path: string): FileSource {
  const descriptor = openSync(rawPath(path), 'r');
  const { size } = fstatSync(descriptor);
  return {
    size,
    read(offset, length) {
      // Archives may declare any length.
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      let filled = 0;
      while (filled < bytes.length) {
        const count = readSync(descriptor, bytes, filled, bytes.length - filled, offset + filled);
        if (count === 0) break;
        filled += count;
      }
      return filled === bytes.length ? bytes : bytes.subarray(0, filled);
    },
    close: () => closeSync(descriptor),
  };
}
