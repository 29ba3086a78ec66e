import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TSC } from '../../scripts/gate/tsc.ts';
import { projectRoot } from '../support/shared.ts';
import { isThorough } from '../support/thorough.ts';
import { consumer } from './consumer.ts';
import { publicNames } from './publicNames.ts';

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
  bin: Record<string, string>;
  main: string;
  types: string;
  dependencies?: Record<string, string>;
  scripts: Record<string, string>;
};

function targets(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value as Record<string, unknown>).flatMap(targets);
}

const files = [
  ...new Set([...targets(manifest.exports), ...Object.values(manifest.bin), manifest.main, manifest.types]),
];
const outside = consumer();
afterAll(() => outside.remove());

describe('the files named in package.json exist', () => {
  it.each(files.filter((file) => !file.includes('*')))('%s', (file) => {
    expect(existsSync(join(projectRoot, file))).toBe(true);
  });

  it('the command is executable', () => {
    expect(readFileSync(join(projectRoot, manifest.bin['fattura'] ?? ''), 'utf8')).toMatch(
      /^#!\/usr\/bin\/env node\n/,
    );
  });

  it('there are no dependencies and no install scripts', () => {
    expect(Object.keys(manifest.dependencies ?? {})).toEqual([]);
    for (const hook of ['preinstall', 'install', 'postinstall'])
      expect(manifest.scripts).not.toHaveProperty(hook);
  });

  it('every entry has a row in publicNames', () => {
    const entries = Object.keys(manifest.exports).filter(
      (name) => !name.includes('*') && !name.endsWith('.json'),
    );
    expect(Object.keys(publicNames).sort()).toEqual(entries.sort());
  });
});

/** One process per entry: another entry could load what an import lacks. */
describe('the documented names of every entry', () => {
  const specifierOf = (entry: string): string => entry.replace(/^\./, 'fattura');
  const named = (file: string, source: string): unknown => {
    outside.write(
      file,
      `${source}\nconsole.log(JSON.stringify(modules.map((one) => Object.keys(one).sort())));\n`,
    );
    const { stdout, stderr } = outside.node(file);
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };

  it.each(Object.entries(publicNames))('%s: imported', (entry, names) => {
    const source = `const modules = [await import('${specifierOf(entry)}')];`;
    expect(named('names.mjs', source)).toEqual([[...names].sort()]);
  });

  it('required', () => {
    const list = JSON.stringify(Object.keys(publicNames).map(specifierOf));
    const expected = Object.values(publicNames).map((names) => [...names].sort());
    expect(named('names.cjs', `const modules = ${list}.map((name) => require(name));`)).toEqual(expected);
  });
});

