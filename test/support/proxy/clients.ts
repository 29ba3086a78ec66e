/** Clients of the test service with short waits. */
import { type ClientOptions, FatturaClient, type Timing } from '../../../src/api/index.ts';

/** A client's settings for a service. */
export interface Reachable {
  readonly url: string;
  readonly key: string;
  readonly companyId: string;
}

/** Waits of at most a few milliseconds, and practically no rate limit. */
const HASTE: ClientOptions = { rateLimit: 10_000, maxRetryDelay: 5 };

export function clientOf(
  { url, key, companyId }: Reachable,
  options: ClientOptions = {},
  timing?: Timing,
): FatturaClient {
  return new FatturaClient({ baseUrl: url, apiKey: key, companyId, ...HASTE, ...options }, timing);
}
