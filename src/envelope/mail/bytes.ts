/** Bytes and lines. */

export const LF = 0x0a;
export const CR = 0x0d;

/** The parts as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return first;
  let length = 0;
  for (const part of parts) length += part.length;
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Position after the line at a position. */
export function lineEnd(bytes: Uint8Array, at: number): number {
  const feed = bytes.indexOf(LF, at);
  return feed === -1 ? bytes.length : feed + 1;
}

/** True for an empty line at a position. */
export function isBlankLine(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] === LF);
}
