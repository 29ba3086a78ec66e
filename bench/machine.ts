import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { arch, cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';

/** The packages that are compared with ours. */
const PACKAGES = [
  'libxml2-wasm',
  'fast-xml-parser',
  'xmlbuilder2',
  'fattura-elettronica-sdi-builder',
  'decimal.js',
  'ajv',
  'libxmljs2',
];

/** The hardware and versions of the measurements, in words for the report. */
export function machine(root: string): Readonly<Record<string, string>> {
  const processors = cpus();
  return {
    processor: `${processors[0]?.model.trim() ?? 'unknown'}, ${processors.length} cores`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${type()} ${arch()}`,
    node: process.version,
    libxml2: versionOf('xml2-config', '--version') ?? versionOf('xmllint', '--version') ?? 'not here',
    ...Object.fromEntries(
      PACKAGES.flatMap((name) => {
        const manifest = join(root, 'node_modules', name, 'package.json');
        if (!existsSync(manifest)) return [];
        const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
        return [[name, version]];
      }),
    ),
  };
}

function versionOf(command: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** True if a command can be run here. */
export function has(command: string, ...args: readonly string[]): boolean {
  return versionOf(command, ...args) !== undefined;
}
