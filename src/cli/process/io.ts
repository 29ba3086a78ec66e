/** The external interfaces of the command: passed in, so that tests run it in process. */

/** Standard output or standard error. */
export interface Output {
  readonly isTTY: boolean;
  /** Width of the terminal in columns; 80 where it is not known. */
  readonly columns: number;
  /**
   * Resolves once the text is out, so that whoever awaits it never runs ahead of a slow reader.
   * @throws OutputClosedError when the reader went away, OutputFailedError when the system refuses.
   */
  write(chunk: string | Uint8Array): Promise<void>;
}

export interface Input {
  readonly isTTY: boolean;
  chunks(): AsyncIterable<Uint8Array>;
}

export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  /**
   * Asks the person at the terminal; the question goes to standard error.
   *
   * @param settings.hidden Whether what is typed stays unseen.
   * @returns The line without its end; null where standard input is no terminal or was ended.
   * @throws InterruptedError on Ctrl-C.
   */
  ask(question: string, settings?: { readonly hidden?: boolean }): Promise<string | null>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted by Ctrl-C. Asking for it takes Ctrl-C over from the system, so short work does not ask. */
  readonly interrupted: AbortSignal;
  /** Told of each file that is read, where a command goes through many: `main` shows the progress. */
  readonly onFile?: () => Promise<void>;
  /** The module that a worker thread is started with; null where there is none, and one thread does all. */
  readonly worker: URL | null;
}

/** The reader of an output went away (`fattura … | head`). */
export class OutputClosedError extends Error {
  override readonly name = 'OutputClosedError';
}

/** An output cannot be written to, such as a full disk. */
export class OutputFailedError extends Error {
  override readonly name = 'OutputFailedError';
  /** The system's code, such as ENOSPC. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Ctrl-C was pressed. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

export function stopIfInterrupted(signal: AbortSignal): void {
  if (signal.aborted) throw new InterruptedError();
}