/** The files that an entry loads on import. */
function loaded(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(join(projectRoot, 'dist', file), 'utf8');
  for (const match of source.matchAll(/^(?:import|export)\b[^;'"]*?["']\.\/([^"']+)["'];?$/gm))
    loaded(match[1] ?? '', found);
  return found;
}

describe('the client alone', () => {
  it('loads neither the check nor the readers before the first submission', () => {
    const files = [...loaded('api.js')];
    const size = files.reduce((sum, file) => sum + statSync(join(projectRoot, 'dist', file)).size, 0);
    expect(size, files.join(', ')).toBeGreaterThan(50_000);
    expect(size, files.join(', ')).toBeLessThan(300_000);
  });
});

describe('errors', () => {
  const specifiers = ['.', './model', './xml', './build', './api', './sandbox'].map((entry) =>
    entry.replace(/^\./, 'fattura'),
  );

  it('instanceof works across the ESM and CommonJS builds, in both directions, for every pair of classes', () => {
    outside.write(
      'errors.mjs',
      `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const isErrorClass = (value) => typeof value === 'function' && value.prototype instanceof Error;
const collect = (modules) => Object.fromEntries(
  modules.flatMap((one) => Object.entries(one)).filter(([, value]) => isErrorClass(value)));
const esm = collect(await Promise.all(${JSON.stringify(specifiers)}.map((one) => import(one))));
const cjs = collect(${JSON.stringify(specifiers)}.map((one) => require(one)));
const wrong = [];
for (const [a, made] of Object.entries(esm)) for (const b of Object.keys(cjs)) {
  const expected = esm[a] === esm[b] || made.prototype instanceof esm[b];
  for (const [from, to] of [[esm, cjs], [cjs, esm]])
    if ((Object.create(from[a].prototype) instanceof to[b]) !== expected) wrong.push(a + ' ' + b);
}
const thrown = (() => { try { require('fattura').parseInvoice('<a/>') } catch (error) { return error } })();
console.log(JSON.stringify({
  wrong, count: Object.keys(esm).length, apart: esm.StatusError !== cjs.StatusError,
  thrown: [thrown instanceof esm.InvoiceReadError, thrown instanceof esm.FatturaError, thrown instanceof esm.ApiError],
}));
`,
    );
    const { stdout, stderr } = outside.node('errors.mjs');
    expect(stderr).toBe('');
    const { count, ...found } = JSON.parse(stdout);
    expect(found).toEqual({ wrong: [], apart: true, thrown: [true, true, false] });
    expect(count).toBeGreaterThan(30);
  });
});

describe('types', () => {
  const source = readFileSync(join(projectRoot, 'test/meta/consumers/types.mts'), 'utf8');

  it.each([
    [
      'ESM and CJS, NodeNext',
      ['types.mts', 'types.cts'],
      { module: 'NodeNext', noEmit: true },
      // TypeScript 6, which users still have, takes several times as long as the project's own.
      isThorough ? 'node_modules/typescript/bin/tsc' : TSC,
    ],
    // The declarations themselves are checked above: here, that another resolution finds them.
    [
      'a bundler',
      ['types.ts'],
      { module: 'ESNext', moduleResolution: 'Bundler', noEmit: true, skipLibCheck: true },
      TSC,
    ],
  ])('%s', (_name, files, options, compiler) => {
    for (const file of files) outside.write(file, source);
    expect(outside.tsc(options, files, compiler)).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('of every entry, with the types of Node and without those of a browser', () => {
    const entries = Object.keys(publicNames).map((entry) => entry.replace(/^\./, 'fattura'));
    outside.write(
      'node.mts',
      `${entries.map((entry, at) => `import type * as entry${at} from '${entry}';`).join('\n')}
import { readSigner, verifySignatures, webCrypto, open } from 'fattura/envelope';
declare const bytes: Uint8Array;
webCrypto(crypto);
await readSigner(bytes, { crypto });
for (const given of [crypto, crypto.subtle]) await verifySignatures(open(bytes), { crypto: given });
// @ts-expect-error no cryptography
await readSigner(bytes, { crypto: 'crypto' });
export type Entries = [${entries.map((_, at) => `typeof entry${at}`).join(', ')}];`,
    );
    const typeRoots = [join(projectRoot, 'node_modules/@types')];
    const options = { module: 'NodeNext', noEmit: true, lib: ['ES2023'], types: ['node'], typeRoots };
    expect(outside.tsc(options, ['node.mts'])).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

describe('schemas', () => {
  const names = readdirSync(join(projectRoot, 'schemas'));

  it('exist', () => expect(names.length).toBeGreaterThan(2));

  it('can be resolved, and so can package.json', () => {
    const files = [...names.map((name) => `schemas/${name}`), 'package.json'];
    outside.write(
      'resolve.cjs',
      `const { statSync } = require('node:fs');
const sizes = ${JSON.stringify(files)}.map((file) => [file, statSync(require.resolve('fattura/' + file)).size]);
console.log(JSON.stringify(sizes.filter(([, size]) => size <= 100)));`,
    );
    expect(outside.node('resolve.cjs')).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
  });
});
