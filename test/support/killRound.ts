/**
 * `fattura submit` is killed with SIGKILL at random moments of a batch and called again until it ends by itself. Then
 * the service was sent each invoice exactly once, and the journal is whole. A number that comes twice is counted, though
 * the sandbox refuses it: another service may take it. It works on when its client is dead.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJournal } from '../../src/cli/submit/journal/readJournal.ts';
import { delayingProxy } from './delayingProxy.ts';
import { ownCompany, type Rule, startService, type TestService } from './proxy/server.ts';
import { projectRoot } from './shared.ts';
import { hasNamespaces, spawnCommand } from './spawnCommand.ts';

export interface KillSettings {
  readonly files: number;
  /** How often it is killed at most; a call that ends before its moment ends the round. */
  readonly kills: number;
  /** The command, bundled. */
  readonly bin: string;
  /**
   * Two callers at once, each in a folder of its own, the second in a PID namespace where that can be; a service that
   * answers some requests with 504 after it has stored the invoice, and lists documents 12 seconds late.
   */
  readonly faults?: boolean;
}

export interface Killed {
  readonly kills: number;
  /** Exit code of the call that ended by itself. */
  readonly code: number | null;
  /** Numbers that the service has more than once, and not at all. */
  readonly doubles: readonly string[];
  readonly missing: readonly string[];
  /** Invoices that the journal does not have as accepted. */
  readonly unrecorded: readonly string[];
  /** Bytes of the journal behind its last whole line. */
  readonly torn: number;
  /** What the last call said where it did not end well. */
  readonly output: string;
}

const JOURNAL = 'journal.ndjson';

/** Milliseconds for a piece of data to arrive; now and then longer than it takes to call the command again. */
const USUAL_DELAY = 12;
const LONG_DELAY = 1_500;
const LONG_ONES = 0.03;

function delay(): number {
  return Math.random() * (Math.random() < LONG_ONES ? LONG_DELAY : USUAL_DELAY);
}

/** How soon after its request a call is killed at the latest, in milliseconds. */
const SOON = 15;
/** Where no request comes: while it loads, or in its look-ups. */
const LATEST = 3_000;
/** Longer than a call takes until it knows that the lock of a killed one is stale. */
const LATEST_WITH_LOCKS = 20_000;
const EVERY = 3;

/** Milliseconds for which lists do not show a new document, and how many requests fail after they did their work. */
const LIST_LAG = 12_000;
const FAILING = 0.1;

export async function killRound(settings: KillSettings): Promise<Killed> {
  const folder = mkdtempSync(join(tmpdir(), 'fattura-kill-'));
  const { faults = false } = settings;
  const service = await startService({ company: ownCompany(), listLag: faults ? LIST_LAG : 0 });
  if (faults) service.misbehave(failingNowAndThen);
  const proxy = await delayingProxy(service.url, delay);
  try {
    const callers = (faults ? FAULTY_CALLERS : CALLERS).map((kind, index) => {
      const cwd = join(folder, String(index));
      return { kind, cwd, numbers: writeInvoices(cwd, settings.files) };
    });
    const [{ cwd, numbers } = { cwd: folder, numbers: [] }] = callers;
    const shared = { ...settings, url: proxy.url, service, journal: join(folder, JOURNAL) };
    let kills = 0;
    for (let working = true; working && kills < settings.kills; ) {
      const ended = await Promise.all(callers.map((caller) => call({ ...shared, ...caller }, true)));
      kills += ended.filter(({ killed }) => killed).length;
      // One that the other keeps out says nothing of the work.
      working = !ended.some(({ killed, code }) => !killed && code !== KEPT_OUT);
    }
    // All that was on its way has arrived, and is listed: now it is known what is not there, and not before.
    const arrived = 2 * LONG_DELAY + (faults ? LIST_LAG : 0);
    await new Promise((resolve) => setTimeout(resolve, arrived));
    service.behave();
    const last = { ...shared, kind: 'plain', cwd } as const;
    const found = await call(last, false);
    const ended = found.code === 0 ? found : await call({ ...last, resend: true }, false);
    return { kills, ...ended, ...(await outcome(shared, numbers)) };
  } finally {
    await proxy.close();
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Alone; and where there are faults, another in a container of its own. */
const CALLERS: readonly Caller['kind'][] = ['plain'];
const FAULTY_CALLERS: readonly Caller['kind'][] = ['plain', hasNamespaces ? 'namespace' : 'plain'];

/** Exit code of a call whose journal another one has. */
const KEPT_OUT = 2;

const failingNowAndThen: Rule = {
  on: ({ operation }) => operation === 'documents.createInvoice' && Math.random() < FAILING,
  do: { kind: 'status', status: 504, when: 'after' },
};

function writeInvoices(folder: string, count: number): readonly string[] {
  const text = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), 'utf8');
  mkdirSync(join(folder, 'invoices'), { recursive: true });
  return Array.from({ length: count }, (_, index) => {
    const number = `K/${index + 1}`;
    const file = join(folder, 'invoices', `${String(index + 1).padStart(4, '0')}.xml`);
    writeFileSync(file, text.replace('2025/118', number));
    return number;
  });
}

