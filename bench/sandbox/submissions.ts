/** Invoices per second from end to end: the client sends, the server checks, stores and issues, SdI delivers. */
import { median } from '../measure.ts';
import type { Submitted } from '../subjects/sandboxSubmit.ts';
import { runClient, type Server, startNothing, startServer } from './processes.ts';
import { STORES, type StoreName, type Stores } from './stores.ts';

export interface Submissions {
  readonly server: string;
  /** True for the version that `--before` names. */
  readonly before: boolean;
  /** Number of servers on the database. */
  readonly processes: number;
  /** Number of concurrent requests. */
  readonly together: number;
  readonly invoices: number;
  /** Responses and deliveries per second: medians over new processes. */
  readonly answered: number;
  readonly delivered: number;
  /** Percentiles of the responses, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface SubmissionOptions {
  readonly root: string;
  /** The folder of another version of the project, built: its server is measured with the client of this one. */
  readonly before: string | null;
  readonly stores: Stores;
  readonly files: readonly string[];
  readonly repeats: number;
}

export const BASELINE = 'a server that does nothing';
/** While code is compiled. */
const WARM_UP = 150;

interface Load {
  readonly server: StoreName | typeof BASELINE;
  /** The folder of the version whose server runs. */
  readonly project: string;
  readonly processes: number;
  readonly together: number;
}

const alone = (server: Load['server'], project: string): readonly Load[] =>
  [1, 16].map((together) => ({ server, project, processes: 1, together }));

const loadsOf = ({ root, before }: SubmissionOptions): readonly Load[] => [
  ...alone(BASELINE, root),
  ...STORES.flatMap((server) => [...alone(server, root), ...(before === null ? [] : alone(server, before))]),
  { server: 'PostgreSQL', project: root, processes: 3, together: 16 },
];

/** Runs the servers in turn, so that the load of the machine affects all of them. */
export async function submissions(options: SubmissionOptions): Promise<readonly Submissions[]> {
  const { root, stores, files, repeats } = options;
  const loads = loadsOf(options).filter(
    ({ server }) => server !== 'PostgreSQL' || stores.missing === undefined,
  );
  const taken = new Map<Load, Submitted[]>(loads.map((load) => [load, []]));
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const [load, all] of taken) all.push(await once(options, load));
  }
  const invoices = files.length - WARM_UP;
  const rate = (ms: readonly number[]): number => (invoices * 1000) / median(ms);
  return [...taken].map(([{ project, ...load }, all]) => ({
    ...load,
    before: project !== root,
    invoices,
    answered: rate(all.map(({ answered }) => answered)),
    delivered: rate(all.map(({ delivered }) => delivered)),
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
  }));
}

async function once(
  { root, stores, files }: SubmissionOptions,
  { server: kind, project, processes, together }: Load,
): Promise<Submitted> {
  const store = kind === BASELINE ? undefined : await stores.make(kind);
  const servers: Server[] = [];
  try {
    while (servers.length < processes)
      servers.push(await (store === undefined ? startNothing(root) : startServer(project, store.choice)));
    const [first, ...others] = servers;
    if (first === undefined) throw new Error('a load has at least one process');
    return (await runClient(root, 'sandboxSubmit', first, {
      others: others.map(({ url }) => url),
      together,
      warmUp: files.slice(0, WARM_UP),
      files: files.slice(WARM_UP),
    })) as Submitted;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await store?.drop();
  }
}
