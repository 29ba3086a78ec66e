/** Clients of the test service that do not keep a test waiting. */
import { type ClientOptions, FatturaClient, type Timing } from '../../../src/api/index.ts';

/** What a client needs to know of a service. */
export interface Reachable {
  readonly url: string;
  readonly key: string;
  readonly companyId: string;
}

/** Own waits of at most some milliseconds, and as good as no limit of requests. */
const HASTE: ClientOptions = { rateLimit: 10_000, maxRetryDelay: 5 };

export function clientOf(
  { url, key, companyId }: Reachable,
  options: ClientOptions = {},
  timing?: Timing,
): FatturaClient {
  return new FatturaClient({ baseUrl: url, apiKey: key, companyId, ...HASTE, ...options }, timing);
}
