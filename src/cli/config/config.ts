/** Finds the configuration: the one given by `--config`, or the nearest. Every call searches, so it takes few system calls. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { ruleCodes } from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import { codeOf } from '../files/systemCode.ts';
import { isFile } from '../files/target.ts';
import type { ValidateCall } from '../validate/definition.ts';
import { CONFIG_FILE, type Config, PACKAGE_KEY } from './keys.ts';
import type { Found } from './read.ts';

/** A configuration, and the folder its paths are relative to. */
export interface Configured {
  readonly config: Config;
  readonly folder: string;
}

/** @throws UsageError if the configuration is invalid or cannot be read. */
export async function configOf({ options, io }: Pick<ValidateCall, 'options' | 'io'>): Promise<Configured> {
  const { config: named, 'no-config': none } = options;
  if (named !== undefined && none === true) {
    throw new UsageError(({ usage }) => usage.conflict('--config', '--no-config'));
  }
  if (none === true) return { config: {}, folder: io.cwd };
  const found = named === undefined ? findConfig(io.cwd) : foundAt(resolve(io.cwd, named));
  if (found === null) return { config: {}, folder: io.cwd };
  const { readConfig } = await import('./read.ts');
  const config = readConfig(found, { name: shortest(found.path, io.cwd), codes: ruleCodes() });
  return { config, folder: dirname(found.path) };
}

function foundAt(path: string): Found {
  return {
    path,
    text: readConfigText(path),
    key: basename(path) === 'package.json' ? PACKAGE_KEY : null,
  };
}

function shortest(path: string, cwd: string): string {
  const below = relative(cwd, path);
  return below === '' || below.length > path.length ? path : below;
}

/**
 * Finds the nearest configuration from a folder upwards: `fattura.config.json`, or a package.json with the key
 * `fattura`. The search ends at the folder that contains `.git`, so another project's configuration never applies.
 */
export function findConfig(folder: string): Found | null {
  for (let current = folder; ; current = dirname(current)) {
    const own = join(current, CONFIG_FILE);
    if (isFile(own)) return { path: own, text: readConfigText(own), key: null };
    const manifest = join(current, 'package.json');
    const text = isFile(manifest) ? manifestText(manifest) : null;
    if (text !== null && hasKey(text)) return { path: manifest, text, key: PACKAGE_KEY };
    const isTop = existsSync(join(current, '.git'));
    if (isTop || dirname(current) === current) return null;
  }
}

/** @throws UsageError if the file cannot be read: a configuration must not be ignored silently. */
function readConfigText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    throw new UsageError(({ usage, reason }) => usage.config.unreadable(path, reason(code)));
  }
}

function manifestText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** A package.json may also contain the name as a dependency. Invalid JSON is ignored here: npm reports it. */
function hasKey(manifest: string): boolean {
  if (!manifest.includes(`"${PACKAGE_KEY}"`)) return false;
  try {
    const value: unknown = JSON.parse(manifest);
    return typeof value === 'object' && value !== null && Object.hasOwn(value, PACKAGE_KEY);
  } catch {
    return false;
  }
}
