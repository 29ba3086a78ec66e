/**
 * The marks of the fast reader, three numbers for each element in the order of the text:
 * - the offset of its content in bytes, or of the tag for an element written as one tag;
 * - its number among the elements of its block, from 0; for a block, also the index of the first mark after it;
 * - its line, from 1, if all lines end with LF or CR LF.
 */

/** Number of entries in each mark. */
export const MARK_SIZE = 3;

/** Bits of the second number that identify the element; the index of the next mark is above them. */
export const MARK_BITS = 6;

/** The bit for an element written as one tag; the bits below it are the number. */
export const EMPTY_TAG: number = 1 << (MARK_BITS - 1);

/** The second number of a block until its end is read. */
export const OPEN = -1;
