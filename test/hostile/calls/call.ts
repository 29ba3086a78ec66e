/** A call of the command with hostile files, as data. */
import type { RefusalId } from './refusals.ts';

/** The end of a call: its exit code, optionally with the id of the message that rejects the input (`refusals.ts`). */
export type Ending = number | `${number} ${RefusalId}`;

export interface HostileCall {
  /** Arguments after `fattura`; files use the names of `files`, and results go to `out`. */
  readonly args: readonly string[];
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Symbolic links, by name, with their targets. */
  readonly links?: Readonly<Record<string, string>>;
  /** Named pipes without a writer. */
  readonly pipes?: readonly string[];
  /** Harmless files with the same names, used to load and compile the code before the measurement. */
  readonly harmless: Readonly<Record<string, string | Uint8Array>>;
  /** The allowed endings of the call. */
  readonly exit: Ending | readonly Ending[];
  /** True if standard output is a terminal. */
  readonly terminal?: true;
}

/** The rows of a table by name; their data is made when they run. */
export type HostileCalls = Readonly<Record<string, () => HostileCall>>;
