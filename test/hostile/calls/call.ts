/** A call of the command with hostile files, as data. */
import type { RefusalId } from './refusals.ts';

/** What a class of calls may take where law 5's second cannot be kept; each says why. */
export interface OwnLimit {
  readonly milliseconds: number;
  /** Where law 5's 300 MB cannot be kept either. */
  readonly megabytes?: number;
  readonly why: string;
}

/** How a call ends: its exit code, or that and the id of the sentence by which it refuses (`refusals.ts`). */
export type Ending = number | `${number} ${RefusalId}`;

export interface HostileCall {
  /** What stands after `fattura`; files by the names of `files`, results go into `out`. */
  readonly args: readonly string[];
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Symbolic links, by name, to where they lead. */
  readonly links?: Readonly<Record<string, string>>;
  /** Named pipes that nobody writes to. */
  readonly pipes?: readonly string[];
  /** Harmless files of the same names, on which the code is loaded and compiled before anything is measured. */
  readonly harmless: Readonly<Record<string, string | Uint8Array>>;
  /** How the call has to end: with one of these. */
  readonly exit: Ending | readonly Ending[];
  /** Whether standard output is a terminal. */
  readonly terminal?: true;
}

/** The rows of a table by name; what they hold is made when they run. */
export type HostileCalls = Readonly<Record<string, () => HostileCall>>;

/** Rows that have one limit in common. */
export interface CallTable {
  readonly calls: HostileCalls;
  readonly limit?: OwnLimit;
}
