/** Decodes bytes to one character each, so that positions in bytes and text are the same. */

/** Node's decoder, which accepts any array of bytes; browsers lack it. */
interface PlatformBuffer {
  readonly prototype: { latin1Slice?(this: Uint8Array, start: number, end: number): string };
}

const latin1Slice = (globalThis as { Buffer?: PlatformBuffer }).Buffer?.prototype.latin1Slice;

/** Number of characters per call: those of a whole file would not fit on the stack. */
const CHUNK = 0x2000;

/**
 * Decodes ISO 8859-1. TextDecoder cannot be used: it decodes this encoding as windows-1252 (Encoding Standard §4.2).
 */
export function latin1(bytes: Uint8Array): string {
  const { length } = bytes;
  if (latin1Slice !== undefined) return latin1Slice.call(bytes, 0, length);
  let text = '';
  for (let i = 0; i < length; i += CHUNK) {
    // Spread syntax would iterate over the bytes, which takes seven times as long.
    text += String.fromCharCode.apply(null, bytes.subarray(i, i + CHUNK) as unknown as number[]);
  }
  return text;
}
