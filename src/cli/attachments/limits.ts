/** The limits on the decompressed size of an attachment. */

/** Maximum size of one decompressed file in bytes, ten times SdI's limit for a file. */
export const MAX_UNPACKED = 50_000_000;

/** Maximum compression ratio: documents compress to a tenth, decompression bombs to a thousandth. */
const MAX_RATIO = 200;

/** Size allowed at any ratio: a page of spaces compresses well. */
const ALWAYS = 1_000_000;

/** The maximum decompressed size of `size` bytes. */
export function mostOf(size: number, most: number): number {
  return Math.min(most, Math.max(ALWAYS, size * MAX_RATIO));
}
