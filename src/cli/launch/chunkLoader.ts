/** Loads the chunks of the command with the code that V8 compiled in an earlier run. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import type { CodeCache, SourceState } from './codeCache.ts';

interface Module {
  exports: unknown;
}

/** `require` of a chunk. */
interface Load {
  (id: string): unknown;
  /** `import()` of a package; scripts/packageImports.ts makes chunks use it. */
  readonly import: (name: string) => Promise<unknown>;
}

type Wrapped = (exports: unknown, load: Load, module: Module, filename: string, folder: string) => void;

const BEFORE = Buffer.from('(function (exports, require, module, __filename, __dirname) { ', 'latin1');
const AFTER = Buffer.from('\n})', 'latin1');

export interface Loader {
  readonly load: Load;
  /** Chunks compiled in this run, with their code. */
  readonly compiled: Map<string, SourceState & { readonly code: () => Buffer }>;
}

/**
 * @param entry The path of a file in the folder of the chunks.
 * @param installed Its `require`, for Node's modules and packages.
 */
export function chunkLoader(entry: string, installed: (id: string) => unknown, cache: CodeCache): Loader {
  const folder = dirname(entry);
  const modules = new Map<string, Module>();
  const compiled: Loader['compiled'] = new Map();

  const byId = (id: string): unknown => {
    // Chunks are siblings of the entry file; all other modules are Node's or packages.
    if (!id.startsWith('./')) return installed(id);
    const name = id.slice(2);
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const path = join(folder, name);
    const { script, keep } = compile(path, name);
    keep?.();
    const module: Module = { exports: {} };
    modules.set(name, module);
    try {
      const run = script.runInThisContext() as Wrapped;
      run.call(module.exports, module.exports, load, module, path, folder);
    } catch (error) {
      modules.delete(name);
      throw error;
    }
    return module.exports;
  };
  // `import` is called here, because Node itself loads this file; it is next to the chunks, so it finds the same
  // packages.
  const load: Load = Object.assign(byId, { import: (name: string) => import(name) });

  const compile = (filename: string, name: string): { script: Script; keep?: () => void } => {
    const { source, state } = read(filename);
    const cachedData = cache.codeOf(name, state);
    const script = new Script(source, {
      filename,
      ...(cachedData === undefined ? {} : { cachedData }),
    });
    if (cachedData !== undefined && script.cachedDataRejected !== true) return { script };
    return { script, keep: () => compiled.set(name, { ...state, code: () => script.createCachedData() }) };
  };
  return { load, compiled };
}

/** The source as a function. The build writes chunks in ASCII, which is decoded fastest as Latin-1. */
function read(path: string): { readonly source: string; readonly state: SourceState } {
  const file = openSync(path, 'r');
  try {
    const { size, mtimeMs, ctimeMs } = fstatSync(file);
    const bytes = Buffer.allocUnsafeSlow(BEFORE.length + size + AFTER.length);
    BEFORE.copy(bytes);
    const length = readSync(file, bytes, BEFORE.length, size, 0);
    AFTER.copy(bytes, BEFORE.length + length);
    const source = bytes.toString('latin1', 0, BEFORE.length + length + AFTER.length);
    return { source, state: { size, changed: Math.max(mtimeMs, ctimeMs) } };
  } finally {
    closeSync(file);
  }
}
