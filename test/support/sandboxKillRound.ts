/**
 * A sandbox is killed with SIGKILL at random moments while clients write to it, and restarted on the same
 * database. Then everything it acknowledged must be there, nothing half-written, every issued document delivered,
 * and every event received.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebhookEvent } from '../../src/api/index.ts';
import type { DatabaseChoice, SandboxOptions } from '../../src/sandbox/index.ts';
import { createDatabase } from './postgresDatabase.ts';
import { callerOf } from './sandboxCalls.ts';
import { flawsOf, SEEDED } from './sandboxKillChecks.ts';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcesses.ts';
import { type Receiver, startReceiver } from './sandboxReceiver.ts';
import { startWriters, type Writers } from './sandboxWriters.ts';

export interface KillSettings {
  readonly kills: number;
  /** URL of a PostgreSQL whose user may create databases; default PGlite in a folder. */
  readonly postgres?: string;
  /** The invoice that is created repeatedly, with automatic numbers. */
  readonly invoice: string;
}

export interface Killed {
  readonly kills: number;
  readonly documents: number;
  readonly acknowledged: number;
  readonly events: number;
  /** Repeated deliveries of events. */
  readonly again: number;
  /** The longest time in milliseconds from a start to its first answer. */
  readonly slowestStart: number;
  /** Broken invariants. */
  readonly flaws: readonly string[];
}

/** The sandbox is killed some milliseconds after a random number of further writes was acknowledged, or after `LATEST`. */
const MOST_WRITES = 60;
const SOON = 40;
const LATEST = 20_000;
/** The receiver's delay in milliseconds, and the share of events that it rejects. */
const ANSWER_WITHIN = 600;
const REFUSED = 0.1;
/** Longer than the lease of a delivery (src/sandbox/webhooks/claim.ts) and the worker's longest sleep. */
const QUIET_FOR = 17_000;
const QUIET_WITHIN = 180_000;
const LOOK = 500;
/** Interval between two counts of the writes. */
const EVERY = 3;

export async function killRound({ kills, postgres, invoice }: KillSettings): Promise<Killed> {
  const store = await storeOf(postgres);
  const taken = new Set<string | null>();
  const receiver = await startReceiver({
    react: (_, event) => (response) => takeSlowly(response, event, taken),
  });
  const options: Omit<SandboxOptions, 'log'> = {
    database: store.choice,
    webhooks: [{ url: receiver.url }],
    webhookRetries: [100, 200, 400, 800, 1_600, 3_200],
    sdiDelay: 100,
    rateLimit: 1e9,
  };
  let slowestStart = 0;
  let server: SandboxProcess | undefined;
  const start = async (): Promise<SandboxProcess> => {
    const before = performance.now();
    server = await startSandboxProcess(options);
    slowestStart = Math.max(slowestStart, performance.now() - before);
    return server;
  };
  const writers = startWriters(invoice);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const running = await start();
      writers.use(running);
      await somewhere(writers);
      await running.kill();
      writers.use(undefined);
    }
    const last = await start();
    await writers.stop();
    const quiet = await untilQuiet(last, receiver);
    const code = await last.stop();
    const outcome = await flawsOf(store.choice, { writers, taken });
    return {
      kills,
      slowestStart: Math.round(slowestStart),
      acknowledged: writers.acknowledged.size,
      again: receiver.arrivals.length - new Set(receiver.arrivals.map(({ event }) => event.id)).size,
      ...outcome,
      flaws: [
        ...outcome.flaws,
        ...(quiet ? [] : [`not at rest after ${QUIET_WITHIN} ms`]),
        ...(code === 0 ? [] : [`the last ended with ${code}`]),
        ...receiver.refusals.map((refusal) => `a delivery was not believed: ${refusal}`),
      ],
    };
  } finally {
    await writers.stop();
    await server?.kill();
    await receiver.close();
    await store.drop();
  }
}

/**
 * Answers slowly, so that a process often dies before it has its answer, and sometimes with an error. An event whose
 * sender has gone is not accepted.
 */
async function takeSlowly(
  response: ServerResponse,
  { id }: WebhookEvent,
  taken: Set<string | null>,
): Promise<void> {
  await pause(Math.random() * ANSWER_WITHIN);
  if (response.destroyed) return;
  const refused = Math.random() < REFUSED;
  if (!refused) taken.add(id);
  response.writeHead(refused ? 503 : 204).end();
}

async function somewhere(writers: Writers): Promise<void> {
  const enough = writers.done() + Math.floor(Math.random() * MOST_WRITES);
  for (let waited = 0; writers.done() < enough && waited < LATEST; waited += EVERY) await pause(EVERY);
  await pause(Math.random() * SOON);
}

/** Waits until nothing is on its way to SdI, and nothing has arrived for longer than a takeover of a delivery takes. */
async function untilQuiet(server: SandboxProcess, { arrivals }: Receiver): Promise<boolean> {
  const call = callerOf(server);
  let last = performance.now();
  let count = arrivals.length;
  for (const end = last + QUIET_WITHIN; performance.now() < end; ) {
    await pause(LOOK);
    const { body } = await call('/documents', {
      query: { 'filter[status__in]': 'CREATED,SENT', page_size: '100' },
    });
    const moving = body.data.some(({ id }: { readonly id: string }) => !SEEDED.test(id));
    if (moving || arrivals.length > count) last = performance.now();
    count = arrivals.length;
    if (performance.now() - last > QUIET_FOR) return true;
  }
  return false;
}

interface Store {
  readonly choice: DatabaseChoice;
  drop(): Promise<void>;
}

async function storeOf(postgres: string | undefined): Promise<Store> {
  if (postgres !== undefined) {
    const { url, drop } = await createDatabase(postgres);
    return { choice: { kind: 'postgres', url }, drop };
  }
  const folder = await mkdtemp(join(tmpdir(), 'fattura-kill-'));
  return {
    choice: { kind: 'folder', path: join(folder, 'database') },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}
