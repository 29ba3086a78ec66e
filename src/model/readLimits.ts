/** Limits of every reader, in XML and JSON. */

/**
 * Default maximum size of an input: 20 MB, four times SdI's limit for one file, so that files that it would reject can
 * still be explained.
 */
export const DEFAULT_MAX_BYTES = 20_000_000;

/** Default maximum nesting, in XML, JSON and YAML: the same as libxml2's; an invoice has a dozen levels. */
export const DEFAULT_MAX_DEPTH = 256;

/** Maximum number of problems or findings kept per file: more are not useful in a report, and would fill the memory. */
export const MAX_KEPT = 5_000;

/**
 * Maximum number of findings of rules, and of problems, kept per file where two checks of a file are compared: with
 * fewer, a lotto of thousands of invoices, or a file of wrong amounts, would be repaired in several rounds. 5 MB have
 * room for 54,000 wrong amounts, with the shortest lines.
 */
export const MAX_COMPARED = 60_000;

/**
 * Maximum number of problems counted per file, unless more are kept: reading then stops, to limit the cost of hostile
 * input.
 */
export const MAX_COUNTED = 20_000;

/** {@link MAX_COUNTED} where up to `maxKept` problems are kept. */
export const mostCounted = (maxKept: number): number => Math.max(MAX_COUNTED, maxKept);
