import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TSC } from '../../scripts/gate/tsc.ts';
import { namesOf } from '../../scripts/newControl/names.ts';
import { newControl } from '../../scripts/newControl/newControl.ts';
import { register, withoutEntry } from '../../scripts/newControl/register.ts';
import { withSentences } from '../../scripts/newControl/sentences.ts';
import { projectRoot } from '../support/shared.ts';

const read = (path: string): string | undefined => {
  const file = join(projectRoot, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

describe('the names of a code', () => {
  it.each([
    ['00328', 'c00328', 'd00328', 'src/validate/controls/00328.ts'],
    ['Q-IBAN', 'qIban', 'dqIban', 'src/validate/advice/Q-IBAN.ts'],
    ['Q-DUE-DATE', 'qDueDate', 'dqDueDate', 'src/validate/advice/Q-DUE-DATE.ts'],
  ])('%s', (code, rule, doc, file) => {
    expect(namesOf(code)).toMatchObject({ rule, doc, files: { rule: file } });
  });

  it.each(['', '328', '0032', '003288', 'q-iban', 'Q-', 'Q-Iban', '../x', 'U-SIZE'])(
    'rejects the code %j',
    (code) => {
      expect(namesOf(code)).toBeUndefined();
      expect(newControl(code, read)).toMatchObject({ ok: false });
    },
  );
});

it.each([
  ['a control', '00328'],
  ['a piece of advice', 'Q-NAME'],
])('CONTRIBUTING.md states the number of files to complete for %s', (name, code) => {
  const result = newControl(code, read);
  const paths = result.ok ? result.files.map(({ path }) => path) : [];
  const completed = paths.filter(
    (path) => !/^test\/|engine\/(?:rules|catalogue)\.ts$|ruleDocs\/index\.ts$/.test(path),
  );
  const row = read('CONTRIBUTING.md')
    ?.split('\n')
    .find((line) => line.startsWith(`| ${name} |`));
  expect(row?.split('|')[2]?.trim()).toBe(String(completed.length));
});

describe('an existing code', () => {
  it.each(['00423', '00200'])('rejects %s', (code) => {
    expect(newControl(code, read).ok).toBe(false);
  });
});

const list = (imports: readonly string[], names: readonly string[]): string =>
  `${imports.map((code) => `import { p${code} } from './${code}.ts';\n`).join('')}import type { Page } from './page.ts';

export const pages: readonly Page[] = [${names.join(', ')}];
`;

describe('a registration', () => {
  const add = (source: string, code: string): string =>
    register(source, { array: 'pages', name: `p${code}`, code, module: `./${code}.ts` });

  it.each([
    ['first', '00001'],
    ['between', '00300'],
    ['last', '00999'],
  ])('%s', (_where, code) => {
    const codes = ['00200', '00423'];
    const all = [...codes, code].sort();
    expect(add(list(codes, ['p00200', 'p00423']), code)).toBe(
      list(
        all,
        all.map((one) => `p${one}`),
      ),
    );
  });

  it('breaks a list that gets too long, like biome', () => {
    const codes = Array.from({ length: 8 }, (_, index) => `0010${index}`);
    const source = list(
      codes,
      codes.map((code) => `p${code}`),
    );
    expect(add(source, '00200')).toContain('[\n  p00100,\n  p00101,\n');
    expect(add(source, '00200')).toContain('  p00107,\n  p00200,\n];\n');
  });

  it('of advice goes after other advice', () => {
    const source = `import { p00423 } from './00423.ts';
import type { Page } from './page.ts';
import { pqIban } from './Q-IBAN.ts';

export const pages: readonly Page[] = [p00423, pqIban];
`;
    const added = register(source, {
      array: 'pages',
      name: 'pqCap',
      code: 'Q-CAP',
      module: './Q-CAP.ts',
    });
    expect(added).toBe(
      source
        .replace('import { pqIban', "import { pqCap } from './Q-CAP.ts';\nimport { pqIban")
        .replace('[p00423, pqIban]', '[p00423, pqCap, pqIban]'),
    );
  });

  it('removes the code from the unchecked ones', () => {
    const source = `const others = [
  beyond('00002', 'history', ALL, 'a', 'b'),
  beyond(
    '00100',
    'trust',
    ALL,
    'c',
    'd',
  ),
  beyond('00101', 'trust', ALL, 'e', 'f'),
];
`;
    expect(withoutEntry(source, '00100')).toBe(`const others = [
  beyond('00002', 'history', ALL, 'a', 'b'),
  beyond('00101', 'trust', ALL, 'e', 'f'),
];
`);
    expect(withoutEntry(source, '00999')).toBe(source);
  });
});

describe('sentences in a catalogue', () => {
  const source = `export const titles = {
  '00300': 'a',
  '00323':
    'b',
  'Q-IBAN': 'c',
};
`;

  it.each([
    ['00200', `export const titles = {\n  '00200': 'new',\n  '00300'`],
    ['00310', `'a',\n  '00310': 'new',\n  '00323'`],
    ['Q-RATE', `'c',\n  'Q-RATE': 'new',\n};\n`],
  ])('%s', (code, part) => {
    expect(withSentences(source, code, `  '${code}': 'new',\n`)).toContain(part);
  });

  it('of a code that already has them are kept', () => {
    expect(withSentences(source, '00323', 'x')).toBe(source);
  });
});

/** The output of vitest's json reporter. */
interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

describe('npm run new-control, in a copy of the project', () => {
  const copy = mkdtempSync(join(tmpdir(), 'fattura-new-control-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  for (const path of [
    'package.json',
    'tsconfig.json',
    'biome.json',
    'scripts',
    'schemas',
    'src',
    'test/support',
    'test/validate',
  ]) {
    cpSync(join(projectRoot, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));

  const run = (command: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(resolve(copy, 'node_modules/.bin', command), args, {
      cwd: copy,
      encoding: 'utf8',
    });
    return { status, output: `${stdout}${stderr}` };
  };
  const left = ['00328', 'Q-EXAMPLE'];
  const filled = ['00329', 'Q-FILLED'];
  const made = [...left, ...filled];
  const written = made.flatMap((code) => Object.values(namesOf(code)!.files));
  const isOfNew = /00328|00329|Q-EXAMPLE|Q-FILLED|registry\.ts|ruleDocs\/index\.ts|src\/text/;
  const catalogues = ['en', 'it'].flatMap((language) =>
    ['findings/rules/00300', 'findings/rules/adviceA', 'ruleDocs/00300', 'ruleDocs/adviceA', 'titles'].map(
      (file) => `src/text/${language}/${file}.ts`,
    ),
  );
  const registries = ['src/validate/engine/rules.ts', 'src/validate/ruleDocs/index.ts', ...catalogues];

  it('writes and registers the files and the sentences', () => {
    const { status, output } = run('jiti', 'scripts/newControl.ts', ...made);
    expect({ status, output }).toMatchObject({ status: 0 });
    expect(written.filter((path) => !existsSync(join(copy, path)))).toEqual([]);
    for (const path of [...written, ...registries]) {
      expect(readFileSync(join(copy, path), 'utf8')).not.toMatch(/TODO|FIXME/);
    }
  });

  it('passes the gate with the format and types of its files', () => {
    expect(run('biome', 'check', ...written, ...registries)).toMatchObject({ status: 0 });
    // Only the new files and their imports: the whole project would take ten seconds.
    const files = [...written.filter((path) => path.startsWith('src/')), ...registries];
    const project = { extends: './tsconfig.json', include: [], files };
    writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(project));
    const { output } = run(process.execPath, TSC, '-p', 'tsconfig.new.json', '--noEmit');
    expect(output.split('\n').filter((line) => isOfNew.test(line))).toEqual([]);
  });

  it('its tests fail until the rule is written', () => {
    for (const code of filled) {
      const file = join(copy, namesOf(code)!.files.rule);
      writeFileSync(file, readFileSync(file, 'utf8').replace("numero !== ''", "numero !== 'A1'"));
    }
    // These tests need neither a database nor the rest of the project's setup. One worker loads the sources once.
    writeFileSync(
      join(copy, 'vitest.config.ts'),
      "export default { test: { pool: 'threads', isolate: false, maxWorkers: 1 } };\n",
    );
    const tests = made.map((code) => namesOf(code)!.files.test);
    run('vitest', 'run', '--reporter=json', '--outputFile=results.json', ...tests);
    const { testResults } = JSON.parse(readFileSync(join(copy, 'results.json'), 'utf8')) as Results;
    const failed = (code: string) =>
      testResults
        .filter(({ name }) => name.endsWith(`/${code}.test.ts`))
        .map(({ assertionResults }) =>
          assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
        );
    const wrong = expect.stringMatching(/a wrong value/);
    for (const code of left) expect(failed(code)).toEqual([[wrong, wrong]]);
    for (const code of filled) expect(failed(code)).toEqual([[]]);
  });

  it('refuses to run twice', () => {
    const { status, output } = run('jiti', 'scripts/newControl.ts', '00328');
    expect(status).toBe(2);
    expect(output).toContain('src/validate/controls/00328.ts');
  });
});
