/**
 * The optional packages: the versions that the code was written for, and the one that is installed. package.json allows
 * any version (`"*"`), so that `npm install` beside an application's own fastify or drizzle-orm neither fails nor
 * upgrades anything; the version is looked at when a package is needed.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The lowest version of each that will do; a later one of the same major version does too. */
export const LOWEST = {
  '@electric-sql/pglite': '0.5.0',
  'dejavu-fonts-ttf': '2.37.0',
  'drizzle-orm': '0.45.0',
  fastify: '5.0.0',
  'libxml2-wasm': '0.7.0',
  pdfkit: '0.20.0',
  pg: '8.11.0',
} as const;

export type OptionalPackage = keyof typeof LOWEST;

/** An installed package of another version than is needed. */
export interface Unsuitable {
  readonly name: OptionalPackage;
  /** The version that is installed. */
  readonly found: string;
  /** The package to install, such as `fastify@5`. */
  readonly wanted: string;
}

/** Returns the folders where Node looks for packages of this name, nearest first. */
export function searchPaths(name: string): readonly string[] {
  return createRequire(import.meta.url).resolve.paths(name) ?? [];
}

/**
 * Those of an unsuitable version. A package whose version cannot be told is taken as it is: package managers without
 * folders (Plug'n'Play) check versions themselves.
 */
export function unsuitablePackages(
  names: readonly OptionalPackage[],
  pathsOf: (name: string) => readonly string[] = searchPaths,
): readonly Unsuitable[] {
  return names.flatMap((name) => {
    const found = installedVersion(name, pathsOf(name));
    if (found === null || isSuitable(found, LOWEST[name])) return [];
    return [{ name, found, wanted: `${name}@${lineOf(LOWEST[name])}` }];
  });
}

function installedVersion(name: string, paths: readonly string[]): string | null {
  for (const path of paths) {
    const version = versionIn(join(path, name, 'package.json'));
    if (version !== null) return version;
  }
  return null;
}

function versionIn(file: string): string | null {
  try {
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version?: unknown };
    return typeof version === 'string' ? version : null;
  } catch {
    return null;
  }
}

/** Whether a version is of the same major version as `lowest`, and not before it. */
function isSuitable(version: string, lowest: string): boolean {
  const [found, least] = [numbersOf(version), numbersOf(lowest)];
  if (found[0] !== least[0]) return false;
  const differing = least.findIndex((number, place) => found[place] !== number);
  return differing < 0 || (found[differing] ?? 0) > (least[differing] ?? 0);
}

function numbersOf(version: string): readonly number[] {
  return version.split(/[-+]/, 1).flatMap((core) => core.split('.').map(Number));
}

/** The versions to install: `5` of 5.0.0, `0.45` of 0.45.0. */
function lineOf(lowest: string): string {
  const [major = 0, minor = 0] = numbersOf(lowest);
  return major === 0 || minor > 0 ? `^${major}.${minor}` : String(major);
}
