/** The optional packages that the server needs. */
import { errorClass, FatturaError } from '../model/fatturaError.ts';
import {
  isMissingModule,
  type UnsuitablePackage,
  unsuitablePackages,
  withCompanions,
} from '../packages/index.ts';
import type { SandboxOptions } from './options.ts';

/** Required packages are not installed. `packages` contains their names, `install` the command that installs them. */
export class MissingPackagesError extends FatturaError {
  static override readonly [errorClass]: string = 'MissingPackagesError';
  declare readonly code: 'packages_missing';
  readonly packages: readonly string[];
  readonly install: string;
  /** The command that runs the sandbox once, without installing them. */
  readonly once: string;

  constructor(packages: readonly string[], node: string = process.versions.node) {
    const needed = withCompanions(packages, node);
    const install = `npm install ${needed.join(' ')}`;
    const once = `npx ${['fattura', ...needed].map((name) => `-p ${name}`).join(' ')} fattura sandbox`;
    super('packages_missing', `the sandbox needs ${packages.join(', ')}: ${install}, or once: ${once}`);
    this.packages = packages;
    this.install = install;
    this.once = once;
  }
}

/**
 * Installed packages have unsupported versions, such as fastify 4. `packages` contains what is installed, `install`
 * the command that installs the right versions.
 */
export class UnsuitablePackagesError extends FatturaError {
  static override readonly [errorClass]: string = 'UnsuitablePackagesError';
  declare readonly code: 'packages_unsuitable';
  readonly packages: readonly { readonly name: string; readonly found: string; readonly wanted: string }[];
  readonly install: string;

  constructor(packages: readonly UnsuitablePackage[]) {
    const install = `npm install ${packages.map(({ wanted }) => wanted).join(' ')}`;
    const found = packages.map((one) => `${one.name} ${one.found}`).join(', ');
    super(
      'packages_unsuitable',
      `the sandbox does not run with ${found}: ${install}, or install fattura in a folder of its own`,
    );
    this.packages = packages;
    this.install = install;
  }
}

/** @throws MissingPackagesError, UnsuitablePackagesError */
export async function checkPackages({ database }: Pick<SandboxOptions, 'database'>): Promise<void> {
  const driver = database?.kind === 'postgres' ? 'pg' : '@electric-sql/pglite';
  // First, because loading a wrong version may already fail.
  const unsuitable = unsuitablePackages(['fastify', 'drizzle-orm', driver]);
  if (unsuitable.length > 0) throw new UnsuitablePackagesError(unsuitable);
  const missing: string[] = [];
  for (const [name, load] of Object.entries(loaders(driver))) {
    try {
      await load();
    } catch (error) {
      if (!isMissingModule(error)) throw error;
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
