/** A JSON Pointer and its ancestors, innermost first. */
export function ancestors(path: string | null): readonly string[] {
  if (path === null) return [];
  const keys = path.split('/').slice(1);
  return keys.map((_, index) => `/${keys.slice(0, keys.length - index).join('/')}`);
}
