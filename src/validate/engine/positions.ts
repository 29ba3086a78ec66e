/** Places of findings, regardless of positions in repeated blocks, which change when a block is removed or added. */

const POSITION = /\/[0-9]+(?=\/|$)|\[[0-9]+\]/g;

/** @param path A JSON Pointer or an XPath. */
export function withoutPositions(path: string): string {
  return path.replace(POSITION, '');
}
