/** A brief as it grows, answer by answer. */
export type Tree = { [key: string]: unknown };

/** Puts a value at a JSON Pointer, with the blocks and lists on the way; undefined takes it away, and them when empty. */
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

/** A list keeps its order: only its last item goes, and answers are taken away from the end. */
function remove(node: Tree, key: string): void {
  if (!Array.isArray(node)) delete node[key];
  else if (Number(key) === node.length - 1) node.pop();
}
