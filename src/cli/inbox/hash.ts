/** Hashes of texts as numbers, the same in every run (FNV-1a). */

const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/** Another initial value, for a second hash of the same text. */
const OTHER_BASIS = 0x2f4a7c15;

function hashFrom(text: string, basis: number): number {
  let hash = basis;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  // The low bits of FNV are weak in short texts.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) | 0;
}

/** A hash of 32 bits. */
export const hash32 = (text: string): number => hashFrom(text, BASIS);

/** A hash of 53 bits, the most that a number can hold exactly. */
export const hash53 = (text: string): number =>
  (hashFrom(text, BASIS) >>> 0) * 2 ** 21 + (hashFrom(text, OTHER_BASIS) >>> 11);
