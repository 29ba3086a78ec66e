/**
 * Packages the extension for Visual Studio Code: the client in one file, and the language server with the packages
 * that it needs, so that nothing else has to be installed.
 *
 *   npm run vscode        .extension/fattura-0.1.0.vsix, after `npm run build`
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild-wasm';
import { projectRoot } from '../test/support/shared.ts';

const SOURCE = join(projectRoot, 'editors/vscode');
const OUT = join(projectRoot, '.extension');
const FOLDER = join(OUT, 'extension');

/** The packages of the server, with what they depend on. */
const SERVER_PACKAGES = [
  'vscode-languageserver',
  'vscode-languageserver-protocol',
  'vscode-languageserver-types',
  'vscode-languageserver-textdocument',
  'vscode-jsonrpc',
];

/** The packager requires a newer Node than the project. */
const PACKAGER = ['-y', '-p', 'node@24', '-p', '@vscode/vsce@4', 'vsce'];

if (!existsSync(join(projectRoot, 'dist/cli/bin.cjs'))) {
  console.error('dist/cli is missing: run npm run build first.');
  process.exit(1);
}
rmSync(OUT, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: SOURCE, stdio: 'inherit' });
await build({
  entryPoints: [join(SOURCE, 'src/extension.js')],
  outfile: join(FOLDER, 'dist/extension.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: ['vscode'],
  legalComments: 'linked',
  logLevel: 'warning',
});

const server = join(FOLDER, 'server');
for (const path of ['dist/cli', 'docs/controls', 'package.json', 'LICENSE', 'dist/THIRD-PARTY-LICENCES.txt'])
  cpSync(join(projectRoot, path), join(server, path), { recursive: true });
for (const name of SERVER_PACKAGES)
  cpSync(join(projectRoot, 'node_modules', name), join(server, 'node_modules', name), {
    recursive: true,
    filter: (path) => !/\.(?:map|d\.ts)$/.test(path),
  });

// Packages that are bundled in the extension are not installed again.
const {
  dependencies,
  private: _,
  ...manifest
} = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8')) as Record<string, unknown>;
writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
cpSync(join(projectRoot, 'LICENSE'), join(FOLDER, 'LICENSE'));
// Links into the repository lead nowhere from an installed extension.
const readme = readFileSync(join(SOURCE, 'README.md'), 'utf8').replace(/\[([^\]]+)\]\(\.\.[^)]*\)/g, '$1');
writeFileSync(join(FOLDER, 'README.md'), readme);
writeFileSync(join(FOLDER, 'CLIENT-LICENCES.txt'), licencesOf(Object.keys(dependencies as object)));

const file = join(OUT, `fattura-${String(manifest['version'])}.vsix`);
const pack = [...PACKAGER, 'package', '--no-dependencies', '--allow-missing-repository', '-o', file];
execFileSync('npx', pack, { cwd: FOLDER, stdio: 'inherit' });
console.log(file);

/** The licences of what is bundled in the client. */
function licencesOf(names: readonly string[]): string {
  const seen = new Set<string>();
  const visit = (name: string): readonly string[] => {
    const folder = join(SOURCE, 'node_modules', name);
    if (seen.has(name) || !existsSync(folder)) return [];
    seen.add(name);
    const { version, dependencies: next = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as { readonly version: string; readonly dependencies?: object };
    const licence = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const text = licence === undefined ? '' : readFileSync(join(folder, licence), 'utf8').trim();
    return [`${name} ${version}\n\n${text}\n`, ...Object.keys(next).flatMap(visit)];
  };
  return names.flatMap(visit).join('\n---\n\n');
}
