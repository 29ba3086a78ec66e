/** The reasons why a sandbox cannot start. */
import { errorClass, FatturaError } from '../model/fatturaError.ts';

/** Values of a message by code, for programs that show their own text. */
export interface SandboxErrorParams {
  /** Another program is listening on the port. */
  readonly port_in_use: { readonly port: number };
  /** The system does not allow this user to listen on the port. */
  readonly port_refused: { readonly port: number };
  /** The address does not belong to this machine. */
  readonly host_unusable: { readonly host: string };
  /** Another process has the database folder open; `host` is null on this machine, `file` is its lock. */
  readonly folder_in_use: {
    readonly path: string;
    readonly pid: number;
    readonly host: string | null;
    readonly file: string;
  };
  /** This process was suspended, and another one has opened the folder since. */
  readonly folder_lost: { readonly path: string };
  /** The folder contains other files, such as `found`, and is not a database of a sandbox. */
  readonly folder_foreign: { readonly path: string; readonly found: string };
  /** The folder cannot be created, read or written: `reason` is the system's error code. */
  readonly folder_unusable: { readonly path: string; readonly reason: string };
  /** The disk of the folder is full. */
  readonly folder_full: { readonly path: string };
  /** The database in this process ended, for another reason than a full disk. */
  readonly database_ended: Readonly<Record<never, never>>;
  /** The database in the folder cannot be opened. */
  readonly folder_damaged: { readonly path: string };
  /** The database does not respond at its address: `reason` is the system's error code. */
  readonly database_unreachable: { readonly host: string; readonly reason: string };
  /** The database denied access or lacks a privilege: `reason` is its error code. */
  readonly database_refused: { readonly host: string; readonly user: string; readonly reason: string };
  /** The server has no database of this name. */
  readonly database_missing: { readonly host: string; readonly name: string };
  /** The database belongs to another application: it has the table `found`, and none of a sandbox. */
  readonly database_foreign: { readonly name: string; readonly found: string };
  /** The value is not an address of a PostgreSQL database. */
  readonly database_address: Readonly<Record<never, never>>;
  /** This version of PostgreSQL is too old. */
  readonly database_version: { readonly found: number; readonly needed: number };
  /** A webhook target is not allowed, or its company does not exist; `detail` is in English. */
  readonly webhook_target: { readonly detail: string };
}

/** Codes of {@link SandboxError}. */
export type SandboxErrorCode = keyof SandboxErrorParams;

const MESSAGES: { readonly [Code in SandboxErrorCode]: (params: SandboxErrorParams[Code]) => string } = {
  port_in_use: ({ port }) =>
    `port ${port} is in use by another program: stop it, or choose another port (0 selects a free one)`,
  port_refused: ({ port }) =>
    `the system does not let this user listen on port ${port}: choose one from 1024 to 65535`,
  host_unusable: ({ host }) =>
    `this machine has no address ${host} to listen on: 0.0.0.0 means all addresses`,
  folder_in_use: ({ path, pid, host, file }) =>
    `${path} is open in process ${pid}${host === null ? '' : ` on ${host}`} (${file}): stop that process, choose another folder, or use PostgreSQL, which several servers can share`,
  folder_lost: ({ path }) =>
    `another process has opened ${path} while this one was suspended: restart it with another folder`,
  folder_foreign: ({ path, found }) =>
    `${path} contains ${found} and is not a database of the sandbox: choose a new or empty folder`,
  folder_unusable: ({ path, reason }) =>
    `${path} cannot be used for the database (${reason}): choose another folder`,
  folder_full: ({ path }) =>
    `the disk of ${path} is full: free some space; restart the sandbox if it does not recover`,
  database_ended: () => 'the database ended with an error (PANIC): restart the sandbox',
  folder_damaged: ({ path }) =>
    `the database in ${path} cannot be opened: it is damaged, or was created by another version of PGlite; delete the folder to start over`,
  database_unreachable: ({ host, reason }) =>
    `PostgreSQL does not respond at ${host} (${reason}): start it, or correct the address`,
  database_refused: ({ host, user, reason }) =>
    `PostgreSQL at ${host} denied access to the user ${user} (${reason}): check user, password and privileges`,
  database_missing: ({ host, name }) =>
    `PostgreSQL at ${host} has no database ${name}: create it with createdb, or choose another`,
  database_foreign: ({ name, found }) =>
    `the database ${name} belongs to another application (it has the table ${found}): the sandbox needs an empty one (createdb fattura_sandbox)`,
  database_address: () => 'invalid database address: expected postgres://user:password@127.0.0.1:5432/name',
  database_version: ({ found, needed }) =>
    `PostgreSQL ${found} is too old: the sandbox needs ${needed} or later`,
  webhook_target: ({ detail }) => detail,
};

/** A sandbox cannot start. The message states the cause and the remedy, never a password. */
export class SandboxError<Code extends SandboxErrorCode = SandboxErrorCode> extends FatturaError {
  static override readonly [errorClass]: string = 'SandboxError';
  declare readonly code: Code;
  readonly params: SandboxErrorParams[Code];

  constructor(code: Code, params: SandboxErrorParams[Code], options?: { readonly cause?: unknown }) {
    super(code, MESSAGES[code](params), options);
    this.params = params;
  }
}

/** The code that Node or a driver adds to an error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
