/**
 * `npm run bench -- --only sandbox`: the sandbox from end to end, its lists and its memory. It takes about eight
 * minutes on two idle cores, so it is not part of a run without groups.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InputSet } from '../inputs.ts';
import { machine } from '../machine.ts';
import { lists } from './lists.ts';
import { memory } from './memory.ts';
import { renderSandbox, type SandboxResults } from './report.ts';
import { openStores } from './stores.ts';
import { submissions } from './submissions.ts';

export interface SandboxBench {
  readonly root: string;
  readonly invoices: InputSet;
  /** More repetitions, and 100,000 requests for the memory: about an hour. */
  readonly full: boolean;
  /** A short trial. */
  readonly quick: boolean;
  readonly parts: readonly string[];
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

export async function sandbox({ root, invoices, full, quick, parts }: SandboxBench): Promise<SandboxResults> {
  const stores = await openStores();
  const effort = EFFORTS[quick ? 'quick' : full ? 'full' : 'usual'];
  const files = invoices.files.slice(0, effort.files);
  const file = invoices.files.at(-1) ?? '';
  const wants = (part: string): boolean => parts.length === 0 || parts.includes(part);
  try {
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(root),
      ...(stores.missing === undefined ? {} : { missing: stores.missing }),
      submissions: wants('submissions')
        ? await submissions({ root, stores, files, repeats: effort.submissions })
        : [],
      lists: wants('lists')
        ? await lists({ root, stores, repeats: effort.lists, rounds: effort.rounds })
        : [],
      memory: wants('memory') ? await memory({ root, stores, file, requests: effort.requests }) : [],
    };
  } finally {
    await stores.close();
  }
}

const [BEGIN, END] = ['<!-- sandbox -->\n', '<!-- end of sandbox -->\n'];

/** Writes only its own part of bench/README.md and of bench/results.json. */
export function writeSandbox(root: string, results: SandboxResults): void {
  const file = join(root, 'bench/results.json');
  const others = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...others, sandbox: results }, null, 2)}\n`);
  const page = join(root, 'bench/README.md');
  const [before = '', rest = ''] = readFileSync(page, 'utf8').split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(page, `${before}${BEGIN}\n${renderSandbox(results)}\n\n${END}${after}`);
}
