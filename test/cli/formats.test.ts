import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, type TestSuites } from 'junit2json';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { coverageText } from '../../src/cli/validate/coverageText.ts';
import { choicesOf } from '../../src/cli/validate/definition.ts';
import { reportFormats } from '../../src/validate/index.ts';
import { programs } from '../support/programs/index.ts';
import { fixture } from './fixtures.ts';
import { folderWith, type RunSettings, runCli } from './runCli.ts';

/** The files of the folder `in`, by name; a file named twice is checked twice. */
const named = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'in')).map((name) => `in/${name}`);

const cwd = folderWith({
  '.git/HEAD': '',
  // Only the structure is checked: these tests are about the formats, not about the controls.
  'fattura.config.json': '{"only": "structure"}',
  'in/a.xml': fixture.valid,
  'in/b.xml': fixture.rejected,
  'in/c.json': fixture.validJson,
  'in/d.xml': fixture.malformed,
  'in/page.xml': '<!doctype html><p>404',
});

async function validate(args: readonly string[], settings: RunSettings = {}): Promise<string> {
  const { code, stdout, stderr } = await runCli(['validate', ...args], { cwd, ...settings });
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  return stdout;
}

interface Sarif {
  readonly version: string;
  readonly runs: readonly [
    {
      readonly results: readonly {
        readonly ruleId: string;
        readonly locations: readonly [
          { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } },
        ];
      }[];
      readonly tool: {
        readonly driver: {
          readonly rules: readonly {
            readonly id: string;
            readonly shortDescription: { readonly text: string };
          }[];
        };
      };
    },
  ];
}

it('exactly the formats of the library can be chosen', () => {
  expect(choicesOf('format')).toEqual(Object.keys(reportFormats));
});

describe('formats for other programs', () => {
  it('sarif', async () => {
    const { version, runs } = JSON.parse(await validate(['-f', 'sarif', 'in'])) as Sarif;
    const [{ results, tool }] = runs;
    expect(version).toBe('2.1.0');
    expect(
      results.map(
        ({ ruleId, locations }) => `${ruleId} ${locations[0].physicalLocation.artifactLocation.uri}`,
      ),
    ).toEqual(['00200 in/b.xml', '00200 in/d.xml', 'U-UNKNOWN in/page.xml']);
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(['00200', 'U-UNKNOWN']);
    for (const { id, shortDescription } of tool.driver.rules) expect(shortDescription.text).not.toBe(id);
  });

  it('junit', async () => {
    const suites = ((await parse(await validate(['-f', 'junit', 'in']))) as TestSuites).testsuite ?? [];
    expect(suites.map(({ name, failures, errors }) => `${name} ${failures} ${errors}`)).toEqual([
      'in/a.xml 0 0',
      'in/b.xml 1 0',
      'in/c.json 0 0',
      'in/d.xml 1 0',
      'in/page.xml 0 1',
    ]);
  });

  it('github', async () => {
    const lines = (await validate(['-f', 'github', 'in'])).trimEnd().split('\n');
    expect(lines.map((line) => /^::error title=(.*?),file=(.*?)[,:]/.exec(line)?.slice(1).join(' '))).toEqual(
      ['00200 · 2.2.1.11 in/b.xml', '00200 in/d.xml', 'U-UNKNOWN in/page.xml'],
    );
  });

  it('compact', async () => {
    const lines = (await validate(['-f', 'compact', 'in'])).trimEnd().split('\n');
    expect(lines.map((line) => line.split(/: (?=[A-Z])/)[0])).toEqual([
      'in/b.xml:71:23: error 00200',
      expect.stringMatching(/^in\/d\.xml:\d+:\d+: error 00200$/),
      'in/page.xml: error U-UNKNOWN',
    ]);
  });

  it.each(['sarif', 'junit'])('%s is a report even without files', async (format) => {
    const { code, stdout } = await runCli(['validate', '-f', format, 'nowhere.xml'], { cwd });
    expect(code).toBe(2);
    if (format === 'sarif') expect((JSON.parse(stdout) as Sarif).runs[0].results).toEqual([]);
    else expect(await parse(stdout)).toMatchObject({ name: 'fattura' });
  });

  it.each([
    [{ GITHUB_WORKSPACE: cwd }, 'in', 'in/b.xml'],
    [{ GITHUB_WORKSPACE: cwd }, '.', 'in/b.xml', 'in'],
    [{ CI_PROJECT_DIR: cwd }, join(cwd, 'in'), 'in/b.xml'],
    [{ GITHUB_WORKSPACE: join(cwd, 'elsewhere') }, '.', join(cwd, 'in/b.xml'), 'in'],
  ])('name files relative to the root of the repository: %j, %s', async (env, operand, path, folder = '') => {
    const settings = { env: { LANG: 'en', ...env }, cwd: join(cwd, folder) };
    const uri = path.startsWith('/') ? `file://${path}` : path;
    expect(await validate(['-f', 'sarif', operand], settings)).toContain(`"uri":"${uri}"`);
    expect(await validate(['-f', 'github', operand], settings)).toContain(`,file=${path},`);
    expect(await validate(['-f', 'junit', operand], settings)).toContain(` file="${path}"`);
  });

  it.each(choicesOf('format'))(
    '%s: a worker thread gives the same result as the main thread',
    async (format) => {
      const many = Array.from({ length: 40 }, () => named(cwd)).flat();
      const here = await runCli(['validate', '-f', format, ...many], { cwd });
      const worker = pathToFileURL((await programs()).checkWorker);
      const pooled = await runCli(['validate', '-f', format, ...many], { cwd, worker });
      expect(pooled.code).toBe(1);
      expect(pooled.stdout === here.stdout && here.stdout.length > 10_000).toBe(true);
    },
    30_000,
  );
});

