/**
 * Starts the command, or a worker thread of one. `main` is the command for a program that starts it itself; `makeFolder`
 * is for the launcher, which would read another file for it.
 */
import { makeFolder } from '../folders/index.ts';
import { INBOX_WORKER } from './inbox/workerArgument.ts';
import { JOB_WORKER } from './inMemory/workerArgument.ts';
import { main } from './main.ts';
import { processIo } from './process/processIo.ts';
import { WORKER } from './validate/workerArgument.ts';

export { main, makeFolder };

/** Handles an exception outside any call: Node would exit with 1, which means an invalid invoice. */
function die(error: unknown): void {
  process.stderr.write(
    `fattura: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(70);
}

/** @param entry The file that worker threads run. */
export function start(entry: string | URL): void {
  // No top-level await: the bundle is CommonJS, which starts several milliseconds faster than an ES module.
  if (process.argv[2] === JOB_WORKER) {
    import('./inMemory/worker.ts').then(({ work }) => work(main), die);
  } else if (process.argv[2] === INBOX_WORKER) {
    import('./inbox/worker.ts').then(({ work }) => work(), die);
  } else if (process.argv[2] !== WORKER) {
    process.once('uncaughtException', die);
    main(process.argv.slice(2), processIo(entry)).then((code) => {
      // Not `process.exit`, so that pending output is flushed.
      process.exitCode = code;
    }, die);
  } else {
    import('./validate/worker.ts').then(({ work }) => work(), die);
  }
}
