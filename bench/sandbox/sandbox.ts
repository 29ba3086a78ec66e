/**
 * `npm run bench -- --only sandbox`: the sandbox from end to end, its lists and its memory. It takes many minutes, so
 * it is not part of a run without groups.
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
  /** 100,000 requests for the memory instead of 20,000. */
  readonly full: boolean;
  /** A short trial. */
  readonly quick: boolean;
  readonly parts: readonly string[];
}

const REQUESTS = { quick: 2000, usual: 20_000, full: 100_000 };

export async function sandbox({ root, invoices, full, quick, parts }: SandboxBench): Promise<SandboxResults> {
  const stores = await openStores();
  const files = invoices.files.slice(0, quick ? 150 : 550);
  const file = invoices.files.at(-1) ?? '';
  const requests = REQUESTS[quick ? 'quick' : full ? 'full' : 'usual'];
  const wants = (part: string): boolean => parts.length === 0 || parts.includes(part);
  const repeats = quick ? 1 : 3;
  try {
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(root),
      ...(stores.missing === undefined ? {} : { missing: stores.missing }),
      submissions: wants('submissions') ? await submissions({ root, stores, files, repeats }) : [],
      lists: wants('lists') ? await lists({ root, stores, repeats, rounds: quick ? 50 : 200 }) : [],
      memory: wants('memory') ? await memory({ root, stores, file, requests }) : [],
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
