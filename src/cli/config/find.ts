/** Finds the configuration of a call. Every call does this, so it must need few system calls. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import { codeOf } from '../files/systemCode.ts';
import { CONFIG_FILE, PACKAGE_KEY } from './name.ts';

/** A file that may hold a configuration, and its text. */
export interface Found {
  readonly path: string;
  readonly text: string;
  /** The key of a package.json under which it stands. */
  readonly key: string | null;
}

/**
 * The nearest configuration from a folder upward: `fattura.config.json`, or a package.json with the key `fattura`.
 * The search ends with the folder that holds `.git`, so that none of another project is taken.
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

/** @throws UsageError: a configuration that cannot be read must not be passed over. */
export function readConfigText(path: string): string {
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

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // A folder that may not be looked into holds no configuration of this user's.
    return false;
  }
}

/** A package.json may also have the name as a dependency; one that is no JSON is npm's to complain about. */
function hasKey(manifest: string): boolean {
  if (!manifest.includes(`"${PACKAGE_KEY}"`)) return false;
  try {
    const value: unknown = JSON.parse(manifest);
    return typeof value === 'object' && value !== null && Object.hasOwn(value, PACKAGE_KEY);
  } catch {
    return false;
  }
}
