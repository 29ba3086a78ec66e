/** Optional packages next to an application's own: any version can be installed, and an unsuitable one is reported. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MINIMUM_VERSIONS, type OptionalPackage, unsuitablePackages } from '../../src/packages/index.ts';
import { projectRoot } from '../support/shared.ts';

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional?: boolean }>>;
};

const folder = mkdtempSync(join(tmpdir(), 'fattura-packages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function install(name: string, manifestOf: string): string {
  const paths = mkdtempSync(join(folder, 'node_modules-'));
  mkdirSync(join(paths, name), { recursive: true });
  writeFileSync(join(paths, name, 'package.json'), manifestOf);
  return paths;
}

describe('package.json', () => {
  it('has exactly the optional packages as peers, each of any version', () => {
    const names = Object.keys(MINIMUM_VERSIONS).sort();
    expect(Object.keys(manifest.peerDependencies).sort()).toEqual(names);
    expect(manifest.peerDependencies).toEqual(Object.fromEntries(names.map((name) => [name, '*'])));
    expect(manifest.peerDependenciesMeta).toEqual(
      Object.fromEntries(names.map((name) => [name, { optional: true }])),
    );
  });

  it('installs suitable versions', () => {
    expect(unsuitablePackages(Object.keys(MINIMUM_VERSIONS) as OptionalPackage[])).toEqual([]);
  });
});

describe('an installed version', () => {
  it.each<[name: OptionalPackage, version: string, wanted: string | null]>([
    ['fastify', '4.29.1', 'fastify@5'],
    ['fastify', '5.0.0', null],
    ['fastify', '5.12.8', null],
    ['fastify', '6.0.0', 'fastify@5'],
    ['drizzle-orm', '0.44.7', 'drizzle-orm@^0.45'],
    ['drizzle-orm', '0.45.0', null],
    ['drizzle-orm', '0.46.1', null],
    ['drizzle-orm', '1.0.0-beta.2', 'drizzle-orm@^0.45'],
    ['pdfkit', '0.15.2', 'pdfkit@^0.20'],
    ['pdfkit', '0.20.0-rc.1', null],
    ['pg', '8.10.9', 'pg@^8.11'],
    ['@electric-sql/pglite', '0.4.9', '@electric-sql/pglite@^0.5'],
  ])('%s %s: %s', (name, version, wanted) => {
    const paths = install(name, JSON.stringify({ name, version }));
    expect(unsuitablePackages([name], () => [paths])).toEqual(
      wanted === null ? [] : [{ name, found: version, wanted }],
    );
  });

  it.each(['', '{', '{"version":5}'])('that is unknown is accepted: %j', (content) => {
    expect(unsuitablePackages(['fastify'], () => [install('fastify', content)])).toEqual([]);
  });

  it('comes from the nearest folder', () => {
    const near = install('fastify', '{"version":"5.1.0"}');
    const far = install('fastify', '{"version":"4.0.0"}');
    expect(unsuitablePackages(['fastify'], () => [near, far])).toEqual([]);
  });
});
