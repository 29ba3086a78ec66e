/** JSON Pointers (RFC 6901). */

/** Escapes a key for a JSON Pointer (RFC 6901). */
export function pointerSegment(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The pointers asked for, by segment. */
export interface Wanted {
  pointer: string | null;
  readonly children: Map<string, Wanted>;
}

export function wantedTree(pointers: Iterable<string>): Wanted | null {
  const root: Wanted = { pointer: null, children: new Map() };
  for (const pointer of pointers) {
    let node = root;
    for (const segment of pointer.split('/').slice(1)) {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      let child = node.children.get(key);
      if (child === undefined) {
        child = { pointer: null, children: new Map() };
        node.children.set(key, child);
      }
      node = child;
    }
    node.pointer = pointer;
  }
  return root.pointer === null && root.children.size === 0 ? null : root;
}
