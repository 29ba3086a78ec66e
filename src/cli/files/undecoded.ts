/** Arguments whose bytes are no UTF-8: Node hands them over with a sign in place of each such byte. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lossy, nameOf, rawPath } from './rawPath.ts';

/**
 * The path that a shell may have meant: one whose names look the same when decoded. Where several do, the first that
 * was not taken yet, as a shell hands over one after the other.
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
