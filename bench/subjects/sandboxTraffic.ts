/** One portion of the requests for the memory measurement: nine reads per created invoice. */
import { readFileSync } from 'node:fs';
import { FatturaClient } from 'fattura/api';
import type { Address } from './sandboxProtocol.ts';

interface Job extends Address {
  readonly file: string;
  readonly portions: number;
  /** Number of requests of each kind. */
  readonly requests: number;
  readonly together: number;
}

const CREATION_EVERY = 10;

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job;
const { url: baseUrl, apiKey, companyId } = job;
const client = new FatturaClient({
  baseUrl,
  apiKey,
  companyId,
  rateLimit: Number.POSITIVE_INFINITY,
  maxRetries: 0,
});
const invoice = readFileSync(job.file);
let last = '';

const readings: readonly (() => Promise<unknown>)[] = [
  async () => client.documents.list({ page_size: 25 }),
  async () => client.documents.get(last, { expand: ['counterpart', 'flows'] }),
  async () =>
    client.documents.list({ page_size: 25, sort: '-creation_date', filter: { status: 'DELIVERED' } }),
  async () => client.documents.getInvoice(last),
  async () => client.documents.list({ page_size: 10, sort: 'number', expand: ['counterpart', 'flows'] }),
  async () => client.flows.list(last),
  async () => client.counterparts.list({ page_size: 25 }),
  async () => client.transactions.list({ page_size: 25 }),
  async () => client.companies.list(),
];

async function create(): Promise<void> {
  ({ id: last } = await client.documents.createInvoice(invoice, { issue: true, automatic_number: true }));
}

async function portion(): Promise<void> {
  let next = 0;
  const line = async (): Promise<void> => {
    for (let index = next++; index < job.requests; index = next++) {
      const place = index % CREATION_EVERY;
      await (place === 0 ? create() : readings[place - 1]?.());
    }
  };
  await Promise.all(Array.from({ length: job.together }, line));
}

await create();
// The parent requests each portion, and samples the server's memory in between.
process.on('message', async (question) => {
  if (question !== 'portion') process.exit(0);
  const before = performance.now();
  await portion();
  process.send?.({ ms: performance.now() - before });
});
process.send?.({ ready: true });
