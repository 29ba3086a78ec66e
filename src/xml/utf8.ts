/** Decoding of bytes that are known to be UTF-8. */

/** Node's decoder, which reads a part of any array of bytes at a fraction of the cost; browsers lack it. */
interface PlatformBuffer {
  readonly prototype: { utf8Slice?(this: Uint8Array, start: number, end: number): string };
}

const utf8Slice = (globalThis as { Buffer?: PlatformBuffer }).Buffer?.prototype.utf8Slice;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes a part of `bytes` that the caller has verified: both decoders replace what is not UTF-8. */
export function decodedPart(bytes: Uint8Array, start: number, end: number): string {
  return utf8Slice === undefined
    ? decoder.decode(bytes.subarray(start, end))
    : utf8Slice.call(bytes, start, end);
}
