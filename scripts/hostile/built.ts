/**
 * The built package, which is what users run. `require` loads it as Node does; jiti, which runs these scripts, would
 * compile each module its own way, with access to imports that costs up to a fifth of the time.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../test/support/shared.ts';
import type { Library } from './measureFile.ts';

const load = createRequire(import.meta.url);
const built = (file: string): unknown => load(join(projectRoot, 'dist', file));

export const builtCommand = () => built('cli/command.cjs') as typeof import('../../src/cli/start.ts');

export function builtLibrary(): Library {
  const { readInvoice, validate } = built('index.cjs') as typeof import('../../src/index.ts');
  const { open, verifySignatures } = built('envelope.cjs') as typeof import('../../src/public/envelope.ts');
  return { open, readInvoice, validate, verifySignatures };
}
