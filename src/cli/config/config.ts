/** The configuration of a call: the one that is named, or the nearest, or none. */
import { basename, dirname, relative, resolve } from 'node:path';
import { ruleCodes } from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { ValidateCall } from '../validate/definition.ts';
import { type Found, findConfig, readConfigText } from './find.ts';
import type { Config } from './keys.ts';
import { PACKAGE_KEY } from './name.ts';

/** A configuration and the folder that its paths are relative to. */
export interface Configured {
  readonly config: Config;
  readonly folder: string;
}

/** @throws UsageError where it is wrong in any way. */
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
