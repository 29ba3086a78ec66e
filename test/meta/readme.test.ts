import { spawn, spawnSync } from 'node:child_process';
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
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KNOWN, LYING, OTHER_ENCODING } from '../differential/known.ts';
import { knownCertificate, knownKey } from '../support/knownSigner.ts';
import { programs } from '../support/programs/index.ts';
import { projectRoot } from '../support/shared.ts';
import { signedP7m } from '../support/signedFile.ts';
import { consumer } from './consumer.ts';
import { type Command, printed, samples, session, writeSession } from './readme.ts';

/** `FATTURA_UPDATE_README=1` writes the commands' output into the pages; review it before committing. */
const UPDATE = process.env['FATTURA_UPDATE_README'] === '1';

/** Their samples are TypeScript programs and sessions. */
const READMES = ['README.md', 'README.it.md'];

const WITHOUT_PROGRAMS = ['docs/reference/README.md', 'docs/reference/xml.md'];

/** Their programs run together with those of the READMEs. */
const further = [
  ...[
    'docs/building.md',
    'docs/checking.md',
    'docs/client.md',
    'docs/messages.md',
    'docs/european.md',
    'docs/old-formats.md',
    'docs/sandbox.md',
    'docs/submitting.md',
  ],
  ...globSync('docs/reference/*.md', { cwd: projectRoot, ignore: WITHOUT_PROGRAMS }).sort(),
];

/** Files that the samples use, with the fixtures they are copied from. */
const FILES = {
  invoice: 'valid/FPR12-simple',
  wrong: 'invalid/00200/date-italian',
  lotto: 'valid/FPR12-lotto',
  attachment: 'valid/FPR12-attachment',
  old: 'retired/SDI11',
  IT01234567897_00001_NS_001: 'messages/IT01234567897_00001_NS_001',
};

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8');
const of = (names: readonly string[], language: string) =>
  names.flatMap((name) =>
    samples(read(name))
      .filter((sample) => sample.language === language)
      .map((sample) => ({ ...sample, page: name })),
  );

/** The folder in which the samples run: the package installed, the fixtures and the named files. */
const place = consumer();
const path = join(place.folder, 'bin');

/** A process that answers each line with a line. */
interface Conversation {
  /** Its first line, before any question. */
  first(): Promise<string>;
  ask(line: string): Promise<string>;
  end(): void;
}

/** @param command a program and its arguments, run in the samples' folder */
function converse([program = '', ...args]: readonly string[]): Conversation {
  const { NODE_OPTIONS: _, FORCE_COLOR: __, ...env } = process.env;
  const child = spawn(program, args, {
    cwd: place.folder,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`${args[0]} ended with ${child.exitCode}`);
    return value;
  };
  return {
    first,
    ask(line) {
      child.stdin.write(`${line}\n`);
      return first();
    },
    end: () => child.kill(),
  };
}

/** The service used by samples: a separate process, since sessions block this one. */
let service: Conversation | undefined;

async function startService(): Promise<void> {
  const { service: program } = await programs();
  service = converse([process.execPath, program, JSON.stringify({ afterIssue: ['SENT', 'DELIVERED'] })]);
  const { url, key, companyId } = JSON.parse(await service.first()) as Readonly<Record<string, string>>;
  Object.assign(process.env, { FATTURA_BASE_URL: url, FATTURA_API_KEY: key, FATTURA_COMPANY_ID: companyId });
}

