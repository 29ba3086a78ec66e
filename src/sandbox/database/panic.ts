/**
 * PostgreSQL inside this process ends itself when it cannot continue, such as when the disk is full while it writes
 * its log (PANIC). PGlite's loop ignores that and calls it forever, which blocks the process. Here, the end becomes
 * an error.
 */
import type { PGliteOptions } from '@electric-sql/pglite';

/** The storage of PGlite's data. */
export type Filesystem = NonNullable<PGliteOptions['fs']>;

type Module = Parameters<NonNullable<Parameters<Filesystem['init']>[1]['preRun']>[number]>[0];

/** Detects that PostgreSQL has ended, and makes every later call fail. */
export class PanicWatch {
  #ended = false;

  get ended(): boolean {
    return this.#ended;
  }

  /** @param files The watch is installed together with the files, during initialization */
  watch<Files extends Filesystem>(files: Files): Files {
    const init = files.init.bind(files);
    files.init = async (client, given) => {
      const { emscriptenOpts: options } = await init(client, given);
      let program: Module | undefined;
      const preRun = [
        ...(options.preRun ?? []),
        (module: Module) => {
          program = module;
        },
      ];
      const end = (): void => {
        this.#ended = true;
        if (program !== undefined) disableLoop(program);
      };
      return { emscriptenOpts: { ...options, preRun, onAbort: end, onExit: end } };
    };
    return files;
  }
}

class ProcessEnded extends Error {
  constructor() {
    super('PostgreSQL has ended');
    this.name = 'Ended';
  }
}

/** Makes the functions that PGlite calls inside its loop throw, and those that it calls after the loop do nothing. */
function disableLoop(program: Module): void {
  const fail = (): never => {
    throw new ProcessEnded();
  };
  Object.assign(program, {
    stackRestore: fail,
    _PostgresMainLoopOnce: fail,
    _pq_buffer_remaining_data: fail,
    _PostgresSendReadyForQueryIfNecessary: () => undefined,
    _pgl_pq_flush: () => undefined,
  });
}
