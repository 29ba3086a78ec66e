/** action.yml as a runner executes it, and the hooks of pre-commit. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { globalOptions } from '../../src/cli/command/definition.ts';
import { commands } from '../../src/cli/registry.ts';
import { validate } from '../../src/cli/validate/definition.ts';
import { programs } from '../support/programs/index.ts';
import { projectRoot } from '../support/shared.ts';
import { fixture } from './fixtures.ts';
import { folderWith } from './runCli.ts';

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly runs: {
    readonly steps: readonly {
      readonly id?: string;
      readonly run?: string;
      readonly env?: Readonly<Record<string, string>>;
    }[];
  };
}

const read = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');
const action = parse(read('action.yml')) as Action;

let command = '';
beforeAll(async () => {
  command = `${process.execPath}\n${(await programs()).command}`;
}, 60_000);

interface Ran {
  readonly code: number | null;
  readonly log: string;
  readonly summary: string;
  readonly output: string;
}

/** Runs the first step as the runner does: inputs in the place of expressions, and the files of its protocol. */
function run(cwd: string, given: Readonly<Record<string, string>>): Ran {
  const [step] = action.runs.steps;
  const inputs = (name: string): string => given[name] ?? action.inputs[name]?.default ?? '';
  const env = Object.entries(step?.env ?? {}).map(([name, value]) => [
    name,
    value.replace(/\$\{\{ inputs\.([a-z-]+) \}\}/g, (_, input: string) => inputs(input)),
  ]);
  const files = { summary: join(cwd, '.summary'), output: join(cwd, '.output') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', step?.run ?? ''],
    {
      cwd,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        LANG: 'en_GB.UTF-8',
        ...Object.fromEntries(env),
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: cwd,
        GITHUB_ACTION_PATH: projectRoot,
        GITHUB_STEP_SUMMARY: files.summary,
        GITHUB_OUTPUT: files.output,
        FATTURA_COMMAND: command,
      },
    },
  );
  return {
    code: status,
    log: `${stdout}${stderr}`,
    summary: readFileSync(files.summary, 'utf8'),
    output: readFileSync(files.output, 'utf8'),
  };
}

describe('action.yml', () => {
  it('has inputs of the names of options, each passed to the step', () => {
    const names = [...validate.options, ...globalOptions].map(({ name }) => name);
    const own = ['paths', 'version', 'sarif', 'upload-sarif'];
    expect(
      Object.keys(action.inputs).filter((name) => !own.includes(name) && !names.includes(name as never)),
    ).toEqual([]);
    const passed = Object.values(action.runs.steps[0]?.env ?? {});
    expect(passed).toEqual(
      Object.keys(action.inputs)
        .filter((name) => name !== 'upload-sarif')
        .map((name) => `\${{ inputs.${name} }}`),
    );
  });

  it('annotates, writes SARIF and a summary, and fails as the command does', () => {
    const cwd = folderWith({ 'in/a b.xml': fixture.valid, 'in/wrong|1.xml': fixture.rejected });
    const { code, log, summary, output } = run(cwd, { paths: 'in', lang: 'en' });
    expect(code).toBe(1);
    expect(log).toMatch(/^::error title=00200 · 2\.2\.1\.11,file=in\/wrong\|1\.xml,line=71,/m);
    expect(output).toBe('sarif=fattura.sarif\n');
    const sarif = JSON.parse(readFileSync(join(cwd, 'fattura.sarif'), 'utf8'));
    expect(sarif.runs[0].results).toMatchObject([{ ruleId: '00200' }]);
    expect(summary).toContain('2 files: 1 valid, 1 rejected, 0 unreadable.');
    expect(summary).toContain('| in/wrong\\|1.xml | rejected | 1 | 0 | 00200 |');
    expect(summary).not.toContain('a b.xml');
  });

  it.each([
    [{ 'fail-on': 'never' }, 0],
    [{ ignore: 'Q-BOLLO Q-TERMS', exclude: 'wrong.xml\nother', 'keep-going': 'true' }, 0],
    [{ paths: '--help' }, 2],
    [{ since: '$(touch made)' }, 2],
  ])('%j exits with %i', (given, expected) => {
    const cwd = folderWith({ 'a.xml': fixture.valid, 'wrong.xml': fixture.rejected });
    const { code, output } = run(cwd, given as Record<string, string>);
    expect(code).toBe(expected);
    expect(output).toBe(expected === 2 ? '' : 'sarif=fattura.sarif\n');
    expect(existsSync(join(cwd, 'made'))).toBe(false);
  });
});

describe('.pre-commit-hooks.yaml', () => {
  const hooks = parse(read('.pre-commit-hooks.yaml')) as readonly {
    id: string;
    entry: string;
    files: string;
  }[];

  it.each(hooks)('$id calls a command with options that it has', ({ entry }) => {
    const [name, command, ...options] = entry.split(' ');
    const definition = commands.find((one) => one.name === command);
    expect(name).toBe('fattura');
    expect(
      options.filter((option) => !definition?.options.some((one) => `--${one.name}` === option)),
    ).toEqual([]);
  });

  it.each(hooks)('$id takes invoices by their names', ({ files }) => {
    // Python writes the flag at the beginning.
    const pattern = new RegExp(files.replace('(?i)', ''), 'i');
    expect(['a.xml', 'IT1_1.XML'].every((name) => pattern.test(name))).toBe(true);
    expect(['a.json', 'xml', 'a.xml.bak'].some((name) => pattern.test(name))).toBe(false);
  });

  const isThere = spawnSync('pre-commit', ['--version']).status === 0;
  // pre-commit keeps a database there.
  const home = folderWith();
  const pre = (cwd: string, ...args: readonly string[]) =>
    spawnSync('pre-commit', args, {
      cwd,
      encoding: 'utf8',
      env: { PATH: `${cwd}/bin:${process.env['PATH']}`, HOME: home, LANG: 'en_GB.UTF-8' },
    });

  it.skipIf(!isThere)('is what pre-commit reads', () => {
    const { status, stdout } = pre(projectRoot, 'validate-manifest', '.pre-commit-hooks.yaml');
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  it.skipIf(!isThere)('runs in pre-commit on the files of a commit', () => {
    const [, path = ''] = command.split('\n');
    const cwd = folderWith({
      'valid.xml': fixture.valid,
      'notes.txt': 'x',
      // The hooks with the command of this test instead of an installed package.
      '.pre-commit-config.yaml': JSON.stringify({
        repos: [{ repo: 'local', hooks: hooks.map((hook) => ({ ...hook, language: 'system' })) }],
      }),
      'bin/fattura': `#!/bin/sh\nexec ${process.execPath} ${path} "$@"\n`,
    });
    chmodSync(join(cwd, 'bin/fattura'), 0o755);
    const git = (...args: readonly string[]) => spawnSync('git', args, { cwd });
    git('init', '--quiet');
    git('add', 'valid.xml', 'notes.txt', '.pre-commit-config.yaml');
    expect(pre(cwd, 'run', 'fattura-validate').status).toBe(0);
    writeFileSync(join(cwd, 'wrong.XML'), fixture.rejected);
    git('add', 'wrong.XML');
    const { status, stdout } = pre(cwd, 'run', 'fattura-validate');
    expect(status).toBe(1);
    expect(stdout).toContain('00200');
    expect(stdout).not.toContain('valid.xml');
  });
});

it('docs/ci.md names each input of the action and each hook', () => {
  const page = read('docs/ci.md');
  const names = [...Object.keys(action.inputs), 'fattura-validate', 'fattura-fix'];
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
});
