/** The package's pages: valid links, from the registry and in node_modules. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Packed, packagePage } from '../../scripts/packagePages/packagePage.ts';
import { repositoryAddress } from '../../scripts/packagePages/repositoryAddress.ts';
import { projectRoot } from '../support/shared.ts';

const HUB = 'https://github.com/o/n/blob/HEAD/';

const packed = (from: string, address: string | undefined, to = from): Packed => ({
  from,
  to,
  shipped: (path) => (/^(?:docs\/|LICENSE$)/.test(path) ? path : undefined),
  address,
  language: from.endsWith('.it.md') ? 'it' : 'en',
});

describe('packagePage', () => {
  it.each<readonly [string, string, string | undefined, string, string]>([
    ['the path as text', 'README.md', undefined, '[docs/a.md](docs/a.md)', '`docs/a.md`'],
    ['its end as text', 'README.md', undefined, '[a.md](docs/a.md)', '`docs/a.md`'],
    ['other text', 'README.md', undefined, '[All](docs/a.md#x)', 'All (`docs/a.md` in the package)'],
    ['left out', 'README.md', undefined, '[How](bench/a.md)', 'How (`bench/a.md` in the sources)'],
    [
      'left out, its path',
      'README.md',
      undefined,
      '[bench/a.md](bench/a.md)',
      '`bench/a.md` (in the sources)',
    ],
    ['Italian', 'a.it.md', undefined, '[Come](bench/a.md)', 'Come (`bench/a.md` nei sorgenti)'],
    ['a repository', 'README.md', HUB, '[All](docs/a.md#x)', `[All](${HUB}docs/a.md#x)`],
    ['a page inside to a page inside', 'docs/b.md', HUB, '[All](a.md)', '[All](a.md)'],
    ['a page inside to one outside', 'docs/c/b.md', HUB, '[`x`](../../src/x.ts)', `[\`x\`](${HUB}src/x.ts)`],
    ['the same without', 'docs/b.md', undefined, '[`src/x.ts`](../src/x.ts)', '`src/x.ts` (in the sources)'],
    ['absolute', 'README.md', HUB, '[a](https://b.org/c)', '[a](https://b.org/c)'],
    ['an anchor', 'README.md', HUB, '[a](#c)', '[a](#c)'],
    ['code', 'README.md', HUB, '`[a](b)`', '`[a](b)`'],
    ['a block of code', 'README.md', HUB, '```ts\n[a](b)\n```\n', '```ts\n[a](b)\n```\n'],
  ])('%s', (_, from, address, page, expected) => {
    expect(packagePage(page, packed(from, address))).toBe(expected);
  });

  it('keeps the links of a moved page', () => {
    const page = '[docs/cli.md](docs/cli.md#x)';
    expect(packagePage(page, packed('README.it.md', undefined, 'docs/README.it.md'))).toBe(
      '[docs/cli.md](cli.md#x)',
    );
  });

  it.each([
    ['![a](b.png)', ''],
    ['![a](https://example.com/b.png)', '![a](https://example.com/b.png)'],
  ])('of the picture %s leaves %s', (page, expected) => {
    expect(packagePage(page, packed('README.md', HUB))).toBe(expected);
  });
});

describe('repositoryAddress', () => {
  it.each<readonly [unknown, string | undefined]>([
    [undefined, undefined],
    ['', undefined],
    [{ type: 'git' }, undefined],
    ['o/n', HUB],
    ['github:o/n', HUB],
    ['gitlab:o/n', 'https://gitlab.com/o/n/-/blob/HEAD/'],
    ['git@github.com:o/n.git', HUB],
    ['https://github.com/o/n/', HUB],
    [{ type: 'git', url: 'git+https://github.com/o/n.git' }, HUB],
    [{ type: 'git', url: 'git+ssh://git@github.com/o/n.git', directory: 'p' }, `${HUB}p/`],
    ['https://bitbucket.org/o/n.git', 'https://bitbucket.org/o/n/src/HEAD/'],
    ['https://git.example.org/o/n.git', undefined],
  ])('%j', (repository, expected) => expect(repositoryAddress(repository)).toBe(expected));
});

/** A copy of the project with its build. */
function copyOfProject(change: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fattura-pack-'));
  const names = ['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.it.md', 'README.md', 'dist', 'docs'];
  for (const name of [...names, 'schemas', 'scripts'])
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  Object.assign(manifest.scripts, { build: 'node -e 0' });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, ...change }));
  return folder;
}

const contents = (folder: string) =>
  Object.fromEntries(
    globSync(['*', 'docs/**'], { cwd: folder, dot: true })
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

const links = (page: string) =>
  [...page.replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '').matchAll(/\]\(([^)]+)\)/g)].map(
    (match) => match[1] ?? '',
  );

const REPOSITORY = { repository: { type: 'git', url: 'git+https://github.com/o/n.git' } };

describe.each([
  ['without a repository', { repository: undefined }],
  ['with a repository', REPOSITORY],
])('npm pack %s', (_, change) => {
  let folder: string;
  let inside: string;
  let before: Record<string, string>;
  beforeAll(() => {
    folder = copyOfProject(change);
    before = contents(folder);
    inside = join(folder, 'unpacked');
    execFileSync('npm', ['pack', '--silent'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const [file = ''] = globSync('*.tgz', { cwd: folder });
    execFileSync(
      'sh',
      ['-c', `mkdir unpacked && tar -xzf ${file} -C unpacked --strip-components=1 && rm ${file}`],
      {
        cwd: folder,
      },
    );
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has one README, for the registry, without relative links', () => {
    expect(globSync('README*', { cwd: inside })).toEqual(['README.md']);
    const found = links(readFileSync(join(inside, 'README.md'), 'utf8'));
    expect(found.filter((link) => !link.startsWith('https://'))).toEqual([]);
    const ours = found.filter((link) => link.startsWith(HUB));
    expect(
      ours.filter((link) => !existsSync(join(projectRoot, link.slice(HUB.length).replace(/#.*/, '')))),
    ).toEqual([]);
    expect(ours.length > 10).toBe(change === REPOSITORY);
  });

  it('has no dead link in any page', () => {
    const pages = globSync('**/*.md', { cwd: inside });
    expect(pages).toEqual(expect.arrayContaining(['CHANGELOG.md', 'docs/README.it.md', 'docs/cli.md']));
    const dead = pages.flatMap((name) =>
      links(readFileSync(join(inside, name), 'utf8'))
        .filter((link) => !/^(?:https?:|#)/.test(link))
        .filter((link) => !existsSync(join(inside, dirname(name), link.replace(/#.*/, ''))))
        .map((link) => `${name}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('leaves the project unchanged', () => {
    rmSync(inside, { recursive: true });
    expect(contents(folder)).toEqual(before);
    expect(existsSync(join(folder, '.packing'))).toBe(false);
  });

  it('undoes an interrupted pack', () => {
    const run = (hook: string) => spawnSync('npm', ['run', '--silent', hook], { cwd: folder }).status;
    expect(run('prepack')).toBe(0);
    expect(contents(folder)).not.toEqual(before);
    expect(run('prepack')).toBe(0);
    expect(run('postpack')).toBe(0);
    expect(run('postpack')).toBe(0);
    expect(contents(folder)).toEqual(before);
  });

  it('refuses to publish a folder: npm would send the README of the repository', () => {
    const { status, stderr } = spawnSync('npm', ['publish', '--dry-run', '--offline'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('npm publish ./fattura-');
  });
});
