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
