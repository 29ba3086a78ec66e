/** JSON Pointers as a tree, so that a single scan of the text can locate all of them. */
import { pointerKeys } from '../../model/jsonPointer.ts';

/** The requested pointers, by segment. */
export interface Wanted {
  pointer: string | null;
  readonly children: Map<string, Wanted>;
}

export function wantedTree(pointers: Iterable<string>): Wanted | null {
  const root: Wanted = { pointer: null, children: new Map() };
  for (const pointer of pointers) {
    let node = root;
    for (const key of pointerKeys(pointer)) {
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
