#!/usr/bin/env node
/**
 * The executable `fattura` of the package, and the entry of its worker threads: starts the command with the code that
 * an earlier run compiled. docs/decisions/command-bundle.md has the figures.
 */
import { createRequire } from 'node:module';
import { cacheFolder } from './cacheFolder.ts';
import { chunkLoader } from './chunkLoader.ts';
import { CodeCache } from './codeCache.ts';

/** Replaced by the build with a digest of all chunks. */
const BUILD = '@digest of the chunks@';

/** The chunk of `start.ts`. */
const COMMAND = './command.cjs';

type Command = typeof import('../start.ts');

/** Exit codes of completed calls, whose compiled code is worth caching. */
const DONE: readonly (number | string | undefined)[] = [undefined, 0, 1];

/**
 * The chunk of a call that checks many files in threads. Its code is not cached: it compiles far more functions than
 * one file needs, and every later call for one file would read them.
 */
const MANY_FILES = 'checkInPool-';

/** Only arguments of worker threads contain a NUL (workerArgument.ts, which is not imported, to load one file less). */
const isWorker = process.argv[2]?.startsWith('\0') === true;

const path = import.meta.filename;
const installed = createRequire(path);
const folder = process.env['FATTURA_CODE_CACHE'] === '0' ? null : cacheFolder(process.env);

if (folder === null) {
  (installed(COMMAND) as Command).start(path);
} else {
  const key = [BUILD, process.version, process.arch, path].join('\n');
  const cache = new CodeCache(folder, { name: cacheName(process.argv[2]), key });
  const { load, compiled } = chunkLoader(path, installed, cache);
  const { start, makeFolder } = load(COMMAND) as Command;
  if (!isWorker) {
    process.once('exit', (code) => {
      const isTypical = ![...compiled.keys()].some((chunk) => chunk.startsWith(MANY_FILES));
      if (compiled.size > 0 && isTypical && DONE.includes(code)) cache.keep(compiled, makeFolder);
    });
  }
  start(path);
}

/** Each command has its own cache file, because each compiles other functions of the shared chunks. */
function cacheName(argument: string | undefined): string {
  if (isWorker) return 'validate';
  return argument !== undefined && /^[a-z]{1,16}$/.test(argument) ? argument : 'fattura';
}
