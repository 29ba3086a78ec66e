/**
 * Builds `fattura` as an executable for this platform that runs without Node, with its manual page, completions,
 * schemas and licences, as an archive. docs/executable.md explains the procedure.
 *
 *   npm run executable               .executable/fattura-0.1.0-linux-x64.tar.gz
 *   npm run executable -- --test     the same, then the sessions of docs/cli.md and other tests of the command against it
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild-wasm';
import { messagesIn } from '../src/cli/messages/index.ts';
import { commands } from '../src/cli/registry.ts';
import { projectRoot } from '../test/support/shared.ts';
import { manPage } from './executable/manPage.ts';
import { EMBEDDED } from './executable/packages.ts';

const PARTS = join(projectRoot, 'scripts/executable');
const DIST = join(projectRoot, 'dist/cli');
const OUT = join(projectRoot, '.executable');
const WORK = join(OUT, 'work');

/**
 * The sentinel in Node's executable that marks an embedded application (Node's documentation, single executable
 * applications).
 */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** The start of the package, which the launcher of the executable replaces. */
const REPLACED = 'bin.cjs';

/** Calls whose compiled code is kept. If several calls load the same chunk, the code of the first call is kept. */
const TRAINING: readonly (readonly string[])[] = [
  ['validate', 'fixtures/invalid/00423/sample.xml'],
  ['validate', 'fixtures/valid/FPR12-simple.xml', '--lang', 'en'],
  ['convert', 'fixtures/valid/FPR12-simple.xml'],
  ['show', 'fixtures/valid/FPR12-simple.xml'],
  ['fix', '--dry-run', 'fixtures/invalid/00423/sample.xml'],
  ['explain', '00423'],
  ['fields', '2.2.1.11'],
  ['validate', 'fixtures/valid/FPR12-simple.json'],
  ['--help'],
  ['--version'],
];

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  version: string;
};
const title = `fattura-${version}-${process.platform}-${process.arch}`;

async function main(): Promise<void> {
  if (!existsSync(join(DIST, REPLACED))) throw new Error('dist/cli is missing: run npm run build first.');
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(join(WORK, 'code'), { recursive: true });
  const embedded = await embedPackages();
  writeChunks();
  train();
  writeCode();
  const texts = licences(embedded);
  const own = readFileSync(join(projectRoot, 'LICENSE'), 'utf8').trim();
  writeFileSync(join(WORK, 'licences'), `${own}\n\n---\n\n${texts}`);
  makeExecutable();
  await writeFolder(texts);
  execFileSync('tar', ['-czf', join(OUT, `${title}.tar.gz`), '-C', OUT, title]);
  rmSync(WORK, { recursive: true });
  const { size } = statSync(join(OUT, `${title}.tar.gz`));
  if (process.argv.includes('--test')) test();
  console.log(
    `${join(OUT, title, 'fattura')}\n${join(OUT, `${title}.tar.gz`)}  ${Math.round(size / 1e6)} MB`,
  );
}

/** Tests that run the command by its name, with the executable. */
const TESTS = [
  'test/cli/docs.test.ts',
  'test/cli/bin.test.ts',
  'test/cli/executable.test.ts',
  'test/cli/shards.test.ts',
  'test/cli/submitProcess.test.ts',
];

function test(): void {
  const env = { ...process.env, FATTURA_EXECUTABLE: join(OUT, title, 'fattura') };
  execFileSync('npx', ['vitest', 'run', '--project', 'unit', ...TESTS], {
    cwd: projectRoot,
    env,
    stdio: 'inherit',
  });
}

