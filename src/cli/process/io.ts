/** The command's connection to the outside: injected, so that tests can run it in process. */

/** Standard output or standard error. */
export interface Output {
  readonly isTTY: boolean;
  /** Width of the terminal in columns; 80 if unknown. */
  readonly columns: number;
  /**
   * Resolves once the text is written: callers that await it do not run ahead of a slow reader.
   * @throws OutputClosedError if the reader closed the output, OutputFailedError if the system refuses.
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
   * Asks the user at the terminal; the question goes to standard error.
   *
   * @param settings.hidden True to hide the typed characters.
   * @returns The line without its line ending; null if standard input is not a terminal or has ended.
   * @throws InterruptedError on Ctrl-C.
   */
  ask(question: string, settings?: { readonly hidden?: boolean }): Promise<string | null>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /**
   * Content in memory that operands refer to by name, for calls by a server. Such operands are not searched for on
   * disk.
   */
  readonly memory?: ReadonlyMap<string, Uint8Array>;
  /** Aborted by Ctrl-C. Reading this property replaces the system's handling of Ctrl-C, so short commands do not. */
  readonly interrupted: AbortSignal;
  /** Called for each file read by a command that reads many; `main` uses it to show the progress. */
  readonly onFile?: () => Promise<void>;
  /** The module of a worker thread; null to run everything in one thread. */
  readonly worker: string | URL | null;
}

/** The reader of an output closed it (`fattura … | head`). */
export class OutputClosedError extends Error {
  override readonly name = 'OutputClosedError';
}

/** Writing to an output failed, for example on a full disk. */
export class OutputFailedError extends Error {
  override readonly name = 'OutputFailedError';
  /** The system's error code, such as ENOSPC. */
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
