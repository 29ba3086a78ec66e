/** The built command starts in every language, and loads a partly translated one only on request. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';

const folder = mkdtempSync(join(tmpdir(), 'fattura-languages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the names of the modules that a call loaded: without the code cache, Node keeps them. */
const preload = join(folder, 'preload.cjs');
const list = join(folder, 'loaded.json');
writeFileSync(
  preload,
  `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(Object.keys(require.cache))));`,
);

/** A word of the German report. */
const GERMAN = 'verworfen';
const chunks = join(projectRoot, 'dist/cli');
const german = readdirSync(chunks).filter((file) =>
  readFileSync(join(chunks, file), 'utf8').includes(GERMAN),
);

function call(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-r', preload, 'dist/cli/bin.cjs', ...args],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], FATTURA_CODE_CACHE: '0', ...env },
    },
  );
  const loaded = (JSON.parse(readFileSync(list, 'utf8')) as readonly string[]).map((path) => basename(path));
  return { status, stdout, stderr, loaded, german: loaded.filter((file) => german.includes(file)) };
}

const file = 'fixtures/invalid/00423/sample.xml';

describe('the built command', () => {
  it('has its German sentences in a chunk of their own', () => {
    expect(german).toHaveLength(1);
    expect(german[0]).not.toMatch(/^check-/);
  });

  it.each([
    ['it', 'scartato', 0],
    ['en', 'rejected', 0],
    ['de', GERMAN, 1],
  ])('checks in %s', (language, word, parts) => {
    for (const [args, env] of [
      [['validate', '--lang', language, file], {}],
      [['validate', file], { LANG: `${language}_IT.UTF-8` }],
    ] as const) {
      const { status, stdout, stderr, german: loaded } = call(args, env);
      expect({ status, stderr, parts: loaded.length }).toEqual({ status: 1, stderr: '', parts });
      expect(stdout).toContain(word);
    }
  });

  it.each([
    ['a valid file', 'valid/FPR12-simple.xml', []],
    ['a finding of a control', 'invalid/00423/sample.xml', ['rules']],
    ['a finding of the schema', 'invalid/00200/element-missing.xml', ['findings']],
  ])('loads the sentences for %s, in one language', (_what, path, wanted) => {
    for (const language of ['it', 'en']) {
      const { loaded } = call(['validate', '--lang', language, `fixtures/${path}`]);
      const files = loaded.filter((name) => /^(?:findings|rules)-(?:it|en)\.cjs$/.test(name));
      expect(files).toEqual(wanted.map((catalogue) => `${catalogue}-${language}.cjs`));
    }
  });

  it.each(['it', 'en', 'de'])('shows its help in %s', (language) => {
    for (const args of [['--help'], ['validate', '--help'], ['explain', '00423'], ['controls'], ['codes']]) {
      const { status, stderr } = call([...args, '--lang', language]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    }
  });

  it('takes the language of the configuration', () => {
    const config = join(folder, 'fattura.config.json');
    writeFileSync(config, JSON.stringify({ language: 'de' }));
    expect(call(['validate', '--config', config, file]).stdout).toContain(GERMAN);
  });
});