describe('under GitHub Actions', () => {
  const env = { LANG: 'en_GB.UTF-8', GITHUB_ACTIONS: 'true' };

  it('writes annotations to standard error, next to the text', async () => {
    const plain = await runCli(['validate', 'in'], { cwd });
    const { code, stdout, stderr } = await runCli(['validate', 'in'], { cwd, env });
    expect({ code, stdout }).toEqual({ code: plain.code, stdout: plain.stdout });
    expect(stderr).toBe((await runCli(['validate', '-f', 'github', 'in'], { cwd })).stdout);
  });

  it.each([
    [['-f', 'text'], {}],
    [['-f', 'json'], {}],
    [[], { 'fattura.config.json': '{"format":"text"}' }],
  ])('writes no annotations if a format is chosen: %j %j', async (args, files) => {
    const folder = folderWith({ '.git/HEAD': '', 'b.xml': fixture.rejected, ...files });
    expect((await runCli(['validate', ...args, 'b.xml'], { cwd: folder, env })).stderr).toBe('');
  });

  it('writes the same annotations from a worker thread', async () => {
    const folder = folderWith({ '.git/HEAD': '', 'a.xml': fixture.valid, 'b.xml': fixture.rejected });
    const many = [...Array.from({ length: 800 }, () => 'a.xml'), ...Array.from({ length: 3 }, () => 'b.xml')];
    const worker = pathToFileURL((await programs()).checkWorker);
    const { stderr } = await runCli(['validate', '--only', 'structure', '-q', ...many], {
      cwd: folder,
      env,
      worker,
    });
    expect(stderr.match(/^::error /gm)).toHaveLength(3);
  });

  it('writes no more annotations than GitHub shows', async () => {
    const { stderr } = await runCli(['validate', ...Array.from({ length: 9 }, () => named(cwd)).flat()], {
      cwd,
      env,
    });
    expect(stderr.trimEnd().split('\n')).toHaveLength(10);
  });
});

