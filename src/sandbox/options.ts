/** How a sandbox is started. */

export type DatabaseChoice =
  | { readonly kind: 'memory' }
  /** PGlite in a folder, which is made and which one process at a time may have open. */
  | { readonly kind: 'folder'; readonly path: string }
  /** PostgreSQL; several servers may share it. */
  | { readonly kind: 'postgres'; readonly url: string };

export interface WebhookTarget {
  /** Loopback, unless `allowRemoteWebhooks`. */
  readonly url: string;
  /** Signs the deliveries; by default the key of the seed, as the service is said to do. */
  readonly secret?: string;
  /** By default the company of the seed. */
  readonly companyId?: string;
}

export interface SandboxOptions {
  /** Default memory. */
  readonly database?: DatabaseChoice;
  /**
   * Address to listen on; default 127.0.0.1. With any other one whoever reaches this machine can read and change
   * everything in the sandbox: its keys are no secrets.
   */
  readonly host?: string;
  /** Name under which others reach it, such as that of a container; links of answers have it. */
  readonly name?: string;
  /** Default 4010, 0 for any that is free. */
  readonly port?: number;
  /** Fills an empty database with the company of the seed; default true. */
  readonly seed?: boolean;
  readonly webhooks?: readonly WebhookTarget[];
  /** Default false: webhooks go to this machine only. */
  readonly allowRemoteWebhooks?: boolean;
  /** Names of hosts that webhooks may go to over http too, such as those of other containers. */
  readonly webhookHosts?: readonly string[];
  /** Milliseconds that the simulated SdI takes for each move of a document; default 1,000. */
  readonly sdiDelay?: number;
  /** Milliseconds that the reading of an F24 takes; default as `sdiDelay`. */
  readonly ocrDelay?: number;
  /** Requests of a key in a second, beyond which it answers 429; default 10. */
  readonly rateLimit?: number;
  /** Bytes of the largest body; default 10 MB. */
  readonly bodyLimit?: number;
  /** Milliseconds in which a request must have arrived whole; default 30,000. */
  readonly requestTimeout?: number;
  /** Folder of the mails that share-invoice would send; default `outbox` in the folder of the database; without one, a temporary folder of the database's own. */
  readonly outboxFolder?: string;
  /** Waits between the tries of a webhook, in milliseconds; after the last it is dead. */
  readonly webhookRetries?: readonly number[];
  /** Takes each line of the log, one JSON object; default none. */
  readonly log?: (line: string) => void;
}

export interface Settings
  extends Required<Omit<SandboxOptions, 'webhooks' | 'log' | 'seed' | 'database' | 'port' | 'name'>> {
  readonly name: string | null;
}
