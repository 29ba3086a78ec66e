/** The limits on the decompressed size of an attachment. */

/** Most bytes of one file that comes out: ten times what SdI takes in a file. */
export const MAX_UNPACKED = 50_000_000;

/** Most that a byte may become: documents shrink to a tenth, what is made to fill a disk to a thousandth. */
const MAX_RATIO = 200;

/** The size that a small file may always reach, whatever its ratio: a page of spaces compresses well. */
const ALWAYS = 1_000_000;

/** Most bytes that may come out of so many. */
export function mostOf(size: number, most: number): number {
  return Math.min(most, Math.max(ALWAYS, size * MAX_RATIO));
}
