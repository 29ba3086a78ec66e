import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
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
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KNOWN, LYING, OTHER_ENCODING } from '../differential/known.ts';
import { projectRoot } from '../support/shared.ts';
import { consumer } from './consumer.ts';
import { type Command, printed, samples, session, writeSession } from './readme.ts';

/** `FATTURA_UPDATE_README=1` writes what the commands answer into the pages; read it before committing. */
const UPDATE = process.env['FATTURA_UPDATE_README'] === '1';

/** Their samples are programs of TypeScript, and sessions. */
const READMES = ['README.md', 'README.it.md'];

/** Their programs are run with those of the READMEs. */
const further = [
  ...['docs/building.md', 'docs/checking.md', 'docs/client.md', 'docs/submitting.md'],
  ...globSync('docs/reference/*.md', { cwd: projectRoot }).sort(),
];

/** Files that the samples name, and what they are. */
const FILES = {
  invoice: 'valid/FPR12-simple',
  wrong: 'invalid/00200/date-italian',
  lotto: 'valid/FPR12-lotto',
  attachment: 'valid/FPR12-attachment',
};

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8');
const of = (names: readonly string[], language: string) =>
  names.flatMap((name) =>
    samples(read(name))
      .filter((sample) => sample.language === language)
      .map((sample) => ({ ...sample, page: name })),
  );

/** Where the samples run: the package installed, the fixtures and the files that they name. */
const place = consumer();
const path = join(place.folder, 'bin');

/** What the samples that talk to the service talk to: a process of its own, because a sample blocks this one. */
let service: ChildProcessByStdio<Writable, Readable, null> | undefined;

/** What it says, line by line. */
let lines: AsyncIterator<string> | undefined;

