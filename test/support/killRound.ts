/**
 * `fattura submit` is killed with SIGKILL at random moments of a batch and run again until it ends by itself. Then the
 * service must have received each invoice exactly once, and the journal must be complete. A number sent twice counts,
 * although the sandbox rejects it: another service may accept it. The service keeps working after its client has died.
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
  /** Maximum number of kills; a call that ends before its kill ends the round. */
  readonly kills: number;
  /** Path of the bundled command. */
  readonly bin: string;
  /**
   * Two callers at once, each in its own folder, the second in a PID namespace if possible; a service that answers some
   * requests with 504 after storing the invoice, and lists documents 12 seconds late.
   */
  readonly faults?: boolean;
}

export interface Killed {
  readonly kills: number;
  /** Exit code of the call that ended by itself. */
  readonly code: number | null;
  /** Numbers that the service has more than once, and numbers that it lacks. */
  readonly doubles: readonly string[];
  readonly missing: readonly string[];
  /** Invoices not recorded as accepted in the journal. */
  readonly unrecorded: readonly string[];
  /** Bytes of the journal after its last complete line. */
  readonly torn: number;
  /** Output of the last call if it did not end well. */
  readonly output: string;
}

const JOURNAL = 'journal.ndjson';

/** Milliseconds for a piece of data to arrive; occasionally longer than it takes to run the command again. */
const USUAL_DELAY = 12;
const LONG_DELAY = 1_500;
const LONG_ONES = 0.03;

function delay(): number {
  return Math.random() * (Math.random() < LONG_ONES ? LONG_DELAY : USUAL_DELAY);
}

/** Maximum delay between a request and the kill, in milliseconds. */
const SOON = 15;
/** Maximum delay when no request arrives: while the command loads or looks documents up. */
const LATEST = 3_000;
/** Longer than a call needs to recognise the lock of a killed one as stale. */
const LATEST_WITH_LOCKS = 20_000;
const EVERY = 3;

/** Milliseconds during which lists lack a new document, and the share of requests that fail after doing their work. */
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
      // A caller kept out by the other one says nothing about the work.
      working = !ended.some(({ killed, code }) => !killed && code !== KEPT_OUT);
    }
    // By now all data in transit has arrived and is listed, so a missing document is known to be missing.
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

/** A single caller; with faults, also one in a container of its own. */
const CALLERS: readonly Caller['kind'][] = ['plain'];
const FAULTY_CALLERS: readonly Caller['kind'][] = ['plain', hasNamespaces ? 'namespace' : 'plain'];

/** Exit code of a call whose journal is locked by another one. */
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
  /** True to pass --resend-unconfirmed. */
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

/** Kills the call some milliseconds after one of its requests arrived, or at any moment before the first. */
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