describe('--output', () => {
  it.each(choicesOf('format'))('%s: the file has the same content as standard output', async (format) => {
    const folder = folderWith({
      '.git/HEAD': '',
      'in/b.xml': fixture.rejected,
      'in/c.json': fixture.validJson,
    });
    const args = ['validate', '-f', format, 'in'];
    const direct = await runCli(args, { cwd: folder });
    const toFile = await runCli([...args, '--output', 'new/report'], { cwd: folder });
    expect(toFile).toEqual({ code: direct.code, stdout: '', stderr: '' });
    expect(readFileSync(join(folder, 'new/report'), 'utf8')).toBe(direct.stdout);
    expect(readdirSync(join(folder, 'new'))).toEqual(['report']);
    expect(await runCli([...args, '-o', '-'], { cwd: folder })).toEqual(direct);
  });

  it('replaces an older report, even through a link', async () => {
    const folder = folderWith({ 'a.xml': fixture.valid, 'real/report.txt': 'older than '.repeat(400) });
    symlinkSync(join(folder, 'real/report.txt'), join(folder, 'link.txt'));
    expect(
      (await runCli(['validate', '--only', 'structure', 'a.xml', '-o', 'link.txt'], { cwd: folder })).code,
    ).toBe(0);
    expect(readFileSync(join(folder, 'real/report.txt'), 'utf8')).toMatch(/^✓ a\.xml/);
    expect(readFileSync(join(folder, 'real/report.txt'), 'utf8')).not.toContain('older than');
  });

  it.each([
    ['the same name', ['a.xml', '-o', 'a.xml']],
    ['another way there', ['a.xml', '-o', './in/../a.xml']],
    ['a link', ['a.xml', '-o', 'link.xml']],
    ['from a folder', ['.', '-o', 'a.xml']],
  ])('never replaces an input: %s', async (_name, args) => {
    const folder = folderWith({ 'a.xml': fixture.valid, 'in/b.xml': fixture.valid });
    symlinkSync(join(folder, 'a.xml'), join(folder, 'link.xml'));
    const { code, stdout, stderr } = await runCli(['validate', ...args], { cwd: folder });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('a.xml');
    expect(readFileSync(join(folder, 'a.xml'), 'utf8')).toBe(fixture.valid);
    expect(readdirSync(folder).sort()).toEqual(['a.xml', 'in', 'link.xml']);
  });

  it('leaves an older report if the check is interrupted', async () => {
    const folder = folderWith({ 'in/a.xml': fixture.valid, report: 'old' });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    const many = Array.from({ length: 2_000 }, () => 'in/a.xml');
    const { code } = await runCli(['validate', ...many, '-o', 'report'], {
      cwd: folder,
      interrupted: controller.signal,
    });
    expect(code).toBe(130);
    expect(readFileSync(join(folder, 'report'), 'utf8')).toBe('old');
    expect(readdirSync(folder).sort()).toEqual(['in', 'report']);
  });

  it('states why nothing can be written', async () => {
    const folder = folderWith({ 'a.xml': fixture.valid, file: '' });
    writeFileSync(join(folder, 'file'), '');
    for (const [path, reason] of [
      ['file/report', 'EEXIST'],
      ['/dev/full', 'ENOSPC'],
    ] as const) {
      if (path.startsWith('/') && !existsSync(path)) continue;
      const { code, stderr } = await runCli(['validate', 'a.xml', '-o', path], { cwd: folder });
      expect({ path, code }).toEqual({ path, code: 2 });
      expect(stderr).toContain(en.convert.failed(path, en.reason(reason)));
    }
  });

  it('has colours only on request', async () => {
    const folder = folderWith({ 'b.xml': fixture.rejected });
    const report = async (...args: readonly string[]): Promise<string> => {
      await runCli(['validate', 'b.xml', '-o', 'report', ...args], { cwd: folder, tty: true, columns: 120 });
      return readFileSync(join(folder, 'report'), 'utf8');
    };
    expect(await report()).not.toContain('\u001b');
    expect(await report('--color')).toContain('\u001b');
  });
});

describe('--explain-coverage', () => {
  const explained = async (...args: readonly string[]): Promise<readonly string[]> => {
    const { stdout } = await runCli(['validate', '--explain-coverage', ...args], { cwd, columns: 200 });
    const { stdout: plain } = await runCli(['validate', ...args.filter((arg) => arg !== '')], {
      cwd,
      columns: 200,
    });
    const lines = new Set(plain.split('\n'));
    return stdout.split('\n').filter((line) => !lines.has(line));
  };

  it('lists the checks that ran, the ones that did not, and why', async () => {
    const text = (await explained('in/a.xml')).join('\n');
    const { ran, skipped, reasons } = en.coverage;
    expect(text).toMatch(new RegExp(`^  ${ran} .*\\b00200\\b`, 'm'));
    expect(text).toMatch(new RegExp(`^ +(?:${skipped} +)?${reasons.history}: .*\\b00002\\b`, 'm'));
    expect((await explained('in/d.xml')).join('\n')).toContain(reasons.malformed);
    expect((await explained('--only', 'structure', 'in/a.xml')).join('\n')).toContain(reasons.not_asked);
  });

  it('groups codes by reason, and ranges of three or more', async () => {
    const { reasons, ran, partial, skipped } = en.coverage;
    const text = await coverageText(
      {
        ran: ['00201', '00200', '00300', '00301', '00302', 'Q-A'],
        partial: [{ code: '00305', reason: 'registry' }],
        skipped: [
          { code: '00404', reason: 'history' },
          { code: '00100', reason: 'unsigned' },
          { code: '00002', reason: 'history' },
        ],
      },
      { language: 'en' },
    );
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.trim().split(/ {2,}/)),
    ).toEqual([
      [ran, '00200, 00201, 00300–00302, Q-A'],
      [partial, `${reasons.registry}: 00305`],
      [skipped, `${reasons.history}: 00002, 00404`],
      [`${reasons.unsigned}: 00100`],
    ]);
  });

  it('omits a file that --quiet leaves out', async () => {
    expect(await explained('--quiet', 'in/a.xml')).toEqual([]);
  });
});
