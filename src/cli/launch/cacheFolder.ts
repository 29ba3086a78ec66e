/** The folder of the code cache. Other users must not be able to change it, because its content is executed. */
import { lstatSync, type Stats } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { makeFolder } from '../../folders/index.ts';

/** Bits of a mode that let others write. */
const WRITABLE_BY_OTHERS = 0o022;

/** The user's cache: LOCALAPPDATA, or XDG_CACHE_HOME (XDG Base Directory Specification 0.8); null without a home. */
export function cacheFolder(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string | null {
  const { LOCALAPPDATA: local, XDG_CACHE_HOME: xdg, HOME: home } = env;
  if (platform === 'win32') return local ? join(local, 'fattura', 'code') : null;
  // Relative paths must be ignored, by the specification.
  const base = xdg && isAbsolute(xdg) ? xdg : home && isAbsolute(home) ? join(home, '.cache') : null;
  return base === null ? null : join(base, 'fattura', 'code');
}

/** True if the folder and the two above it belong to this user and nobody else can write to them. */
export function isTrusted(folder: string): boolean {
  const above = dirname(folder);
  return [folder, above, dirname(above)].every((path) => {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && isOwn(stats);
  });
}

/** True if the file or folder belongs to this user and nobody else can write to it. Windows has no such modes. */
export function isOwn(stats: Stats): boolean {
  return process.getuid === undefined || (isMine(stats) && (stats.mode & WRITABLE_BY_OTHERS) === 0);
}

/**
 * Creates the folder for this user only. Returns true if it can be trusted.
 *
 * @param make {@link makeFolder}: a start needs it only when it has compiled something
 */
export function makeTrustedFolder(folder: string, make: typeof makeFolder): boolean {
  if (!isMine(nearest(folder))) return false;
  make(folder, { mode: 0o700 });
  return isTrusted(folder);
}

/** True if it belongs to this user. */
const isMine = ({ uid }: Stats): boolean => process.getuid === undefined || uid === process.getuid();

/**
 * The folder, or the closest one above it that exists. `sudo` may keep the caller's HOME: a `.cache` of root there would
 * lock the caller's other programs out.
 */
function nearest(folder: string): Stats {
  return lstatSync(folder, { throwIfNoEntry: false }) ?? nearest(dirname(folder));
}
