/** The optional packages that the server is made of. */
import { errorClass, FatturaError } from '../model/fatturaError.ts';
import type { SandboxOptions } from './options.ts';

/** Packages that are not installed. `packages` names them, `install` is the command that installs them. */
export class MissingPackagesError extends FatturaError {
  static override readonly [errorClass]: string = 'MissingPackagesError';
  declare readonly code: 'packages_missing';
  readonly packages: readonly string[];
  readonly install: string;

  constructor(packages: readonly string[]) {
    const install = `npm install ${packages.join(' ')}`;
    const once = ['fattura', ...packages].map((name) => `-p ${name}`).join(' ');
    super(
      'packages_missing',
      `the sandbox needs ${packages.join(', ')}: ${install}, or once: npx ${once} fattura sandbox`,
    );
    this.packages = packages;
    this.install = install;
  }
}

/** @throws MissingPackagesError */
export async function checkPackages({ database }: Pick<SandboxOptions, 'database'>): Promise<void> {
  const driver = database?.kind === 'postgres' ? 'pg' : '@electric-sql/pglite';
  const missing: string[] = [];
  for (const [name, load] of Object.entries(loaders(driver))) {
    try {
      await load();
    } catch (error) {
      if (!isMissing(error)) throw error;
      missing.push(name);
    }
  }
  if (missing.length > 0) throw new MissingPackagesError(missing);
}

function loaders(driver: 'pg' | '@electric-sql/pglite'): Readonly<Record<string, () => Promise<unknown>>> {
  return {
    fastify: () => import('fastify'),
    'drizzle-orm': () => import('drizzle-orm'),
    ...(driver === 'pg' ? { pg: () => import('pg') } : { [driver]: () => import('@electric-sql/pglite') }),
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND');
