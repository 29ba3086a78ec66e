/**
 * `fattura submit` is killed with SIGKILL at random moments of a batch and called again until it ends by itself. Then
 * the service has each invoice exactly once, and the journal is whole. The service takes a number twice, so that a
 * double shows, and works on when its client is dead.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJournal } from '../../src/cli/submit/journal/readJournal.ts';
import { delayingProxy } from './delayingProxy.ts';
import { startService, type TestService } from './service/server.ts';
import { projectRoot } from './shared.ts';

export interface KillSettings {
  readonly files: number;
  /** How often it is killed at most; a call that ends before its moment ends the round. */
  readonly kills: number;
  /** The command, bundled. */
  readonly bin: string;
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
const EVERY = 3;

export async function killRound(settings: KillSettings): Promise<Killed> {
  const folder = mkdtempSync(join(tmpdir(), 'fattura-kill-'));
  const service = await startService({ checks: 'structure' });
  const proxy = await delayingProxy(service.url, delay);
  try {
    const numbers = writeInvoices(folder, settings.files);
    let kills = 0;
    for (;;) {
      const ended = await call(folder, { ...settings, url: proxy.url, service }, kills < settings.kills);
      if (ended.killed) {
        kills += 1;
        continue;
      }
      const counted = async (end: Ended): Promise<Killed> => ({
        kills,
        ...end,
        ...(await outcome(folder, numbers, { service, url: proxy.url })),
      });
      if (ended.code === 0) return await counted(ended);
      // What was cut off and is not there is not sent again by itself. Once all that was on its way has arrived, it is
      // known not to be there.
      await new Promise((resolve) => setTimeout(resolve, 2 * LONG_DELAY));
      const last = { ...settings, url: proxy.url, service, resend: true };
      return await counted(await call(folder, last, false));
    }
  } finally {
    await proxy.close();
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeInvoices(folder: string, count: number): readonly string[] {
  const text = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), 'utf8');
  mkdirSync(join(folder, 'invoices'));
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

interface Called {
  readonly url: string;
  readonly service: TestService;
  /** With --resend-unconfirmed. */
  readonly resend?: boolean;
}

function call(
  folder: string,
  { bin, files, kills, url, service, resend = false }: KillSettings & Called,
  kill: boolean,
): Promise<Ended> {
  const args = [bin, 'submit', '--issue', '--yes', '--rate', '1000', '--journal', JOURNAL, 'invoices'];
  if (resend) args.push('--resend-unconfirmed');
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      LANG: 'en_GB.UTF-8',
      FATTURA_BASE_URL: url,
      FATTURA_API_KEY: service.key,
      FATTURA_COMPANY_ID: service.companyId,
    },
  });
  const calledOff = kill ? killSomewhere(child, service, (2 * files) / kills) : () => {};
  return end(child).finally(calledOff);
}

/** Kills it some milliseconds after one of its requests arrived, or at any moment before the first. */
function killSomewhere(child: ChildProcess, service: TestService, most: number): () => void {
  const arrived = (): number => service.requestsOf('documents.createInvoice').length;
  const enough = arrived() + Math.floor(Math.random() * most);
  let timer = setTimeout(() => child.kill('SIGKILL'), Math.random() * LATEST);
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
  folder: string,
  numbers: readonly string[],
  { service, url }: { readonly service: TestService; readonly url: string },
): Promise<Pick<Killed, 'doubles' | 'missing' | 'unrecorded' | 'torn'>> {
  const count = (number: string): number => service.state.documents(number).length;
  const { history, torn } = await readJournal({ name: JOURNAL, path: join(folder, JOURNAL) });
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
