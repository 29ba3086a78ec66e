import type { ByteSource } from './container.ts';

/** A source for bytes in memory. */
export function memorySource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}
