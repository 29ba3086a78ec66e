/** Checks that the server's memory does not grow with the number of requests. */

import { median } from '../measure.ts';
import type { Memory } from '../subjects/sandboxProtocol.ts';
import { answerOf, type Server, startClient, startServer } from './processes.ts';
import { STORES, type StoreName, type Stores } from './stores.ts';

export interface MemoryRun {
  readonly store: StoreName;
  readonly requests: number;
  readonly perSecond: number;
  /** Medians of the samples in the first and the last tenth, in megabytes. */
  readonly first: Memory;
  readonly last: Memory;
}

/** Maximum ratio of last to first for which memory counts as constant. */
export const LIMIT = 1.1;

/** A hundred samples; ten are a tenth. */
const PORTIONS = 100;
const TENTH = PORTIONS / 10;
/** Portions before the first sample, while code is compiled and buffers are filled. */
const WARM_UP = 5;
const TOGETHER = 8;

export interface MemoryOptions {
  readonly root: string;
  readonly stores: Stores;
  readonly file: string;
  readonly requests: number;
}

export async function memory(options: MemoryOptions): Promise<readonly MemoryRun[]> {
  const runs: MemoryRun[] = [];
  for (const name of STORES) {
    if (name === 'PostgreSQL' && options.stores.missing !== undefined) continue;
    const store = await options.stores.make(name);
    try {
      const server = await startServer(options.root, store.choice);
      try {
        runs.push(await watched(options, name, server));
      } finally {
        await server.stop();
      }
    } finally {
      await store.drop();
    }
  }
  return runs;
}

async function watched(
  { root, file, requests }: MemoryOptions,
  store: StoreName,
  server: Server,
): Promise<MemoryRun> {
  const job = { file, requests: Math.ceil(requests / PORTIONS), together: TOGETHER };
  const client = startClient(root, 'sandboxTraffic', server, job);
  const samples: Memory[] = [];
  let ms = 0;
  try {
    await answerOf(client, 'the client');
    for (let portion = -WARM_UP; portion < PORTIONS; portion += 1) {
      client.send('portion');
      const took = (await answerOf(client, 'the client')) as { readonly ms: number };
      if (portion < 0) continue;
      ms += took.ms;
      samples.push(await server.memory());
    }
  } finally {
    client.kill();
  }
  return {
    store,
    requests: job.requests * PORTIONS,
    perSecond: (job.requests * PORTIONS * 1000) / ms,
    first: middle(samples.slice(0, TENTH)),
    last: middle(samples.slice(-TENTH)),
  };
}

const middle = (samples: readonly Memory[]): Memory => ({
  rss: median(samples.map(({ rss }) => rss)),
  heapUsed: median(samples.map(({ heapUsed }) => heapUsed)),
  external: median(samples.map(({ external }) => external)),
});
