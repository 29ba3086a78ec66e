/** The options of a sandbox. */

/** The database of a sandbox. `memory` is PGlite in memory, which ends with the process. */
export type DatabaseChoice =
  | { readonly kind: 'memory' }
  /** PGlite in a folder, which is created if needed. Only one process at a time can open it. */
  | { readonly kind: 'folder'; readonly path: string }
  /** PostgreSQL; several servers can share it. */
  | { readonly kind: 'postgres'; readonly url: string };

/** A receiver of webhooks. */
export interface WebhookTarget {
  /** An address on this machine, unless `allowRemoteWebhooks`. */
  readonly url: string;
  /** Signs the deliveries. Default: the key of the seed, following reports about the service. */
  readonly secret?: string;
  /** Default: the company of the seed. */
  readonly companyId?: string;
}

/** Options of `startSandbox`. */
export interface SandboxOptions {
  /** Default: memory. */
  readonly database?: DatabaseChoice;
  /**
   * Address to listen on. Default: 127.0.0.1. With any other address, everyone who can reach this machine can read
   * and change everything in the sandbox: its keys are public.
   */
  readonly host?: string;
  /** Host name under which other machines reach it, such as the name of a container; links in responses use it. */
  readonly name?: string;
  /** Default: 4010. 0 selects a free port. */
  readonly port?: number;
  /** Fills an empty database with the company of the seed. Default: true. */
  readonly seed?: boolean;
  readonly webhooks?: readonly WebhookTarget[];
  /** Allows webhooks to other machines. Default: false. */
  readonly allowRemoteWebhooks?: boolean;
  /** Host names to which webhooks may go over plain http too, such as those of other containers. */
  readonly webhookHosts?: readonly string[];
  /** Milliseconds between the steps of the simulated SdI. Default: 1,000. */
  readonly sdiDelay?: number;
  /** Milliseconds until the result of an F24 reading. Default: `sdiDelay`. */
  readonly ocrDelay?: number;
  /** Maximum number of requests per key and second, above which the response is 429. Default: 10. */
  readonly rateLimit?: number;
  /** Maximum size of a body in bytes. Default: 10 MB. */
  readonly bodyLimit?: number;
  /** Milliseconds within which a complete request must arrive. Default: 30,000. */
  readonly requestTimeout?: number;
  /**
   * Folder for the mails of share-invoice. Default: `outbox` in the folder of the database; without one, a temporary
   * folder of the database.
   */
  readonly outboxFolder?: string;
  /** Waits between the attempts of a webhook, in milliseconds; after the last attempt it is dead. */
  readonly webhookRetries?: readonly number[];
  /** Number of events that are kept for each company, with their deliveries. Default: 100,000. */
  readonly keepEvents?: number;
  /** Receives each line of the log, a JSON object. Default: none. */
  readonly log?: (line: string) => void;
}

export interface Settings
  extends Required<Omit<SandboxOptions, 'webhooks' | 'log' | 'seed' | 'database' | 'port' | 'name'>> {
  readonly name: string | null;
}
