/** The sandbox as installed by a user: the packed package, without and with its optional packages. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'fattura-packed-')));
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  execFileSync('npm', pack, { cwd: projectRoot, stdio: 'ignore' });
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const place = join(folder, 'node_modules/fattura');
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, file), '-C', place, '--strip-components=1']);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Links packages as if they were installed there too. */
function install(...names: readonly string[]): void {
  for (const name of names) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(projectRoot, 'node_modules', name), link, 'dir');
  }
}

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function node(...args: readonly string[]): Ran {
  const { NODE_OPTIONS: _, FORCE_COLOR: __, FATTURA_SANDBOX_DATABASE_URL: ___, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, LANG: 'en_GB.UTF-8' },
    timeout: 50_000,
  });
  return { code: status, stdout, stderr };
}

const COMMAND = 'node_modules/fattura/dist/cli/bin.cjs';

const MISSING = `.startSandbox().catch((error) => console.log(JSON.stringify([error.name, error.packages])))`;

/** Starts it in memory and requests content found only in the package's own files. */
const STARTED = `.startSandbox({ port: 0 }).then(async ({ url, close }) => {
  const found = await Promise.all(['/api/spec', '/healthz', '/'].map((path) => fetch(url + path)));
  console.log(JSON.stringify(found.map(({ status }) => status)));
  await Promise.all(found.map((answer) => answer.arrayBuffer()));
  await close();
});`;

describe('the packed package alone', () => {
  const all = ['fastify', 'drizzle-orm', '@electric-sql/pglite'];

  it.each([
    ['missing.mjs', `import * as sandbox from 'fattura/sandbox'; sandbox`],
    ['missing.cjs', `require('fattura/sandbox')`],
  ])('%s: the error names the missing packages', (file, load) => {
    writeFileSync(join(folder, file), load + MISSING);
    const { stdout, stderr } = node(file);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(['MissingPackagesError', all]);
  });

  it('the command names the packages to install', () => {
    const { code, stdout, stderr } = node(COMMAND, 'sandbox');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`npm install ${all.join(' ')}`);
    expect(stderr).toContain('npx -p fattura -p fastify');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('only required packages are named: with PostgreSQL, no PGlite', () => {
    const { code, stderr } = node(COMMAND, 'sandbox', '--database', 'postgres://127.0.0.1:1/x');
    expect(code).toBe(2);
    expect(stderr).toContain('npm install fastify drizzle-orm pg');
  });

  it('other commands need none of them', () => {
    expect(node(COMMAND, '--version').code).toBe(0);
  });
});

describe('the packed package with its optional packages', () => {
  beforeAll(() => install('fastify', 'drizzle-orm', '@electric-sql/pglite'));

  it.each([
    ['started.mjs', `import * as sandbox from 'fattura/sandbox'; sandbox`],
    ['started.cjs', `require('fattura/sandbox')`],
  ])('%s: it starts', (file, load) => {
    writeFileSync(join(folder, file), load + STARTED);
    const { code, stdout, stderr } = node(file);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual([200, 200, 200]);
  });

  it('the command finds its files', () => {
    const { code, stdout } = node(COMMAND, 'sandbox', 'seed', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ seeded: true });
  });

  it('a prepared database is included', () => {
    const names = readdirSync(join(folder, 'node_modules/fattura/dist/sandbox'));
    expect(names.filter((name) => name.startsWith('database-'))).toHaveLength(1);
    expect(names).toEqual(expect.arrayContaining(['migrations', 'openapi.json']));
  });
});
