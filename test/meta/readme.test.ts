import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KNOWN, LYING, OTHER_ENCODING } from '../differential/known.ts';
import { projectRoot } from '../support/shared.ts';
import { consumer } from './consumer.ts';
import { type Command, printed, samples, session, writeSession } from './readme.ts';

/** `FATTURA_UPDATE_README=1` writes what the commands answer into the page; read it before committing. */
const UPDATE = process.env['FATTURA_UPDATE_README'] === '1';

const file = join(projectRoot, 'README.md');
const page = readFileSync(file, 'utf8');
const all = samples(page);

/** Their samples are run with those of this page. */
const further = ['docs/building.md', 'docs/checking.md', 'docs/client.md', 'docs/submitting.md'];
const of = (language: string) => all.filter((sample) => sample.language === language);

/** Where the samples run: the package installed, the fixtures and the files that they name. */
const place = consumer();
const path = join(place.folder, 'bin');

/** What the samples that talk to the service talk to: a process of its own, because a sample blocks this one. */
let service: ChildProcess | undefined;

async function startService(): Promise<void> {
  const jiti = join(projectRoot, 'node_modules/.bin/jiti');
  const main = join(projectRoot, 'test/support/service/main.ts');
  service = spawn(jiti, [main, '--after-issue', 'SENT,DELIVERED'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { stdout } = service;
  const line = await new Promise<string>((resolve, reject) => {
    stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    service?.once('exit', (code) => reject(new Error(`the test service ended with ${code}`)));
  });
  const { url, key, companyId } = JSON.parse(line) as { url: string; key: string; companyId: string };
  Object.assign(process.env, { FATTURA_BASE_URL: url, FATTURA_API_KEY: key, FATTURA_COMPANY_ID: companyId });
}

beforeAll(async () => {
  await startService();
  symlinkSync(join(projectRoot, 'fixtures'), join(place.folder, 'fixtures'), 'dir');
  // What docs/client.md shows behind a proxy.
  symlinkSync(join(projectRoot, 'node_modules/undici'), join(place.folder, 'node_modules/undici'), 'dir');
  copyFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), join(place.folder, 'invoice.xml'));
  copyFileSync(join(projectRoot, 'fixtures/invalid/00200/date-italian.xml'), join(place.folder, 'wrong.xml'));
  mkdirSync(path);
  const bin = join(projectRoot, 'dist/cli/bin.cjs');
  writeFileSync(join(path, 'fattura'), `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`);
  chmodSync(join(path, 'fattura'), 0o755);
});
afterAll(() => {
  service?.kill();
  place.remove();
});

describe('TypeScript samples', () => {
  const programs = [
    ...of('ts').map((sample) => ({ ...sample, page: 'README.md', name: `sample${sample.line}` })),
    ...further.flatMap((name) =>
      samples(readFileSync(join(projectRoot, name), 'utf8'))
        .filter(({ language }) => language === 'ts')
        .map((sample) => ({ ...sample, page: name, name: `${basename(name, '.md')}${sample.line}` })),
    ),
  ];

  it('there are some', () => expect(programs.length).toBeGreaterThan(3));

  it('compile, strictly', () => {
    for (const { name, code } of programs) place.write(`${name}.mts`, code);
    const types = {
      types: ['node'],
      typeRoots: [join(projectRoot, 'node_modules/@types')],
      skipLibCheck: true,
    };
    const files = programs.map(({ name }) => `${name}.mts`);
    const { stdout, code } = place.tsc({ module: 'NodeNext', ...types }, files);
    expect(stdout).toBe('');
    expect(code).toBe(0);
  });

  it.each(programs)('$page, line $line prints what it says', ({ name, code }) => {
    const { stdout, stderr } = place.node(`${name}.mjs`);
    expect(stderr).toBe('');
    expect(stdout.split('\n').slice(0, -1)).toEqual(printed(code));
  });
});

/** One shell for a session, so that `$?` is the code of the command before. */
function run(commands: readonly Command[]): readonly string[] {
  const end = '\u001e';
  const script = commands
    .map(({ command }) => `${command}\n__code=$?; printf '\\036'; (exit $__code)`)
    .join('\n');
  const { stdout } = spawnSync('sh', ['-c', `exec 2>&1\n${script}`], {
    cwd: place.folder,
    encoding: 'utf8',
    env: { PATH: `${path}:${process.env['PATH']}`, LC_ALL: 'it_IT.UTF-8', NO_COLOR: '1' },
  });
  return stdout.split(end).slice(0, commands.length);
}

describe('sessions', () => {
  const sessions = of('console');

  it('there are some', () => expect(sessions.length).toBeGreaterThan(1));

  it.each(sessions)('line $line answers as the page says', ({ code }) => {
    const commands = session(code);
    const outputs = run(commands);
    if (UPDATE) {
      const answered = commands.map(({ command }, index) => ({ command, output: outputs[index] ?? '' }));
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(code, () => writeSession(answered)),
      );
    } else {
      expect(outputs).toEqual(commands.map(({ output }) => output));
    }
  });
});

describe('the rest of the page', () => {
  it('names npm scripts that exist', () => {
    const manifest = readFileSync(join(projectRoot, 'package.json'), 'utf8');
    const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
    const names = [...page.matchAll(/npm (?:run (?<run>[\w:-]+)|(?<own>start|test))\b/g)];
    expect(names.length).toBeGreaterThan(3);
    for (const { groups } of names)
      expect(scripts).toHaveProperty([groups?.['run'] ?? groups?.['own'] ?? '']);
  });

  it('docs/decisions/verdict.md tells every class in which we depart from libxml2', () => {
    const text = readFileSync(join(projectRoot, 'docs/decisions/verdict.md'), 'utf8');
    const told = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map((match) => match[1]);
    expect(told.sort()).toEqual([...KNOWN.map(({ name }) => name), LYING.name, OTHER_ENCODING.name].sort());
  });

  it.each(globSync(['*.md', '{bench,docs}/**/*.md'], { cwd: projectRoot }).sort())(
    '%s links to files that exist',
    (name) => {
      // A pattern such as `[A-Z]{2}(x)` in code is no link.
      const text = readFileSync(join(projectRoot, name), 'utf8').replace(/`[^`\n]*`/g, '');
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1] ?? '');
      const from = dirname(join(projectRoot, name));
      expect(links.filter((link) => !existsSync(join(from, link)))).toEqual([]);
    },
  );
});
