/** Text of bytes, one character for each, so that positions in both are the same. */

/** Node's decoder, which reads any array of bytes; browsers have none. */
interface PlatformBuffer {
  readonly prototype: { latin1Slice?(this: Uint8Array, start: number, end: number): string };
}

const latin1Slice = (globalThis as { Buffer?: PlatformBuffer }).Buffer?.prototype.latin1Slice;

/** Characters for each call: all of them would not fit on the stack. */
const CHUNK = 0x2000;

/** Decodes ISO 8859-1. Not by TextDecoder, which reads this name as windows-1252 (Encoding Standard §4.2). */
export function latin1(bytes: Uint8Array): string {
  const { length } = bytes;
  if (latin1Slice !== undefined) return latin1Slice.call(bytes, 0, length);
  let text = '';
  for (let i = 0; i < length; i += CHUNK) {
    // Not spread: that iterates over the bytes, which takes seven times as long.
    text += String.fromCharCode.apply(null, bytes.subarray(i, i + CHUNK) as unknown as number[]);
  }
  return text;
}
