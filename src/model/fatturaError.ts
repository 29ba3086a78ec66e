/** Base class of all errors of the package. */

/**
 * Codes of all errors of the package: listed in one place, so that each is unique. They are stable across versions.
 * `status_404` is a response with status 404.
 */
export type FatturaErrorCode =
  // Files and invoices
  | 'anonymize_field'
  | 'attachment'
  | 'brief'
  | 'conversion'
  | 'european_read'
  | 'file_name'
  | 'invoice_merge'
  | 'invoice_read'
  | 'invoice_write'
  | 'message_write'
  | 'pdf_size'
  // Signing: keys, certificates and documents that cannot be used
  | 'certificate_ca'
  | 'certificate_expired'
  | 'certificate_extension'
  | 'certificate_key_usage'
  | 'certificate_missing'
  | 'certificate_not_yet_valid'
  | 'certificate_unreadable'
  | 'certificate_wrong'
  | 'key_encrypted'
  | 'key_legacy'
  | 'key_missing'
  | 'key_passphrase'
  | 'key_unreadable'
  | 'key_unsupported'
  | 'key_weak'
  | 'signature_wrong'
  | 'signing_document'
  | 'signing_encoding'
  | 'signing_envelope'
  | 'signing_signed'
  | 'signing_state'
  | 'signing_time'
  // The client
  | 'aborted'
  | 'configuration'
  | 'connection'
  | 'response'
  | 'timeout'
  | `status_${number}`
  // Submission and webhooks
  | 'not_discarded'
  | 'refused'
  | 'reissue'
  | 'status_unreachable'
  | 'unknown_outcome'
  | 'wait_timeout'
  | 'webhook'
  // The sandbox
  | 'database_address'
  | 'database_ended'
  | 'database_foreign'
  | 'database_missing'
  | 'database_refused'
  | 'database_unreachable'
  | 'database_version'
  | 'folder_damaged'
  | 'folder_foreign'
  | 'folder_full'
  | 'folder_in_use'
  | 'folder_lost'
  | 'folder_unusable'
  | 'packages_missing'
  | 'host_unusable'
  | 'packages_unsuitable'
  | 'port_in_use'
  | 'port_refused'
  | 'webhook_target';

/**
 * Key of the name of an error class. The ESM and the CommonJS build have separate classes, so `instanceof` compares
 * this name.
 */
export const errorClass: unique symbol = Symbol.for('fattura.errorClass');

/**
 * Base class of all errors of the package. `code` identifies the error and is stable across versions; the message is
 * for people. `instanceof` works across the ESM and CommonJS builds of the package.
 */
export class FatturaError extends Error {
  static readonly [errorClass]: string = 'FatturaError';
  /** Name of the class, such as `BuildError`. */
  override readonly name: string;
  /** Code of the error, stable across versions. */
  readonly code: FatturaErrorCode;

  constructor(code: FatturaErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options !== undefined && 'cause' in options ? { cause: options.cause } : undefined);
    this.name = new.target[errorClass];
    this.code = code;
  }

  /** Plain data for logs. */
  toJSON(): Readonly<Record<string, unknown>> {
    const { name, code, message } = this;
    return { name, code, message };
  }

  // biome-ignore-start lint/complexity/noThisInStatic: `this` is the right operand of instanceof, possibly a subclass
  /** Compares by class, and by class name for errors of another build. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    if (super[Symbol.hasInstance](value)) return true;
    // A subclass defined elsewhere has no such name: only errors of that class are instances of it.
    return Object.hasOwn(this, errorClass) && classNames(value).includes(this[errorClass]);
  }
  // biome-ignore-end lint/complexity/noThisInStatic: it ends here
}

/** Names of a value's classes, its own class first. */
function classNames(value: unknown): readonly string[] {
  const names: string[] = [];
  let prototype: unknown = typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : null;
  while (typeof prototype === 'object' && prototype !== null) {
    const made: unknown = prototype.constructor;
    if (typeof made === 'function' && Object.hasOwn(made, errorClass))
      names.push((made as typeof FatturaError)[errorClass]);
    prototype = Object.getPrototypeOf(prototype);
  }
  return names;
}
