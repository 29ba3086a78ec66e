import { realpath } from 'node:fs/promises';

/** Where a path leads, links followed; the path itself where nothing is there yet. */
export async function realPath(path: string): Promise<string> {
  return await realpath(path).catch(() => path);
}

/** The real paths of what is read; standard input has none. */
export async function realPaths(
  inputs: readonly { readonly path: string | null }[],
): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  for (const { path } of inputs) if (path !== null) paths.add(await realPath(path));
  return paths;
}