interface Ended {
  readonly killed: boolean;
  readonly code: number | null;
  readonly output: string;
}

interface Caller {
  /** `namespace`: in a PID namespace of its own, as in a container. */
  readonly kind: 'plain' | 'namespace';
  readonly cwd: string;
}

interface Called extends KillSettings {
  readonly url: string;
  readonly service: TestService;
  readonly journal: string;
  /** With --resend-unconfirmed. */
  readonly resend?: boolean;
}

function call(called: Called & Caller, kill: boolean): Promise<Ended> {
  const { bin, files, kills, url, service, journal, kind, cwd, resend = false, faults = false } = called;
  const child = spawnCommand(kind, {
    bin,
    cwd,
    args: [
      ...['submit', '--issue', '--yes', '--rate', '1000', '--journal', journal, 'invoices'],
      ...(resend ? ['--resend-unconfirmed'] : []),
    ],
    env: {
      FATTURA_BASE_URL: url,
      FATTURA_API_KEY: service.key,
      FATTURA_COMPANY_ID: service.companyId,
    },
  });
  const moment = { most: (2 * files) / kills, latest: faults ? LATEST_WITH_LOCKS : LATEST };
  const calledOff = kill ? killSomewhere(child, service, moment) : () => {};
  return end(child).finally(calledOff);
}

/** Kills it some milliseconds after one of its requests arrived, or at any moment before the first. */
function killSomewhere(
  child: ChildProcess,
  service: TestService,
  { most, latest }: { readonly most: number; readonly latest: number },
): () => void {
  const arrived = (): number => service.requestsOf('documents.createInvoice').length;
  const enough = arrived() + Math.floor(Math.random() * most);
  let timer = setTimeout(() => child.kill('SIGKILL'), Math.random() * latest);
  const watch = setInterval(() => {
    if (arrived() < enough) return;
    clearInterval(watch);
    clearTimeout(timer);
    timer = setTimeout(() => child.kill('SIGKILL'), Math.random() * SOON);
  }, EVERY);
  return () => {
    clearInterval(watch);
    clearTimeout(timer);
  };
}

function end(child: ChildProcess): Promise<Ended> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const killed = signal === 'SIGKILL';
      resolve({ killed, code, output: killed || code === 0 ? '' : output });
    });
  });
}

async function outcome(
  { service, url, journal }: Called,
  numbers: readonly string[],
): Promise<Pick<Killed, 'doubles' | 'missing' | 'unrecorded' | 'torn'>> {
  const count = (number: string): number => service.state.made(number);
  const { history, torn } = await readJournal({ name: JOURNAL, path: journal });
  const isRecorded = (number: string): boolean => {
    const invoice = { supplier: 'IT02718281823', type: 'TD01', number, date: '2025-03-17' };
    const job = { service: url, company: service.companyId, invoice, sha256: '', file: '' };
    return history.of(job)?.state === 'accepted';
  };
  return {
    doubles: numbers.filter((number) => count(number) > 1),
    missing: numbers.filter((number) => count(number) === 0),
    unrecorded: numbers.filter((number) => !isRecorded(number)),
    torn: torn.length,
  };
}
