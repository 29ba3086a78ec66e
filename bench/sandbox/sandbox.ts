/** The sandbox from end to end, its lists and its memory: each is a group of its own. */
import type { InputSet } from '../inputs.ts';
import { lists } from './lists.ts';
import { memory } from './memory.ts';
import type { SandboxResults } from './report.ts';
import { openStores } from './stores.ts';
import { submissions } from './submissions.ts';

/** Its groups. */
export const SANDBOX_PARTS = ['submissions', 'lists', 'memory'] as const;

export interface SandboxBench {
  readonly root: string;
  /** The folder of another version of the project, built: submissions to its server are measured too. */
  readonly before: string | null;
  readonly invoices: InputSet;
  /** More repetitions, and 100,000 requests for the memory: about an hour. */
  readonly full: boolean;
  /** A short trial. */
  readonly quick: boolean;
  readonly part: (typeof SANDBOX_PARTS)[number];
}

interface Effort {
  /** Invoices, with those that warm up. */
  readonly files: number;
  /** Runs of each load, in new processes. */
  readonly submissions: number;
  /** Processes, and pages of each list in each of them. */
  readonly lists: number;
  readonly rounds: number;
  /** Requests for the memory. */
  readonly requests: number;
}

const EFFORTS = {
  quick: { files: 250, submissions: 1, lists: 1, rounds: 50, requests: 2000 },
  usual: { files: 650, submissions: 2, lists: 1, rounds: 120, requests: 6000 },
  full: { files: 650, submissions: 5, lists: 3, rounds: 200, requests: 100_000 },
} as const satisfies Readonly<Record<string, Effort>>;

export async function sandbox({
  root,
  before,
  invoices,
  full,
  quick,
  part,
}: SandboxBench): Promise<SandboxResults> {
  const stores = await openStores();
  const effort = EFFORTS[quick ? 'quick' : full ? 'full' : 'usual'];
  const files = invoices.files.slice(0, effort.files);
  const file = invoices.files.at(-1) ?? '';
  try {
    return {
      ...(stores.missing === undefined ? {} : { missing: stores.missing }),
      submissions:
        part === 'submissions'
          ? await submissions({ root, before, stores, files, repeats: effort.submissions })
          : [],
      lists:
        part === 'lists' ? await lists({ root, stores, repeats: effort.lists, rounds: effort.rounds }) : [],
      memory: part === 'memory' ? await memory({ root, stores, file, requests: effort.requests }) : [],
    };
  } finally {
    await stores.close();
  }
}
