/**
 * File names that are not valid UTF-8. Paths are strings everywhere; invalid bytes are represented as lone surrogates
 * U+DC80 to U+DCFF (as in Python, PEP 383) and converted back to bytes for system calls.
 */

/** An invalid byte as a lone surrogate. */
const ESCAPED = /[\udc80-\udcff]/;
const ESCAPE = 0xdc00;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Converts a path for a system call. */
export function rawPath(path: string): string | Buffer {
  if (!ESCAPED.test(path)) return path;
  const parts: Uint8Array[] = [];
  for (const character of path) {
    const unit = character.charCodeAt(0);
    const isByte = character.length === 1 && ESCAPED.test(character);
    parts.push(isByte ? Uint8Array.of(unit - ESCAPE) : Buffer.from(character));
  }
  return Buffer.concat(parts);
}

/** Converts a name from a system call. */
export function nameOf(bytes: Buffer): string {
  const text = bytes.toString();
  // Fast path: without a replacement character, the name is valid UTF-8.
  return text.includes('\ufffd') ? escaped(bytes) : text;
}

/** Maximum bytes of a UTF-8 character. */
const LONGEST = 4;

function escaped(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, LONGEST].find((size) => isCharacter(bytes.subarray(at, at + size)));
    text +=
      length === undefined
        ? String.fromCharCode(ESCAPE + (bytes[at] ?? 0))
        : bytes.toString('utf8', at, at + length);
    at += length ?? 1;
  }
  return text;
}

function isCharacter(bytes: Uint8Array): boolean {
  try {
    return strict.decode(bytes) !== '';
  } catch {
    return false;
  }
}

/** Returns a name with replacement characters for invalid bytes, as in the process arguments. */
export function lossy(name: string): string {
  return rawPath(name).toString();
}
