/**
 * A server of several processes, which share a port: this one distributes the connections (node:cluster), sums up the
 * metrics, and replaces processes that end.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { explainListening } from '../listen/explain.ts';
import { executable } from '../process/sea.ts';
import { jsonLog } from './log.ts';
import { countersOf, Metrics, processGauges, type Snapshot, summed } from './metrics.ts';
import { loadFastify } from './packages.ts';
import type { FromMember, ToMember } from './protocol.ts';
import { type Base, GRACE, type Server } from './server.ts';
import type { ServeSettings } from './settings.ts';

/** Milliseconds after which a process that was asked to stop is killed: longer than its grace period. */
const KILL_AFTER = GRACE + 2_000;

/** Maximum wait for the state of a process, in milliseconds; after that, its previous state is used. */
const SNAPSHOT_WITHIN = 1_000;

/** Milliseconds before a process whose replacement could not listen is replaced again. */
const PAUSE = 1_000;

interface Member {
  readonly worker: Worker;
  url: string | null;
  last: Snapshot | null;
}

/** @throws UsageError if it cannot start. */
export async function startGroup(
  { io, asked }: Pick<Base, 'io' | 'asked'>,
  settings: ServeSettings,
): Promise<Pick<Server, 'url' | 'close'>> {
  // Reports a missing package here, because the other processes report system errors only.
  await loadFastify();
  const own = shareOf(settings);
  const log = jsonLog((line) => void io.stderr.write(line).catch(() => {}), { requests: false });
  const members = new Set<Member>();
  const waiting = new Map<number, (snapshot: Snapshot) => void>();
  let questions = 0;
  let replaced = 0;
  let retired: Snapshot | null = null;
  let stopping = false;

  const tell = (member: Member, message: ToMember): void => {
    if (member.worker.isConnected()) member.worker.send(message, () => {});
  };

  const snapshotOf = async (member: Member): Promise<Snapshot | null> => {
    questions += 1;
    const id = questions;
    const answer = new Promise<Snapshot>((resolve) => waiting.set(id, resolve));
    tell(member, { kind: 'snapshot', id });
    const late = new AbortController();
    const found = await Promise.race([
      answer,
      sleep(SNAPSHOT_WITHIN, null, { signal: late.signal }).catch(() => null),
    ]);
    late.abort();
    waiting.delete(id);
    member.last = found ?? member.last;
    return member.last;
  };

  const snapshots = async (): Promise<readonly Snapshot[]> => {
    const found = await Promise.all([...members].filter(({ url }) => url !== null).map(snapshotOf));
    return [...found, retired, stateOf(members.size, replaced)].filter((one) => one !== null);
  };

  const receive = (member: Member, message: FromMember): void => {
    switch (message.kind) {
      case 'loaded':
        tell(member, { kind: 'start', settings: own, language: asked.language ?? null });
        break;
      case 'listening':
        member.url = message.url;
        break;
      case 'snapshot':
        waiting.get(message.id)?.(message.snapshot);
        break;
      case 'metrics':
        void snapshots().then((all) => tell(member, { kind: 'metrics', id: message.id, snapshots: all }));
        break;
      case 'failed':
        break;
    }
  };

  /** Starts a process. @returns The reason why it does not listen; null if it does. */
  const start = (): Promise<unknown> => {
    const member: Member = { worker: cluster.fork(), url: null, last: null };
    members.add(member);
    return new Promise((resolve) => {
      member.worker.on('message', (message: FromMember) => {
        receive(member, message);
        if (message.kind === 'listening') resolve(null);
        if (message.kind === 'failed') resolve(failureOf(message));
      });
      member.worker.once('exit', (code, signal) => {
        members.delete(member);
        if (member.last !== null)
          retired = summed([...(retired === null ? [] : [retired]), countersOf(member.last)]);
        resolve(new Error(`a process of the server ended with ${signal ?? code}`));
        if (!stopping && member.url !== null) {
          log.process({ pid: member.worker.process.pid ?? null, ended: signal ?? code });
          void replace();
        }
      });
    });
  };

  const replace = async (): Promise<void> => {
    replaced += 1;
    while (!stopping && (await start()) !== null) await sleep(PAUSE);
  };

  const close = async (): Promise<void> => {
    stopping = true;
    const all = [...members];
    const timer = setTimeout(() => {
      for (const { worker } of all) worker.process.kill('SIGKILL');
    }, KILL_AFTER);
    await Promise.all(
      all.map(async (member) => {
        if (member.worker.isDead()) return;
        const ended = once(member.worker, 'exit');
        tell(member, { kind: 'stop' });
        await ended;
      }),
    );
    clearTimeout(timer);
  };

  cluster.setupPrimary(programOf(process.argv));
  // With `--port 0`, the first process determines the port of all, including later replacements.
  const [failed] = (await Promise.all(Array.from({ length: settings.processes }, start))).filter(
    (reason) => reason !== null,
  );
  if (failed !== undefined) {
    await close();
    throw explainListening(failed, settings);
  }
  const [first] = members;
  const url = first?.url ?? '';
  own.port = Number(new URL(url).port);
  return { url, close };
}

/** The settings of one process: its share of the threads and of the concurrent work. */
export function shareOf(settings: ServeSettings): { -readonly [K in keyof ServeSettings]: ServeSettings[K] } {
  const { processes, threads, queue, bodyBytes } = settings;
  return {
    ...settings,
    processes: 1,
    threads: Math.max(1, Math.floor(threads / processes)),
    queue: Math.ceil(queue / processes),
    bodyBytes: Math.ceil(bodyBytes / processes),
  };
}

/**
 * The program and arguments of the other processes, the same as of this one. A single executable has no script file.
 */
function programOf([, script = '', ...args]: readonly string[]): { exec: string; args: string[] } {
  if (executable() === null) return { exec: script, args };
  const [first = '', ...rest] = args;
  return { exec: first, args: rest };
}

/** The state of this process, which answers no request. */
function stateOf(processes: number, replaced: number): Snapshot {
  return {
    requests: {},
    durations: {},
    received: 0,
    values: [
      ...new Metrics(processGauges).snapshot().values,
      {
        name: 'fattura_processes',
        help: 'Processes that answer requests.',
        type: 'gauge',
        value: processes,
      },
      {
        name: 'fattura_processes_replaced_total',
        help: 'Processes that ended and were replaced.',
        type: 'counter',
        value: replaced,
      },
    ],
  };
}

/** The error of another process, with its code. */
function failureOf({ code, trace }: Extract<FromMember, { kind: 'failed' }>): Error {
  const error = new Error(trace);
  return code === undefined ? error : Object.assign(error, { code });
}

export const isMember = (): boolean => cluster.isWorker;
