/** Looks for a word of ASCII in a file, without decoding it. */

/**
 * False if a file certainly does not contain the word. In UTF-16, one of the first four bytes is zero, with or without a
 * byte order mark: such files are rare, and their text is searched after decoding.
 */
export function mayMention(bytes: Uint8Array, word: string): boolean {
  if (bytes.subarray(0, 4).includes(0)) return true;
  const first = word.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (isAt(bytes, at, word)) return true;
  }
  return false;
}

/** @param width Bytes of a character: 2 in UTF-16. @returns The position of the last such word; -1 without one. */
export function lastMention(bytes: Uint8Array, word: string, width: 1 | 2): number {
  const first = word.charCodeAt(0);
  let at = bytes.length - 1;
  while (at >= 0 && !(bytes[at] === first && isAt(bytes, at, word, width))) at -= 1;
  return at;
}

function isAt(bytes: Uint8Array, at: number, word: string, width = 1): boolean {
  for (let i = 1; i < word.length; i += 1) if (bytes[at + i * width] !== word.charCodeAt(i)) return false;
  return true;
}
