/** The results of the sandbox's functions. */

/** A running server. */
export interface Sandbox {
  /** Base address, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The API key of the seed. It is public: it gives access to this server only. */
  readonly apiKey: string;
  /** The id of the seed's company. */
  readonly companyId: string;
  /** Completes the requests in progress, then stops the worker, then closes the database. */
  close(): Promise<void>;
}

/** The result of `seedSandbox`: the keys and the company of the seed. */
export interface SeedResult {
  /** False if the database already had a company. */
  readonly seeded: boolean;
  readonly apiKey: string;
  /** A key without the permission for payments, to test a 403. */
  readonly limitedKey: string;
  readonly companyId: string;
}

/** The delivery of one event to one target. */
export interface WebhookDelivery {
  readonly state: 'pending' | 'delivered' | 'dead';
  readonly event: string;
  /** Id of the document, flow or request. */
  readonly subjectId: string;
  readonly url: string;
  readonly attempts: number;
  /** Status of the last response; null if there was none. */
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The webhook deliveries of a database: the result of `sandboxWebhooks`. */
export interface WebhookReport {
  readonly counts: Readonly<Record<WebhookDelivery['state'], number>>;
  /** The newest 100. */
  readonly deliveries: readonly WebhookDelivery[];
  /** Number of deliveries that are due again. */
  readonly retried: number;
}
