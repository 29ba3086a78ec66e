// Not from node:fs/promises, which takes milliseconds to load.
import { realpath } from 'node:fs';
import { nameOf, rawPath } from './rawPath.ts';

/** Returns the real path, with links resolved. @throws the system error if the path does not exist. */
export function existing(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    realpath.native(rawPath(path), { encoding: 'buffer' }, (error, real) => {
      if (error === null) resolve(nameOf(real));
      else reject(error);
    });
  });
}

/** Like {@link existing}, but returns the path itself if it does not exist. */
export async function realPath(path: string): Promise<string> {
  return await existing(path).catch(() => path);
}

/** The real paths of inputs; standard input has none. */
export async function realPaths(
  inputs: readonly { readonly path: string | null }[],
): Promise<ReadonlySet<string>> {
  // All files of an archive have its path.
  const given = new Set(inputs.map(({ path }) => path));
  const paths = new Set<string>();
  for (const path of given) if (path !== null) paths.add(await realPath(path));
  return paths;
}
