/** The built package, which is what users run, loaded by `require` as Node does. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Library } from './measureFile.ts';

/** @param dist The folder of the build. */
export function builtCommand(dist: string): typeof import('../../src/cli/start.ts') {
  return load(dist, 'cli/command.cjs') as typeof import('../../src/cli/start.ts');
}

/** @param dist The folder of the build. */
export function builtLibrary(dist: string): Library {
  const { readInvoice, validate } = load(dist, 'index.cjs') as typeof import('../../src/index.ts');
  const { open, verifySignatures } = load(
    dist,
    'envelope.cjs',
  ) as typeof import('../../src/public/envelope.ts');
  return { open, readInvoice, validate, verifySignatures };
}

function load(dist: string, file: string): unknown {
  const path = join(dist, file);
  return createRequire(path)(path);
}
