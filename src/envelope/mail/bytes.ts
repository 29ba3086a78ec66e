/** Lines in bytes. */

export const LF = 0x0a;
export const CR = 0x0d;

/** Position after the line at a position. */
export function lineEnd(bytes: Uint8Array, at: number): number {
  const feed = bytes.indexOf(LF, at);
  return feed === -1 ? bytes.length : feed + 1;
}

/** True for an empty line at a position. */
export function isBlankLine(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] === LF);
}
