#!/usr/bin/env node
import { main } from './main.ts';
import { processIo } from './process/processIo.ts';
/** Starts the command; `validate` starts this module again in its worker threads. */
import { WORKER } from './validate/workerArgument.ts';

/** An exception outside any call: Node would exit with 1, which says that an invoice is wrong. */
function die(error: unknown): void {
  process.stderr.write(
    `fattura: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(70);
}

// No await at the top: the bundle is CommonJS, which starts several milliseconds sooner than a module.
if (process.argv[2] !== WORKER) {
  process.once('uncaughtException', die);
  main(process.argv.slice(2), processIo(new URL(import.meta.url))).then((code) => {
    // The process is left to end by itself, so that what was written gets out.
    process.exitCode = code;
  }, die);
} else {
  import('./validate/worker.ts').then(({ work }) => work(), die);
}
