import { realpath } from 'node:fs/promises';
import { nameOf, rawPath } from './rawPath.ts';

/** Returns the real path, with links resolved. @throws the system's error if nothing exists there. */
export async function existing(path: string): Promise<string> {
  return nameOf(await realpath(rawPath(path), { encoding: 'buffer' }));
}

/** The same; the path itself where nothing is there yet. */
export async function realPath(path: string): Promise<string> {
  return await existing(path).catch(() => path);
}

/** The real paths of what is read; standard input has none. */
export async function realPaths(
  inputs: readonly { readonly path: string | null }[],
): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  for (const { path } of inputs) if (path !== null) paths.add(await realPath(path));
  return paths;
}