async function startService(): Promise<void> {
  const jiti = join(projectRoot, 'node_modules/.bin/jiti');
  const main = join(projectRoot, 'test/support/proxy/main.ts');
  service = spawn(jiti, [main, JSON.stringify({ afterIssue: ['SENT', 'DELIVERED'] })], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  lines = createInterface({ input: service.stdout })[Symbol.asyncIterator]();
  const { value: line = '' } = await lines.next();
  const { url, key, companyId } = JSON.parse(line) as { url: string; key: string; companyId: string };
  Object.assign(process.env, { FATTURA_BASE_URL: url, FATTURA_API_KEY: key, FATTURA_COMPANY_ID: companyId });
}

beforeAll(async () => {
  await startService();
  symlinkSync(join(projectRoot, 'fixtures'), join(place.folder, 'fixtures'), 'dir');
  mkdirSync(join(place.folder, 'node_modules/@types'));
  // What docs/client.md shows behind a proxy, docs/checking.md with the JSON Schema, the reference of a PDF.
  for (const name of ['undici', 'ajv', 'pdfkit', '@types/pdfkit', 'dejavu-fonts-ttf']) {
    symlinkSync(join(projectRoot, 'node_modules', name), join(place.folder, 'node_modules', name), 'dir');
  }
  for (const [name, fixture] of Object.entries(FILES))
    copyFileSync(join(projectRoot, `fixtures/${fixture}.xml`), join(place.folder, `${name}.xml`));
  mkdirSync(path);
  const bin = join(projectRoot, 'dist/cli/bin.cjs');
  writeFileSync(join(path, 'fattura'), `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`);
  chmodSync(join(path, 'fattura'), 0o755);
}, 60_000);

/** Each sample finds the service as the first did. */
beforeEach(async () => {
  service?.stdin.write('\n');
  await lines?.next();
});
afterAll(() => {
  service?.kill();
  place.remove();
});

interface Outputs {
  readonly stdout: string;
  readonly stderr: string;
}

const NOT_RUN: Outputs = { stdout: '', stderr: 'the sample was not run' };

/** One process for all samples: a line of JSON each, with what it wrote. */
const RUN_PROGRAMS = `
import { writeSync } from 'node:fs';
for (const name of process.argv.slice(2)) {
  const told = { name, stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'])
    process[stream].write = (text) => ((told[stream] += text), true);
  try {
    await import('./' + name + '.mjs');
  } catch (error) {
    told.stderr += error.stack;
  }
  process.exitCode = 0;
  writeSync(1, JSON.stringify(told) + '\\n');
}
`;

describe('TypeScript samples', () => {
  const told = new Map<string, Outputs>();
  const programs = of([...READMES, ...further], 'ts').map((sample) => ({
    ...sample,
    name: `${basename(sample.page, '.md')}${sample.line}`,
  }));

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

  it('run to their end', () => {
    place.write('runPrograms.mjs', RUN_PROGRAMS);
    const { stdout, stderr, code } = place.node('runPrograms.mjs', ...programs.map(({ name }) => name));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const line of stdout.split('\n').slice(0, -1)) {
      const { name, ...outputs } = JSON.parse(line) as Outputs & { readonly name: string };
      told.set(name, outputs);
    }
    expect([...told.keys()]).toEqual(programs.map(({ name }) => name));
  });

  it.each(programs)('$page, line $line prints what it says', ({ name, code }) => {
    const { stdout, stderr } = told.get(name) ?? NOT_RUN;
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
  const sessions = of(READMES, 'console');

  it('there are some', () => expect(sessions.length).toBeGreaterThan(3));

  it.each(sessions)('$page, line $line answers as the page says', ({ page, code }) => {
    const commands = session(code);
    const outputs = run(commands);
    if (UPDATE) {
      const answered = commands.map(({ command }, index) => ({ command, output: outputs[index] ?? '' }));
      writeFileSync(
        join(projectRoot, page),
        read(page).replace(code, () => writeSession(answered)),
      );
    } else {
      expect(outputs).toEqual(commands.map(({ output }) => output));
    }
  });
});

/** A README without what each language words for itself. */
function skeleton(name: string) {
  const page = read(name);
  const programs = of([name], 'ts').map(({ code }) =>
    code.replace(/^\/\/ .*\n/gm, '').replace(/language: '(?:it|en)'/g, ''),
  );
  const commands = of([name], 'console').flatMap(({ code }) =>
    session(code).map(({ command }) => command.replace(' --lang en', '')),
  );
  return {
    headings: [...page.matchAll(/^#+/gm)].map(([level]) => level),
    rows: [...page.matchAll(/^\| `fattura [a-z]+/gm)].map(([row]) => row),
    links: [...page.matchAll(/\]\((?!README)([^)]+)\)/g)].map((match) => match[1]),
    programs,
    commands,
    shell: of([name], 'sh').flatMap(({ code }) => code.match(/^[^#\n]+/gm) ?? []),
    inline: [...new Set(page.match(/`(?:npm|npx) [^`]+`/g))],
  };
}

describe('the rest of the pages', () => {
  it('both READMEs have the same programs, commands and links in the same order', () => {
    expect(skeleton('README.it.md')).toEqual(skeleton('README.md'));
  });

  it.each([
    ['README.md', 'README.it.md'],
    ['README.it.md', 'README.md'],
  ])('%s has a link to %s at its top', (name, other) => {
    expect(read(name).split('\n')[2]).toContain(`](${other})`);
  });

  it.each(READMES)('%s names npm scripts that exist', (name) => {
    const page = read(name);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const names = [...page.matchAll(/npm (?:run (?<run>[\w:-]+)|(?<own>start|test))\b/g)];
    expect(names.length).toBeGreaterThan(3);
    for (const { groups } of names)
      expect(scripts).toHaveProperty([groups?.['run'] ?? groups?.['own'] ?? '']);
  });

  it('docs/decisions/verdict.md tells every class in which we depart from libxml2', () => {
    const text = read('docs/decisions/verdict.md');
    const told = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map((match) => match[1]);
    expect(told.sort()).toEqual([...KNOWN.map(({ name }) => name), LYING.name, OTHER_ENCODING.name].sort());
  });

  it.each(globSync(['*.md', '{bench,docs}/**/*.md'], { cwd: projectRoot }).sort())(
    '%s links to files that exist',
    (name) => {
      // A pattern such as `[A-Z]{2}(x)` in code is no link.
      const text = read(name).replace(/`[^`\n]*`/g, '');
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1] ?? '');
      const from = dirname(join(projectRoot, name));
      expect(links.filter((link) => !existsSync(join(from, link)))).toEqual([]);
    },
  );
});
