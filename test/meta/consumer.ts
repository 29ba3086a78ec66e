import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TSC } from '../../scripts/gate/tsc.ts';
import { projectRoot } from '../support/shared.ts';

/** A separate project with the built package installed. */
export interface Consumer {
  readonly folder: string;
  write(file: string, content: string | Uint8Array): void;
  node(...args: readonly string[]): Ran;
  /** Compiles with the project's compiler, or with another one. */
  tsc(compilerOptions: Readonly<Record<string, unknown>>, files: readonly string[], compiler?: string): Ran;
  remove(): void;
}

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Strict, and without Node's types: the package's own declarations must compile without them. */
const STRICT = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
} as const;

export function consumer(): Consumer {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fattura-consumer-')));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(projectRoot, join(folder, 'node_modules/fattura'), 'dir');
  const run = (args: readonly string[]): Ran => {
    const { NODE_OPTIONS: _, FORCE_COLOR: __, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, NO_COLOR: '1' },
    });
    return { code: status ?? -1, stdout, stderr };
  };
  return {
    folder,
    write: (file, content) => writeFileSync(join(folder, file), content),
    node: (...args) => run(args),
    tsc: (options, files, compiler = TSC) => {
      const config = { compilerOptions: { ...STRICT, ...options }, files };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
      return run([join(projectRoot, compiler), '-p', '.']);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
