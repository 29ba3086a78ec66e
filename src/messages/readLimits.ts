/** Limits of the reader of messages. */

/** The same as libxml2's: far more than any message has. */
export const MAX_DEPTH = 256;

/** A message of 200 errors with a signature has some 900 elements; a list beyond the schema's limit is still read. */
export const MAX_ELEMENTS = 100_000;