/** Bundles the optional packages as one chunk. @returns the folders of all packages in it */
async function embedPackages(): Promise<readonly string[]> {
  const contents = EMBEDDED.map(
    (name) => `exports[${JSON.stringify(name)}] = () => require(${JSON.stringify(name)});`,
  );
  const { metafile } = await build({
    stdin: { contents: contents.join('\n'), resolveDir: projectRoot, loader: 'js' },
    outfile: join(WORK, 'packages.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    charset: 'ascii',
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
  });
  const folders = Object.keys(metafile.inputs).flatMap(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}

interface Entry {
  readonly at: number;
  readonly length: number;
  code?: readonly [at: number, length: number];
}

const index: Record<string, Entry> = {};

/** Joins the chunks, each wrapped in the function that the launcher calls. */
function writeChunks(): void {
  const files = [
    ...readdirSync(DIST)
      .filter((name) => name.endsWith('.cjs') && name !== REPLACED)
      .map((name) => join(DIST, name)),
    join(WORK, 'packages.cjs'),
  ];
  const parts: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const source = readFileSync(file, 'latin1');
    const part = Buffer.from(
      `(function (exports, require, module, __filename, __dirname) { ${source}\n})`,
      'latin1',
    );
    index[file.slice(dirname(file).length + 1)] = { at, length: part.length };
    parts.push(part);
    at += part.length;
  }
  writeFileSync(join(WORK, 'chunks'), Buffer.concat(parts));
  writeFileSync(join(WORK, 'index'), JSON.stringify(index));
}

function train(): void {
  for (const args of [...TRAINING].reverse()) {
    const given = [
      join(PARTS, 'trainer.cjs'),
      join(WORK, 'chunks'),
      join(WORK, 'index'),
      join(WORK, 'code'),
      ...args,
    ];
    try {
      execFileSync(process.execPath, given, { cwd: projectRoot, stdio: ['ignore', 'ignore', 'ignore'] });
    } catch (error) {
      // A rejected file ends with 1.
      if ((error as { readonly status?: number }).status !== 1) throw error;
    }
  }
}

/** Alignment that V8 requires for cached data, in bytes; otherwise it copies the data. */
const ALIGNMENT = 8;

function writeCode(): void {
  const parts: Buffer[] = [];
  let at = 0;
  for (const name of readdirSync(join(WORK, 'code'))) {
    const code = readFileSync(join(WORK, 'code', name));
    const entry = index[name];
    if (entry !== undefined) entry.code = [at, code.length];
    const gap = Buffer.alloc((ALIGNMENT - (code.length % ALIGNMENT)) % ALIGNMENT);
    parts.push(code, gap);
    at += code.length + gap.length;
  }
  writeFileSync(join(WORK, 'code.bin'), Buffer.concat(parts));
  writeFileSync(join(WORK, 'index'), JSON.stringify(index));
}

function makeExecutable(): void {
  const source = ['launcher.cjs', 'main.cjs']
    .map((name) => readFileSync(join(PARTS, name), 'utf8'))
    .join('\n');
  writeFileSync(join(WORK, 'main.cjs'), source);
  const config = {
    main: join(WORK, 'main.cjs'),
    output: join(WORK, 'blob'),
    disableExperimentalSEAWarning: true,
    useCodeCache: true,
    assets: {
      main: join(WORK, 'main.cjs'),
      worker: join(PARTS, 'worker.mjs'),
      chunks: join(WORK, 'chunks'),
      code: join(WORK, 'code.bin'),
      index: join(WORK, 'index'),
      licences: join(WORK, 'licences'),
    },
  };
  writeFileSync(join(WORK, 'config.json'), JSON.stringify(config));
  execFileSync(process.execPath, ['--experimental-sea-config', join(WORK, 'config.json')], {
    stdio: 'inherit',
  });
}

async function writeFolder(texts: string): Promise<void> {
  const folder = join(OUT, title);
  mkdirSync(join(folder, 'completions'), { recursive: true });
  const executable = join(folder, 'fattura');
  copyFileSync(process.execPath, executable);
  chmodSync(executable, 0o755);
  const blob = [executable, 'NODE_SEA_BLOB', join(WORK, 'blob'), '--sentinel-fuse', FUSE];
  execFileSync('npx', ['postject', ...blob], { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit'] });
  // What the commands read as files: the schemas, and the migrations of the sandbox.
  cpSync(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true });
  cpSync(join(projectRoot, 'dist/sandbox'), join(folder, 'sandbox'), { recursive: true });
  copyFileSync(join(projectRoot, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), texts);
  const page = { commands, messages: await messagesIn('en'), version, date: dateOfVersion() };
  writeFileSync(join(folder, 'fattura.1'), manPage(page));
  for (const [shell, file] of Object.entries(COMPLETIONS))
    writeFileSync(
      join(folder, 'completions', file),
      execFileSync(executable, ['completions', shell, '--lang', 'en']),
    );
}

/** The file names that the shells look for. */
const COMPLETIONS = { bash: 'fattura', zsh: '_fattura', fish: 'fattura.fish' } as const;

/** The day of the last change, so that the same sources make the same page. */
function dateOfVersion(): string {
  return execFileSync('git', ['log', '-1', '--format=%cs'], { cwd: projectRoot, encoding: 'utf8' }).trim();
}

/** The licences of the packages in the command, of the optional ones in the executable, and of Node. */
function licences(embedded: readonly string[]): string {
  const packages = embedded.flatMap((folder) => {
    const {
      name,
      version: found,
      license,
    } = JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')) as Readonly<
      Record<string, string>
    >;
    const file = readdirSync(join(projectRoot, folder)).find((entry) => /^licen[cs]e/i.test(entry));
    // A few packages state their licence, but have no text of it.
    const text = file === undefined ? '' : readFileSync(join(projectRoot, folder, file), 'utf8').trim();
    return [`${name} ${found} (${license})\n\n${text}\n`];
  });
  const own = readFileSync(join(projectRoot, 'dist/THIRD-PARTY-LICENCES.txt'), 'utf8');
  return [own, ...packages, `Node.js ${process.version}\n\n${nodeLicence()}\n`].join('\n---\n\n');
}

/** Paths of Node's licence relative to the folder of its executable: in Node's archives, and in Debian packages. */
const NODE_LICENCES = [
  '../LICENSE',
  '../share/doc/nodejs/LICENSE',
  '../share/doc/nodejs/copyright',
  '../share/doc/node/LICENSE',
];

function nodeLicence(): string {
  const folder = dirname(realpathSync(process.execPath));
  const file = NODE_LICENCES.map((path) => join(folder, path)).find((path) => existsSync(path));
  if (file === undefined)
    throw new Error(`Node's licence is not beside ${process.execPath}: use an archive of nodejs.org.`);
  return readFileSync(file, 'utf8').trim();
}

await main();
