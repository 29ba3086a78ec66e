/** What the functions of the sandbox give. */

/** A server that runs. */
export interface Sandbox {
  /** Base address, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The key of the seed; it is no secret: it opens nothing but this server. */
  readonly apiKey: string;
  /** The company of the seed. */
  readonly companyId: string;
  /** Ends requests that are under way, then the worker, then the database. */
  close(): Promise<void>;
}

export interface SeedResult {
  /** false: there was a company already. */
  readonly seeded: boolean;
  readonly apiKey: string;
  /** A key that may not do payments, to see a 403. */
  readonly limitedKey: string;
  readonly companyId: string;
}

/** One event on its way to one target. */
export interface WebhookDelivery {
  readonly state: 'pending' | 'delivered' | 'dead';
  readonly event: string;
  /** Id of the document, the flow or the request. */
  readonly subjectId: string;
  readonly url: string;
  readonly attempts: number;
  /** Of the last answer; null where there was none. */
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface WebhookReport {
  readonly counts: Readonly<Record<WebhookDelivery['state'], number>>;
  /** The newest 100. */
  readonly deliveries: readonly WebhookDelivery[];
  /** How many were given another chance. */
  readonly retried: number;
}
