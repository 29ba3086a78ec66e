import { createRequire } from 'node:module';

/**
 * Node's interface of single executables; null in a package, and in Node before 20.12, whose executables have no
 * assets.
 */
export function executable(): Pick<typeof import('node:sea'), 'getAsset'> | null {
  try {
    const sea = createRequire(import.meta.url)('node:sea') as typeof import('node:sea');
    return sea.isSea() ? sea : null;
  } catch {
    return null;
  }
}