beforeAll(async () => {
  await startService();
  symlinkSync(join(projectRoot, 'fixtures'), join(place.folder, 'fixtures'), 'dir');
  mkdirSync(join(place.folder, 'node_modules/@types'));
  // Packages for docs/client.md behind a proxy, docs/checking.md with the JSON Schema, the reference of a PDF.
  for (const name of ['undici', 'ajv', 'pdfkit', '@types/pdfkit', 'dejavu-fonts-ttf']) {
    symlinkSync(join(projectRoot, 'node_modules', name), join(place.folder, 'node_modules', name), 'dir');
  }
  for (const [name, fixture] of Object.entries(FILES))
    copyFileSync(join(projectRoot, `fixtures/${fixture}.xml`), join(place.folder, `${name}.xml`));
  writeFileSync(join(place.folder, 'signer.pem'), `${knownKey}\n${knownCertificate}\n`);
  writeFileSync(
    join(place.folder, 'signed.xml.p7m'),
    await signedP7m(readFileSync(join(place.folder, 'invoice.xml'))),
  );
  mkdirSync(path);
  const bin = join(projectRoot, 'dist/cli/bin.cjs');
  writeFileSync(join(path, 'fattura'), `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`);
  chmodSync(join(path, 'fattura'), 0o755);
}, 60_000);

/** Each sample finds the service in its initial state. */
beforeEach(async () => {
  await service?.ask('reset');
});
afterAll(() => {
  service?.end();
  place.remove();
});

interface Outputs {
  readonly stdout: string;
  readonly stderr: string;
}

/** A single process for all samples. It runs a sample per line of input, and answers with its output as JSON. */
const RUN_PROGRAMS = `
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const name of createInterface({ input: process.stdin })) {
  const told = { stdout: '', stderr: '' };
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
  const programs = of([...READMES, ...further], 'ts').map((sample) => ({
    ...sample,
    name: `${basename(sample.page, '.md')}${sample.line}`,
  }));
  // Most programs of the READMEs are the same in both languages, with the same output.
  const distinct = new Map(
    programs.toReversed().map((one) => [JSON.stringify([statements(one.code), printed(one.code)]), one]),
  );

  it.each([...READMES, ...further])('exist: %s', (name) => {
    expect(programs.filter(({ page }) => page === name)).not.toEqual([]);
  });

  it.each(WITHOUT_PROGRAMS)('do not exist: %s', (name) => expect(of([name], 'ts')).toEqual([]));

  it('compile in strict mode', () => {
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

  let runner: Conversation | undefined;
  beforeAll(() => {
    place.write('runPrograms.mjs', RUN_PROGRAMS);
    runner = converse([process.execPath, join(place.folder, 'runPrograms.mjs')]);
  });
  afterAll(() => runner?.end());

  it.each([...distinct.values()].toReversed())(
    '$page, line $line prints the stated output',
    async ({ name, code }) => {
      const { stdout, stderr } = JSON.parse((await runner?.ask(name)) ?? '') as Outputs;
      expect(stderr).toBe('');
      expect(stdout.split('\n').slice(0, -1)).toEqual(printed(code));
    },
  );
});

/** One shell per session, so that `$?` is the exit code of the previous command. */
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

  it('exist', () => expect(sessions.length).toBeGreaterThan(3));

  it.each(sessions)('$page, line $line prints the output on the page', ({ page, code }) => {
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

/** A program without the comments that explain it. */
const statements = (code: string): string => code.replace(/^\/\/ .*\n/gm, '');

/** A README without the text that each language words differently. */
function skeleton(name: string) {
  const page = read(name);
  const programs = of([name], 'ts').map(({ code }) => statements(code).replace(/language: '(?:it|en)'/g, ''));
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

  it('docs/decisions/verdict.md lists every class of differences from libxml2', () => {
    const text = read('docs/decisions/verdict.md');
    const told = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map((match) => match[1]);
    expect(told.sort()).toEqual([...KNOWN.map(({ name }) => name), LYING.name, OTHER_ENCODING.name].sort());
  });

  it.each(globSync(['*.md', '{bench,docs}/**/*.md'], { cwd: projectRoot }).sort())(
    '%s links to files that exist',
    (name) => {
      // A pattern such as `[A-Z]{2}(x)` in code is not a link.
      const text = read(name).replace(/`[^`\n]*`/g, '');
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1] ?? '');
      const from = dirname(join(projectRoot, name));
      expect(links.filter((link) => !existsSync(join(from, link)))).toEqual([]);
    },
  );
});
