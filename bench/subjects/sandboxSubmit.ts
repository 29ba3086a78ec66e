/** Sends every file to sandboxes with the client and waits until SdI has delivered all of them. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { FatturaClient } from 'fattura/api';
import type { Address } from './sandboxProtocol.ts';

interface Job extends Address {
  readonly files: readonly string[];
  readonly warmUp: readonly string[];
  /** Addresses of further servers on the same database. */
  readonly others: readonly string[];
  /** Number of concurrent requests, distributed over the servers. */
  readonly together: number;
}

export interface Submitted {
  /** Milliseconds from the first request until all have been answered, and until all are delivered. */
  readonly answered: number;
  readonly delivered: number;
  /** Percentiles of the responses' times, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Milliseconds between polls for undelivered documents. */
const LOOK = 50;

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job;
const { url, others, apiKey, companyId, together } = job;
const rateLimit = Number.POSITIVE_INFINITY;
const clients = [url, ...others].map(
  (baseUrl) => new FatturaClient({ baseUrl, apiKey, companyId, rateLimit, maxRetries: 0 }),
);

/** @returns The time of each response, in milliseconds */
async function send(files: readonly string[]): Promise<readonly number[]> {
  const bodies = files.map((file) => readFileSync(file)).values();
  const taken: number[] = [];
  const line = async (_: unknown, index: number): Promise<void> => {
    const client = clients[index % clients.length];
    for (const body of bodies) {
      const before = performance.now();
      await client?.documents.createInvoice(body, { issue: true });
      taken.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: together }, line));
  return taken.sort((one, other) => one - other);
}

/** Undelivered documents; some in the seed stay undelivered. */
async function underWay(most: number): Promise<number> {
  const filter = { status: { in: ['DRAFT', 'CREATED', 'SENT'] } } as const;
  return (await clients[0]?.documents.list({ filter, page_size: most }))?.data.length ?? 0;
}

async function allDelivered(before: number): Promise<void> {
  while ((await underWay(before + 1)) > before) await pause(LOOK);
}

const before = await underWay(100);
await send(job.warmUp);
await allDelivered(before);
const started = performance.now();
const taken = await send(job.files);
const answered = performance.now() - started;
await allDelivered(before);
const delivered = performance.now() - started;
const at = (share: number): number => taken[Math.floor(taken.length * share)] ?? Number.NaN;
const result: Submitted = { answered, delivered, p50: at(0.5), p99: at(0.99) };
process.stdout.write(JSON.stringify(result));
