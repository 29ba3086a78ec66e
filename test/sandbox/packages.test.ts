import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FOR_NODE_20 } from '../../src/packages/index.ts';
import { checkPackages, MissingPackagesError } from '../../src/sandbox/packages.ts';
import { projectRoot } from '../support/shared.ts';

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional?: boolean }>>;
};

describe('the packages of the server', () => {
  it.each(['fastify', 'drizzle-orm', '@electric-sql/pglite', 'pg'])('%s is an optional peer', (name) => {
    expect(manifest.peerDependencies).toHaveProperty([name]);
    expect(manifest.peerDependenciesMeta[name]).toEqual({ optional: true });
  });

  it.each([{ kind: 'memory' }, { kind: 'postgres', url: 'postgres://127.0.0.1/x' }] as const)(
    'are all installed, for $kind',
    async (database) => {
      await expect(checkPackages({ database })).resolves.toBeUndefined();
    },
  );

  it('that are missing are reported with the commands that install them', () => {
    const error = new MissingPackagesError(['fastify', 'pg'], '22.1.0');
    expect(error.packages).toEqual(['fastify', 'pg']);
    expect(error.install).toBe('npm install fastify pg');
    expect(error.once).toBe('npx -p fattura -p fastify -p pg fattura sandbox');
  });

  it('the command works with engine-strict on Node 20, and the documentation contains it', () => {
    const { install } = new MissingPackagesError(['fastify', 'drizzle-orm'], '20.20.2');
    expect(install).toBe(`npm install fastify drizzle-orm ${FOR_NODE_20}`);
    expect(new MissingPackagesError(['pg'], '20.20.2').install).toBe('npm install pg');
    expect(readFileSync(join(projectRoot, 'docs/sandbox.md'), 'utf8')).toContain(FOR_NODE_20);
  });
});
