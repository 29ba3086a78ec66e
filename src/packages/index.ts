/**
 * Optional packages: the supported versions, and the installed one. package.json allows any version (`"*"`), so that
 * `npm install` next to an application's own fastify or drizzle-orm neither fails nor upgrades anything; the version
 * is checked when a package is needed.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The lowest supported version of each package; later versions with the same major version are supported too. */
export const MINIMUM_VERSIONS = {
  '@electric-sql/pglite': '0.5.0',
  '@modelcontextprotocol/sdk': '1.32.0',
  'dejavu-fonts-ttf': '2.37.0',
  'drizzle-orm': '0.45.0',
  fastify: '5.0.0',
  'libxml2-wasm': '0.7.0',
  pdfkit: '0.20.0',
  pg: '8.11.0',
  'vscode-languageserver': '11.0.0',
  'vscode-languageserver-textdocument': '1.0.0',
} as const;

export type OptionalPackage = keyof typeof MINIMUM_VERSIONS;

/** An installed package with an unsupported version. */
export interface UnsuitablePackage {
  readonly name: OptionalPackage;
  /** The version that is installed. */
  readonly found: string;
  /** The package to install, such as `fastify@5`. */
  readonly wanted: string;
}

/** Returns the folders where Node looks for packages of this name, nearest first. */
function searchPaths(name: string): readonly string[] {
  return createRequire(import.meta.url).resolve.paths(name) ?? [];
}

/**
 * The installed packages with an unsupported version. A package of unknown version is accepted: package managers
 * without folders (Plug'n'Play) check versions themselves.
 */
export function unsuitablePackages(
  names: readonly OptionalPackage[],
  pathsOf: (name: string) => readonly string[] = searchPaths,
): readonly UnsuitablePackage[] {
  return names.flatMap((name) => {
    const found = installedVersion(name, pathsOf(name));
    if (found === null || isSuitable(found, MINIMUM_VERSIONS[name])) return [];
    return [{ name, found, wanted: `${name}@${lineOf(MINIMUM_VERSIONS[name])}` }];
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

/** True if a version has the same major version as `lowest`, and is not older. */
function isSuitable(version: string, lowest: string): boolean {
  const [found, least] = [numbersOf(version), numbersOf(lowest)];
  if (found[0] !== least[0]) return false;
  const differing = least.findIndex((number, place) => found[place] !== number);
  return differing < 0 || (found[differing] ?? 0) > (least[differing] ?? 0);
}

function numbersOf(version: string): readonly number[] {
  return version.split(/[-+]/, 1).flatMap((core) => core.split('.').map(Number));
}

/** The version range to install: `5` for 5.0.0, `0.45` for 0.45.0. */
function lineOf(lowest: string): string {
  const [major = 0, minor = 0] = numbersOf(lowest);
  return major === 0 || minor > 0 ? `^${major}.${minor}` : String(major);
}

/**
 * fastify 5 accepts any light-my-request 6; from 6.8 on, that brings cookie 2, which requires Node 22: with
 * `engine-strict`, npm then refuses fastify on Node 20. See also docs/sandbox.md.
 */
export const FOR_NODE_20 = 'light-my-request@~6.6.0';
const COOKIE_NEEDS = 22;

/** The packages to install, with what a version of Node needs in addition. */
export function withCompanions(
  packages: readonly string[],
  node: string = process.versions.node,
): readonly string[] {
  const isOld = packages.includes('fastify') && Number.parseInt(node, 10) < COOKIE_NEEDS;
  return isOld ? [...packages, FOR_NODE_20] : packages;
}

/** True for the error of an import whose package is not installed. */
export function isMissingModule(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND')
  );
}
