/** Invoices per second from end to end: the client sends, the server checks, stores and issues, SdI delivers. */
import { median } from '../measure.ts';
import type { Submitted } from '../subjects/sandboxSubmit.ts';
import { runClient, type Server, startNothing, startServer } from './processes.ts';
import { STORES, type Stores } from './stores.ts';

export interface Submissions {
  readonly server: string;
  readonly invoices: number;
  /** Responses and deliveries per second: medians over new processes. */
  readonly answered: number;
  readonly delivered: number;
}

export interface SubmissionOptions {
  readonly root: string;
  readonly stores: Stores;
  readonly files: readonly string[];
  readonly repeats: number;
}

export const BASELINE = 'a server that does nothing';
const TOGETHER = 8;
const WARM_UP = 50;

/** Runs the servers in turn, so that the load of the machine affects all of them. */
export async function submissions(options: SubmissionOptions): Promise<readonly Submissions[]> {
  const { stores, files, repeats } = options;
  const names = [BASELINE, ...STORES.filter((name) => name !== 'PostgreSQL' || stores.missing === undefined)];
  const taken = new Map<string, Submitted[]>(names.map((name) => [name, []]));
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const [name, all] of taken) all.push(await once(options, name));
  }
  const invoices = files.length - WARM_UP;
  const rate = (ms: readonly number[]): number => (invoices * 1000) / median(ms);
  return [...taken].map(([server, all]) => ({
    server,
    invoices,
    answered: rate(all.map(({ answered }) => answered)),
    delivered: rate(all.map(({ delivered }) => delivered)),
  }));
}

async function once({ root, stores, files }: SubmissionOptions, name: string): Promise<Submitted> {
  const kind = STORES.find((one) => one === name);
  if (kind === undefined) return measured(root, await startNothing(root), files);
  const store = await stores.make(kind);
  try {
    return await measured(root, await startServer(root, store.choice), files);
  } finally {
    await store.drop();
  }
}

async function measured(root: string, server: Server, files: readonly string[]): Promise<Submitted> {
  try {
    return (await runClient(root, 'sandboxSubmit', server, {
      together: TOGETHER,
      warmUp: files.slice(0, WARM_UP),
      files: files.slice(WARM_UP),
    })) as Submitted;
  } finally {
    await server.stop();
  }
}
