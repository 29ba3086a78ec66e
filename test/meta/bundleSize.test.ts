/** The size of a program's bundle for each use of the package, minified and compressed (gzip). */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OutputChunk, rollup } from '@rollup/wasm-node';
import { build } from 'esbuild-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';

const KB = 1000;

interface Use {
  /** `*` for all exports. */
  readonly name: string;
  readonly entry: string;
  /** Bytes; undefined if a test compares it with another use. */
  readonly below?: number;
}

const uses: readonly Use[] = [
  { name: 'NaturaCodes', entry: 'model', below: 2 * KB },
  { name: 'SPECIFICATION', entry: 'index', below: 2 * KB },
  { name: 'partitaIvaFlaw', entry: 'model', below: 2 * KB },
  { name: 'dueDate', entry: 'build', below: 6 * KB },
  { name: 'cents', entry: 'build', below: 6 * KB },
  { name: 'open', entry: 'envelope', below: 6 * KB },
  { name: 'verifySignatures', entry: 'envelope', below: 21 * KB },
  { name: 'members', entry: 'envelope', below: 28 * KB },
  { name: '*', entry: 'envelope', below: 57 * KB },
  // The check of `fattura/validate` is an argument. A program of one direction does not load the other.
  { name: 'convertInvoice', entry: 'en16931', below: 60 * KB },
  { name: 'fromEuropean', entry: 'en16931', below: 38 * KB },
  { name: 'toEuropean', entry: 'en16931', below: 34 * KB },
  { name: 'readEuropean', entry: 'en16931', below: 18 * KB },
  { name: 'writeEuropean', entry: 'en16931', below: 11 * KB },
  // With the content of pages, which has the names of currencies and countries.
  { name: '*', entry: 'en16931', below: 91 * KB },
  { name: 'FatturaClient', entry: 'api', below: 20 * KB },
  { name: 'readInvoice', entry: 'index' },
  { name: 'readInvoice', entry: 'xml' },
];

const folder = mkdtempSync(join(tmpdir(), 'fattura-bundles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keyOf = ({ name, entry }: Use): string => `${entry}-${name === '*' ? 'all' : name}`;

/**
 * All at once: starting the bundler costs more than bundling. It writes files, because its process has failed where
 * this one was too busy to read megabytes from the pipe.
 */
async function minified(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const outdir = mkdtempSync(join(folder, 'minified-'));
  await build({
    entryPoints: [...files],
    bundle: true,
    format: 'esm',
    minify: true,
    platform: 'neutral',
    logLevel: 'error',
    outdir,
  });
  return new Map(
    readdirSync(outdir).map((name) => [name.replace(/\.js$/, ''), readFileSync(join(outdir, name), 'utf8')]),
  );
}

/** The code that each program loads at its start. Programs that are rolled up together share chunks. */
async function rolledUp(...files: readonly string[]): Promise<readonly string[]> {
  const bundle = await rollup({ input: [...files], logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'es', dir: folder });
  await bundle.close();
  // Dynamic imports are not part of the loaded bundle.
  const loadedBy = (file: string): string => {
    const loaded = new Set<string>();
    const visit = (isVisited: (chunk: OutputChunk) => boolean): string => {
      const chunk = output.find((one) => one.type === 'chunk' && isVisited(one));
      if (chunk?.type !== 'chunk' || loaded.has(chunk.fileName)) return '';
      loaded.add(chunk.fileName);
      return chunk.imports.map((name) => visit(({ fileName }) => fileName === name)).join('') + chunk.code;
    };
    const code = visit(({ facadeModuleId }) => facadeModuleId === file);
    if (loaded.size === 0) throw new Error(`no chunk of ${file}`);
    return code.replace(/^(?:import|export) .*$/gm, '');
  };
  return files.map(loadedBy);
}

describe('bundles of the package', () => {
  const sizes = new Map<string, Readonly<Record<'esbuild' | 'rollup', number>>>();

  beforeAll(async () => {
    const sources = uses.map((use) => {
      const file = join(folder, `${keyOf(use)}.js`);
      const from = join(projectRoot, 'dist', `${use.entry}.js`);
      const [imported, used] = use.name === '*' ? ['* as all', 'all'] : [`{ ${use.name} }`, use.name];
      writeFileSync(file, `import ${imported} from ${JSON.stringify(from)};\nconsole.log(${used});\n`);
      return file;
    });
    const byEsbuild = await minified(sources);
    const rolled: string[] = [];
    for (const [i, use] of uses.entries()) {
      const file = join(folder, `rolled-${keyOf(use)}.js`);
      const [code = ''] = await rolledUp(sources[i]!);
      writeFileSync(file, code);
      rolled.push(file);
    }
    const byRollup = await minified(rolled);
    for (const use of uses) {
      const size = (text: string | undefined): number => gzipSync(text!).length;
      sizes.set(keyOf(use), {
        esbuild: size(byEsbuild.get(keyOf(use))),
        rollup: size(byRollup.get(`rolled-${keyOf(use)}`)),
      });
    }
  }, 120_000);

  const bounded = uses.filter(({ below }) => below !== undefined);

  it.each(bounded)('$name of $entry: less than $below bytes', (use) => {
    const { esbuild, rollup: rolled } = sizes.get(keyOf(use))!;
    expect({ esbuild: esbuild < use.below!, rollup: rolled < use.below! }, `${esbuild}, ${rolled}`).toEqual({
      esbuild: true,
      rollup: true,
    });
  });

  it.each(['esbuild', 'rollup'] as const)(
    'readInvoice of the root is the one of fattura/xml: %s',
    (bundler) => {
      const [root, own] = ['index-readInvoice', 'xml-readInvoice'].map((key) => sizes.get(key)![bundler]);
      // The order of identical declarations affects compression.
      expect(Math.abs(root! / own! - 1)).toBeLessThan(0.01);
    },
  );

  it('a program that checks invoices carries no partly translated language', async () => {
    const file = join(folder, 'checks.js');
    const from = JSON.stringify(join(projectRoot, 'dist/validate.js'));
    writeFileSync(
      file,
      `import { createReport, validate } from ${from};\nconsole.log(validate, createReport);\n`,
    );
    const [text] = (await minified([file])).values();
    expect(text).toContain('scartato');
    expect(text).not.toContain('verworfen');
  });

  it('an entry that is only imported leaves nothing', async () => {
    const entries = ['index', 'model', 'xml', 'validate', 'build', 'en16931', 'render', 'api'];
    const files = entries.map((entry) => {
      const file = join(folder, `only-${entry}.js`);
      writeFileSync(file, `import ${JSON.stringify(join(projectRoot, 'dist', `${entry}.js`))};\n`);
      return file;
    });
    const left = (await rolledUp(...files)).map((code, i) => [entries[i], code.trim()]);
    expect(left).toEqual(entries.map((entry) => [entry, '']));
  });
});
