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

export type SandboxErrorCode = keyof SandboxErrorParams;

const MESSAGES: { readonly [Code in SandboxErrorCode]: (params: SandboxErrorParams[Code]) => string } = {
  port_in_use: ({ port }) =>
    `another program listens on port ${port}: end it, or choose another port (0 for any that is free)`,
  port_refused: ({ port }) =>
    `the system does not let this user listen on port ${port}: choose one from 1024 to 65535`,
  host_unusable: ({ host }) =>
    `this machine has no address ${host} to listen on: 0.0.0.0 stands for all of them`,
  folder_in_use: ({ path, pid, host, file }) =>
    `${path} is open in process ${pid}${host === null ? '' : ` on ${host}`} (${file}): end it, name another folder, or use PostgreSQL, which several servers may share`,
  folder_lost: ({ path }) =>
    `another process has opened ${path} while this one was suspended: start it again with another folder`,
  folder_foreign: ({ path, found }) =>
    `${path} holds ${found} and no database of the sandbox: name a folder that is new or empty`,
  folder_unusable: ({ path, reason }) =>
    `${path} cannot be used for the database (${reason}): name another folder`,
  folder_full: ({ path }) =>
    `the disk of ${path} is full: free some space; restart the sandbox if it does not recover`,
  database_ended: () => 'the database gave up (PostgreSQL said PANIC): start the sandbox again',
  folder_damaged: ({ path }) =>
    `the database in ${path} cannot be opened: it is damaged, or another version of PGlite made it; delete the folder to begin anew`,
  database_unreachable: ({ host, reason }) =>
    `no PostgreSQL at ${host} (${reason}): start it, or mend the address`,
  database_refused: ({ host, user, reason }) =>
    `PostgreSQL at ${host} refuses the user ${user} (${reason}): mend user and password, or its rights`,
  database_missing: ({ host, name }) =>
    `PostgreSQL at ${host} has no database ${name}: make it with createdb, or name another`,
  database_foreign: ({ name, found }) =>
    `the database ${name} belongs to something else, it has the table ${found}: the sandbox wants an empty one (createdb fattura_sandbox)`,
  database_address: () =>
    'the address of the database is none: it looks like postgres://user:password@127.0.0.1:5432/name',
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
