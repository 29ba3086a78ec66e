/**
 * Names of files that are no UTF-8. A path is text everywhere; bytes of a name that are none stand in it as lone
 * surrogates, U+DC80 to U+DCFF (as in Python, PEP 383), which no text on a screen shows, and become bytes again where
 * the system is asked.
 */

/** A byte that is no UTF-8, as text. */
const ESCAPED = /[\udc80-\udcff]/;
const ESCAPE = 0xdc00;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A path as the system takes it. */
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

/** The name that the system gave. */
export function nameOf(bytes: Buffer): string {
  const text = bytes.toString();
  // Nearly every name is UTF-8, and has no sign that something was none.
  return text.includes('\ufffd') ? escaped(bytes) : text;
}

/** Longest character of UTF-8. */
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

/** Returns the form of a name that was decoded in the default way, as in the arguments of a call. */
export function lossy(name: string): string {
  return rawPath(name).toString();
}
