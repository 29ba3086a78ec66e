/** Measures pages of two companies' lists in turn, so that the load of the machine affects both. */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { Address } from './sandboxProtocol.ts';

type Query = Readonly<Record<string, string>>;

interface List {
  readonly name: string;
  readonly query: Query;
  readonly share: number;
  readonly deep?: boolean;
}

interface Job extends Address {
  readonly companies: readonly { readonly id: string; readonly documents: number }[];
  readonly lists: readonly List[];
  readonly sizes: readonly number[];
  readonly warmUp: number;
  readonly rounds: number;
}

export interface PageTimes {
  readonly list: string;
  readonly place: 'first' | 'deep';
  readonly size: number;
  /** For each company in the job's order, in milliseconds. */
  readonly p50: readonly number[];
  readonly p99: readonly number[];
}

interface Page {
  readonly data: readonly unknown[];
  readonly page: { readonly cursor: string | null };
}

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const headers = { authorization: `Bearer ${job.apiKey}` };
const LARGEST_PAGE = 100;

function ask(company: string, query: Query): Promise<string> {
  const url = `${job.url}/api/v1/companies/${company}/documents?${new URLSearchParams(query)}`;
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${response.statusCode} ${url} ${text.slice(0, 300)}`));
      });
    }).on('error', reject);
  });
}

/** The query of the page in the middle of a list with this many rows. */
async function halfWay(company: string, query: Query, rows: number): Promise<Query> {
  let at: Query = { ...query, page_size: String(LARGEST_PAGE) };
  for (let passed = 0; passed + LARGEST_PAGE <= rows / 2; passed += LARGEST_PAGE) {
    const { cursor } = (JSON.parse(await ask(company, at)) as Page).page;
    if (cursor === null) throw new Error(`only ${passed} rows of ${rows}`);
    at = { ...at, cursor };
  }
  return at;
}

/** @param rows The expected number; null if the list has less than a page */
async function timed(company: string, query: Query, rows: number | null): Promise<number> {
  const before = performance.now();
  const text = await ask(company, query);
  const took = performance.now() - before;
  const { length } = (JSON.parse(text) as Page).data;
  if (rows !== null && length !== rows)
    throw new Error(`${length} rows, not ${rows}: ${JSON.stringify(query)}`);
  return took;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function times(
  queries: readonly Query[],
  size: number,
  rows: number | null = size,
): Promise<Pick<PageTimes, 'p50' | 'p99'>> {
  const taken: number[][] = queries.map(() => []);
  for (let round = -job.warmUp; round < job.rounds; round += 1) {
    for (const [index, query] of queries.entries()) {
      const company = job.companies[index]?.id ?? '';
      const ms = await timed(company, { ...query, page_size: String(size) }, rows);
      if (round >= 0) taken[index]?.push(ms);
    }
  }
  const sorted = taken.map((all) => all.sort((one, other) => one - other));
  return { p50: sorted.map((all) => at(all, 0.5)), p99: sorted.map((all) => at(all, 0.99)) };
}

const results: PageTimes[] = [];
for (const { name, query, share, deep: hasDeep } of job.lists) {
  if (share === 0) {
    const all = job.companies.map(() => query);
    results.push({
      list: name,
      place: 'first',
      size: LARGEST_PAGE,
      ...(await times(all, LARGEST_PAGE, null)),
    });
    continue;
  }
  const deep: Query[] = [];
  for (const { id, documents } of hasDeep ? job.companies : [])
    deep.push(await halfWay(id, query, documents * share));
  for (const size of job.sizes) {
    const first = job.companies.map(() => query);
    results.push({ list: name, place: 'first', size, ...(await times(first, size)) });
    if (hasDeep) results.push({ list: name, place: 'deep', size, ...(await times(deep, size)) });
  }
}
agent.destroy();
process.stdout.write(JSON.stringify(results));
