/** Clients of the test service that do not keep a test waiting. */
import { type ClientOptions, FatturaClient, type Timing } from '../../../src/api/index.ts';
import type { TestService } from './server.ts';

/** Own waits of at most some milliseconds, and as good as no limit of requests. */
const HASTE: ClientOptions = { rateLimit: 10_000, maxRetryDelay: 5 };

export function clientOf(
  { url, key, companyId }: Pick<TestService, 'url' | 'key' | 'companyId'>,
  options: ClientOptions = {},
  timing?: Timing,
): FatturaClient {
  return new FatturaClient({ baseUrl: url, apiKey: key, companyId, ...HASTE, ...options }, timing);
}
