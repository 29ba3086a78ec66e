/** Time of a page of documents, for few documents and for a hundred times as many. */

import { median } from '../measure.ts';
import type { PageTimes } from '../subjects/sandboxLists.ts';
import { fill } from './documents.ts';
import { runClient, startServer } from './processes.ts';
import type { StoreName, Stores } from './stores.ts';

/** Few documents, and a hundred times as many. */
export const SIZES = [1000, 100_000] as const;

/** Ratio of the times for {@link SIZES}[1] and [0], at the median and the 99th percentile. */
export const LIMIT = 3;

const PAGES = [25, 100];
const WARM_UP = 20;

/**
 * The list contains `share` of the documents. Zero: so few that there is one page. With `deep`, also a page in the
 * middle, to which the client walks.
 */
const LISTS = [
  { name: 'all', query: {}, share: 1, deep: true },
  { name: 'status', query: { 'filter[status__eq]': 'DELIVERED' }, share: 0.7, deep: true },
  {
    name: 'dates of a year, newest first',
    query: {
      'filter[creation_date__gte]': '2025-01-01',
      'filter[creation_date__lte]': '2025-12-31',
      sort: '-creation_date',
    },
    share: 0.365,
  },
  { name: 'by number', query: { sort: 'number' }, share: 1, deep: true },
  { name: 'by date and number', query: { sort: '-creation_date,number' }, share: 1 },
  { name: 'counterpart and flows expanded', query: { expand: 'counterpart,flows' }, share: 1 },
  ...['created_at', 'delivery_date', 'progressive'].map((sort) => ({
    name: `by ${sort}`,
    query: { sort },
    share: 1,
  })),
  ...Object.entries({
    direction__eq: 'RECEIVED',
    status__in: 'REFUSED,DISCARDED',
    type__eq: 'CREDIT_NOTE',
    number__eq: 'FT/000123',
    number__in: 'FT/000123,FT/000124',
    number__ilike: '/000123',
    counterpart_company_name__ilike: 'ente 50',
    notes__ilike: 'none',
    progressive__ilike: '123',
    source_id__ilike: 'none',
    delivery_status__ilike: 'none',
    counterpart_company_name__eq: 'Cliente 50',
    delivery_date__eq: '2025-03-14',
    delivery_date__in: '2025-03-14,2025-03-15',
    progressive__eq: '7',
    progressive__in: '7,8',
    sectional_id__eq: 'c0000000-be4c-4000-8000-000000000009',
    source_id__eq: 'none',
    delivery_status__eq: 'none',
  }).map(([filter, value]) => ({
    name: filter.replace('__', ' '),
    query: { [`filter[${filter}]`]: value },
    share: 0,
  })),
];

export interface ListTimes extends PageTimes {
  readonly store: StoreName;
}

export interface ListOptions {
  readonly root: string;
  readonly stores: Stores;
  readonly repeats: number;
  readonly rounds: number;
}

export async function lists(options: ListOptions): Promise<readonly ListTimes[]> {
  const { stores } = options;
  const found = await on(options, 'PGlite in a folder');
  return stores.missing === undefined ? [...found, ...(await on(options, 'PostgreSQL'))] : found;
}

async function on(options: ListOptions, name: StoreName): Promise<readonly ListTimes[]> {
  const { root, stores, repeats, rounds } = options;
  const store = await stores.make(name);
  try {
    const companies = await fill(root, store.choice, SIZES);
    const runs: (readonly PageTimes[])[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const server = await startServer(root, store.choice);
      try {
        const job = { companies, lists: LISTS, sizes: PAGES, warmUp: WARM_UP, rounds };
        const answer = await runClient(root, 'sandboxLists', server, job);
        runs.push(answer as readonly PageTimes[]);
      } finally {
        await server.stop();
      }
    }
    return together(name, runs);
  } finally {
    await store.drop();
  }
}

/** Medians over the processes. */
function together(store: StoreName, runs: readonly (readonly PageTimes[])[]): readonly ListTimes[] {
  return (runs[0] ?? []).map((one, index) => {
    const middle = (which: 'p50' | 'p99'): readonly number[] =>
      SIZES.map((_, company) => median(runs.map((run) => run[index]?.[which][company] ?? Number.NaN)));
    return { ...one, store, p50: middle('p50'), p99: middle('p99') };
  });
}

export const ratio = ([few = Number.NaN, many = Number.NaN]: readonly number[]): number => many / few;
