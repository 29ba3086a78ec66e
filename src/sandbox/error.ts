/** Why a sandbox did not start. */

export type SandboxErrorCode =
  /** Another program listens on the port. */
  | 'port_in_use'
  /** The system does not let it listen on the port. */
  | 'port_refused'
  /** Another process has the folder of the database open. */
  | 'folder_in_use'
  /** The folder holds things that are no database of a sandbox. */
  | 'folder_foreign'
  /** The folder cannot be made, read or written. */
  | 'folder_unusable'
  /** Nobody answers at the address of the database. */
  | 'database_unreachable'
  /** The database does not let in with this user and password. */
  | 'database_refused'
  /** The server has no database of this name. */
  | 'database_missing'
  /** The address of the database is none. */
  | 'database_address'
  /** PostgreSQL is older than what the tables need, or a sandbox newer than this one made them. */
  | 'database_version'
  /** A target of webhooks that is not allowed, or of a company that is not there. */
  | 'webhook_target';

/** A sandbox cannot start: the message says what stands in the way and what can be done. It holds no password. */
export class SandboxError extends Error {
  readonly code: SandboxErrorCode;

  constructor(code: SandboxErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'SandboxError';
    this.code = code;
  }
}

/** The code that Node, or a driver, gives to an error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
