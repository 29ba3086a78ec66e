/** Arguments that are not valid UTF-8: Node replaces each invalid byte with U+FFFD. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lossy, nameOf, rawPath } from './rawPath.ts';

/**
 * Finds an existing path that decodes to the same text. Of several, returns the first not taken yet, because a shell
 * passes them one after the other.
 */
export function undecoded(path: string, taken: Set<string>): string | null {
  const found = candidates(path).find((candidate) => !taken.has(candidate));
  if (found !== undefined) taken.add(found);
  return found ?? null;
}

function candidates(path: string): readonly string[] {
  const parent = dirname(path);
  if (parent === path) return [path];
  const name = path.slice(join(parent, '/').length);
  const folders = parent.includes('\ufffd') ? candidates(parent) : [parent];
  if (!name.includes('\ufffd')) return folders.map((folder) => join(folder, name));
  return folders.flatMap((folder) =>
    names(folder)
      .filter((one) => lossy(one) === name)
      .map((one) => join(folder, one)),
  );
}

function names(folder: string): readonly string[] {
  try {
    return readdirSync(rawPath(folder), { encoding: 'buffer' }).map(nameOf).sort();
  } catch {
    return [];
  }
}
