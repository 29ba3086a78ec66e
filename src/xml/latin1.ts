/** Text of bytes, one character for each, so that positions in both are the same. */

/** Node's decoder; browsers have none. */
interface PlatformBuffer {
  from(
    bytes: ArrayBufferLike,
    offset: number,
    length: number,
  ): { latin1Slice?(start: number, end: number): string };
}

const platformBuffer = (globalThis as { Buffer?: PlatformBuffer }).Buffer;

/** Characters for each call: all of them would not fit on the stack. */
const CHUNK = 0x2000;

/** Decodes ISO 8859-1. Not by TextDecoder, which reads this name as windows-1252 (Encoding Standard §4.2). */
export function latin1(bytes: Uint8Array): string {
  const { buffer, byteOffset, length } = bytes;
  const fast = platformBuffer?.from(buffer, byteOffset, length).latin1Slice?.(0, length);
  if (fast !== undefined) return fast;
  let text = '';
  for (let i = 0; i < length; i += CHUNK) {
    // Not spread: that iterates over the bytes, which takes seven times as long.
    text += String.fromCharCode.apply(null, bytes.subarray(i, i + CHUNK) as unknown as number[]);
  }
  return text;
}
