/**
 * PostgreSQL in this process gives up on what it cannot go on from, such as a full disk while it writes its log
 * (PANIC). PGlite's loop swallows that and asks it again for ever, which nothing could stop: here the end is an error.
 */
import type { PGliteOptions } from '@electric-sql/pglite';

/** Where PGlite keeps its data. */
export type Filesystem = NonNullable<PGliteOptions['fs']>;

type Module = Parameters<NonNullable<Parameters<Filesystem['init']>[1]['preRun']>[number]>[0];

/** Whether PostgreSQL has ended, and what everything that is asked of it is answered with from then on. */
export class PanicWatch {
  #ended = false;

  get ended(): boolean {
    return this.#ended;
  }

  /** @param files they are initialised with the program, and so is what watches it */
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

/** What PGlite calls in its loop throws out of it; what it calls at the end of the loop does nothing. */
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
