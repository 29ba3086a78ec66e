/** Sends every file to a sandbox with the client and waits until SdI has delivered all of them. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { FatturaClient } from 'fattura/api';
import type { Address } from './sandboxProtocol.ts';

interface Job extends Address {
  readonly files: readonly string[];
  readonly warmUp: readonly string[];
  /** Number of concurrent requests. */
  readonly together: number;
}

export interface Submitted {
  /** Milliseconds from the first request until all have been answered, and until all are delivered. */
  readonly answered: number;
  readonly delivered: number;
}

/** Milliseconds between polls for undelivered documents. */
const LOOK = 50;

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job;
const { url: baseUrl, apiKey, companyId, together } = job;
const client = new FatturaClient({
  baseUrl,
  apiKey,
  companyId,
  rateLimit: Number.POSITIVE_INFINITY,
  maxRetries: 0,
});

async function send(files: readonly string[]): Promise<void> {
  const bodies = files.map((file) => readFileSync(file)).values();
  const line = async (): Promise<void> => {
    for (const body of bodies) await client.documents.createInvoice(body, { issue: true });
  };
  await Promise.all(Array.from({ length: together }, line));
}

/** Undelivered documents; some in the seed stay undelivered. */
async function underWay(most: number): Promise<number> {
  const filter = { status: { in: ['DRAFT', 'CREATED', 'SENT'] } } as const;
  return (await client.documents.list({ filter, page_size: most })).data.length;
}

async function allDelivered(before: number): Promise<void> {
  while ((await underWay(before + 1)) > before) await pause(LOOK);
}

const before = await underWay(100);
await send(job.warmUp);
await allDelivered(before);
const started = performance.now();
await send(job.files);
const answered = performance.now() - started;
await allDelivered(before);
const delivered = performance.now() - started;
const result: Submitted = { answered, delivered };
process.stdout.write(JSON.stringify(result));
