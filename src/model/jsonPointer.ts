/** JSON Pointers (RFC 6901). */

/** A key as one segment of a JSON Pointer. */
export function pointerSegment(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** The pointer of a member of the value at `pointer`. */
export function pointerTo(pointer: string, key: string | number): string {
  return `${pointer}/${typeof key === 'number' ? key : pointerSegment(key)}`;
}

/** The key of a segment of a JSON Pointer. */
export function pointerKey(segment: string): string {
  return segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment;
}

/** The keys of a pointer; empty for the whole document. */
export function pointerKeys(pointer: string): string[] {
  return pointer.split('/').slice(1).map(pointerKey);
}
