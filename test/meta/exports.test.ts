import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';
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

describe('what package.json points to is there', () => {
  it.each(files.filter((file) => !file.includes('*')))('%s', (file) => {
    expect(existsSync(join(projectRoot, file))).toBe(true);
  });

  it('the command is executable as it is', () => {
    expect(readFileSync(join(projectRoot, manifest.bin['fattura'] ?? ''), 'utf8')).toMatch(
      /^#!\/usr\/bin\/env node\n/,
    );
  });

  it('nothing is installed along, nothing runs at installation', () => {
    expect(Object.keys(manifest.dependencies ?? {})).toEqual([]);
    for (const hook of ['preinstall', 'install', 'postinstall'])
      expect(manifest.scripts).not.toHaveProperty(hook);
  });

  it('every entry has its row in publicNames', () => {
    const entries = Object.keys(manifest.exports).filter(
      (name) => !name.includes('*') && !name.endsWith('.json'),
    );
    expect(Object.keys(publicNames).sort()).toEqual(entries.sort());
  });
});

describe.each(Object.entries(publicNames))('%s exports its documented names', (entry, names) => {
  const specifier = entry.replace(/^\./, 'fattura');
  const print = 'console.log(JSON.stringify(Object.keys(api).sort()))';

  it('to import', () => {
    outside.write('names.mjs', `import * as api from '${specifier}';\n${print}\n`);
    const { stdout, stderr } = outside.node('names.mjs');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([...names].sort());
  });

  it('to require', () => {
    outside.write('names.cjs', `const api = require('${specifier}');\n${print}\n`);
    const { stdout, stderr } = outside.node('names.cjs');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([...names].sort());
  });
});

/** The files that an entry loads before any of it is called. */
function loaded(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(join(projectRoot, 'dist', file), 'utf8');
  for (const match of source.matchAll(/^(?:import|export)\b[^;'"]*?["']\.\/([^"']+)["'];?$/gm))
    loaded(match[1] ?? '', found);
  return found;
}

describe('the client alone', () => {
  it('loads neither the check nor the readers: those come with the first submission', () => {
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

  it('instanceof holds across the ESM and the CommonJS build, in both directions, for every pair of classes', () => {
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
    ['ESM, NodeNext', 'types.mts', { module: 'NodeNext', noEmit: true }],
    ['CJS, NodeNext', 'types.cts', { module: 'NodeNext', noEmit: true }],
    ['a bundler', 'types.ts', { module: 'ESNext', moduleResolution: 'Bundler', noEmit: true }],
  ])('%s', (_name, file, options) => {
    outside.write(file, source);
    expect(outside.tsc(options, [file])).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

describe('schemas', () => {
  const names = readdirSync(join(projectRoot, 'schemas'));

  it('there are some', () => expect(names.length).toBeGreaterThan(2));

  it.each([...names.map((name) => `schemas/${name}`), 'package.json'])(
    'fattura/%s can be resolved',
    (file) => {
      outside.write(
        'resolve.cjs',
        `console.log(require('fs').statSync(require.resolve('fattura/${file}')).size)`,
      );
      expect(Number(outside.node('resolve.cjs').stdout)).toBeGreaterThan(100);
    },
  );
});
