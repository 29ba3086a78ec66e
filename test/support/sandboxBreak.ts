/** Several sandboxes on one PostgreSQL whose connections are repeatedly broken. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import { documents } from '../../src/sandbox/database/tables/index.ts';
import { callerOf } from './sandboxCalls.ts';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcesses.ts';

export interface BreakSettings {
  readonly url: string;
  /** Milliseconds of load, longer if a slow machine has not made the breaks in that time. */
  readonly lasting: number;
  readonly atLeast?: number;
  /** Breaks connections once. Called repeatedly. */
  readonly breaks: () => Promise<void>;
  /** Milliseconds between two breaks. */
  readonly every: number;
  /** The invoice that is created repeatedly, with automatic numbers. */
  readonly invoice: string;
}

export interface Broken {
  readonly breaks: number;
  readonly acknowledged: number;
  /** Number of answers by status; 0: none. */
  readonly answers: Readonly<Record<string, number>>;
  /** Acknowledged documents that are missing. */
  readonly lost: readonly string[];
  /** Milliseconds from the last break until every server answers with 200. */
  readonly recovered: number;
  /** Exit codes of the servers after they were asked to stop. */
  readonly codes: readonly (number | null)[];
}

const SERVERS = 3;
const LINES = 9;
const LOOK = 50;
const RECOVERS_WITHIN = 30_000;

export async function breakRound(settings: BreakSettings): Promise<Broken> {
  const { url, lasting, atLeast = 1, breaks, every, invoice } = settings;
  const choice = { kind: 'postgres', url } as const;
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, () =>
      startSandboxProcess({ database: choice, rateLimit: 1e9, sdiDelay: 50 }),
    ),
  );
  const answers: Record<string, number> = {};
  const acknowledged = new Set<string>();
  let running = true;
  const write = async (server: SandboxProcess): Promise<void> => {
    const call = callerOf(server);
    const query = { issue: 'true', automatic_number: 'true' };
    while (running) {
      const result = await call('/documents/invoice', { body: invoice, query }).catch(() => undefined);
      const status = result?.status ?? 0;
      answers[status] = (answers[status] ?? 0) + 1;
      if (result?.status === 200) acknowledged.add(result.body.data[0].id);
      else await pause(LOOK);
    }
  };
  try {
    const lines = Array.from({ length: LINES }, (_, index) =>
      write(servers[index % SERVERS] as SandboxProcess),
    );
    let count = 0;
    for (const end = performance.now() + lasting; performance.now() < end || count < atLeast; count += 1) {
      await pause(every);
      await breaks();
    }
    const last = performance.now();
    await Promise.all(servers.map(answersAgain));
    const recovered = Math.round(performance.now() - last);
    running = false;
    await Promise.all(lines);
    const codes = await Promise.all(servers.map((server) => server.stop()));
    const { db, close } = await openDatabase(choice);
    const rows = await db.select({ id: documents.id }).from(documents);
    await close();
    const there = new Set(rows.map(({ id }) => id));
    const lost = [...acknowledged].filter((id) => !there.has(id));
    return { breaks: count, acknowledged: acknowledged.size, answers, lost, recovered, codes };
  } finally {
    running = false;
    await Promise.all(servers.map((server) => server.kill()));
  }
}

async function answersAgain(server: SandboxProcess): Promise<void> {
  const call = callerOf(server);
  for (const end = performance.now() + RECOVERS_WITHIN; performance.now() < end; await pause(LOOK)) {
    const answer = await call('/accounts').catch(() => undefined);
    if (answer?.status === 200) return;
  }
  throw new Error(
    `no answer of ${server.url} after ${RECOVERS_WITHIN} ms: ${server.lines.slice(-3).join('\n')}`,
  );
}

const OURS = "from pg_stat_activity where application_name = 'fattura sandbox'";

/** Terminates every connection of the sandboxes. Returns their number. */
export async function terminateAll(url: string): Promise<number> {
  return (await ask(url, `select pg_terminate_backend(pid) ${OURS}`)).length;
}

/** Process ids of PostgreSQL's backends for the sandboxes' connections. */
export async function backends(url: string): Promise<readonly number[]> {
  const rows = await ask(url, `select pid ${OURS} order by state`);
  return rows.map(({ pid }) => Number(pid));
}

async function ask(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
