/** A brief under construction. */
export type Tree = { [key: string]: unknown };

/** Sets a value at a JSON Pointer and creates missing blocks and lists; undefined removes it, and parents left empty. */
export function put(brief: Tree, pointer: string, value: unknown): void {
  set(brief, pointer.split('/').slice(1), value);
}

function set(node: Tree, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    if (value === undefined) remove(node, key);
    else node[key] = value;
    return;
  }
  const below = node[key] ?? (value === undefined ? undefined : isIndex(rest[0] ?? '') ? [] : {});
  if (below === undefined) return;
  node[key] = below;
  set(below as Tree, rest, value);
  if (Object.keys(below as Tree).length === 0) remove(node, key);
}

function isIndex(segment: string): boolean {
  return /^[0-9]+$/.test(segment);
}

/** Removes a member. A list loses only its last item, so that the others keep their indexes. */
function remove(node: Tree, key: string): void {
  if (!Array.isArray(node)) delete node[key];
  else if (Number(key) === node.length - 1) node.pop();
}
