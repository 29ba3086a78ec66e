/**
 * The real command in real processes against a failing service: two folders, two PID namespaces, errors after the
 * document was stored, delayed lists, pauses. Each case states the outcomes of the calls and the service's documents.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownCompany, type Rule, startService, type TestService } from './proxy/server.ts';
import { projectRoot } from './shared.ts';
import { spawnCommand } from './spawnCommand.ts';

export interface FaultCase {
  readonly name: string;
  readonly files: number;
  /** Each caller has its own folder and the same invoices; all share one state folder. */
  readonly callers: readonly ('plain' | 'namespace')[];
  /** True if the callers run at the same time, otherwise one after the other. */
  readonly atOnce: boolean;
  /** Number of calls per caller. */
  readonly calls: number;
  /** Milliseconds during which a new document is missing from lists. */
  readonly listLag?: number;
  readonly rules?: readonly Rule[];
}

export interface FaultResult {
  readonly documents: number;
  readonly doubles: readonly string[];
  /** For each call: its exit code, and the number of files per outcome. */
  readonly said: readonly string[];
  /** Outcomes reported as certain that are wrong. */
  readonly wrong: readonly string[];
}

const CREATE = 'documents.createInvoice';
const after = (status: number): Rule => ({ on: CREATE, do: { kind: 'status', status, when: 'after' } });

export const faultCases: readonly FaultCase[] = [
  {
    name: 'two folders, one after the other',
    files: 20,
    callers: ['plain', 'plain'],
    atOnce: false,
    calls: 1,
  },
  { name: 'two folders at once', files: 20, callers: ['plain', 'plain'], atOnce: true, calls: 2 },
  {
    name: 'two PID namespaces at once',
    files: 20,
    callers: ['namespace', 'namespace'],
    atOnce: true,
    calls: 2,
  },
  { name: '504 after storing', files: 200, callers: ['plain'], atOnce: false, calls: 1, rules: [after(504)] },
  {
    name: '500 after storing, lists 12 s late',
    files: 20,
    callers: ['plain', 'namespace'],
    atOnce: true,
    calls: 2,
    listLag: 12_000,
    rules: [after(500)],
  },
  {
    name: '504 after storing, lists 40 s late',
    files: 20,
    callers: ['plain', 'namespace'],
    atOnce: true,
    calls: 6,
    listLag: 40_000,
    rules: [after(504)],
  },
  {
    name: 'Retry-After of 120 s',
    files: 30,
    callers: ['plain'],
    atOnce: false,
    calls: 1,
    rules: [{ on: CREATE, do: { kind: '429', retryAfter: 120 } }],
  },
];

export async function runFaultCase(one: FaultCase, bin: string): Promise<FaultResult> {
  const folder = mkdtempSync(join(tmpdir(), 'fattura-faults-'));
  const service = await startService({ company: ownCompany(), listLag: one.listLag ?? 0 });
  try {
    service.misbehave(...(one.rules ?? []));
    const numbers = Array.from({ length: one.files }, (_, index) => `F/${index + 1}`);
    const callers = one.callers.map((kind, index) => ({
      kind,
      cwd: writeInvoices(folder, String(index), numbers),
    }));
    const said: string[] = [];
    const wrong: string[] = [];
    const repeat = async ({ kind, cwd }: (typeof callers)[number]): Promise<void> => {
      for (let call = 1; call <= one.calls; call += 1) {
        const { code, files } = await submit(cwd, { kind, bin, service, state: join(folder, 'state') });
        said.push(`exit ${code}: ${countsOf(files.map(({ outcome }) => outcome)) || 'locked'}`);
        for (const { outcome, invoice } of files) wrong.push(...wrongWords(outcome, invoice.number, service));
      }
    };
    if (one.atOnce) await Promise.all(callers.map(repeat));
    else for (const caller of callers) await repeat(caller);
    const made = (number: string): number => service.state.made(number);
    return {
      documents: numbers.reduce((sum, number) => sum + made(number), 0),
      doubles: numbers.filter((number) => made(number) > 1),
      said,
      wrong,
    };
  } finally {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeInvoices(folder: string, name: string, numbers: readonly string[]): string {
  const text = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), 'utf8');
  const cwd = join(folder, name);
  mkdirSync(join(cwd, 'invoices'), { recursive: true });
  for (const number of numbers)
    writeFileSync(join(cwd, 'invoices', `${number.replace('/', '-')}.xml`), text.replace('2025/118', number));
  return cwd;
}

/** Compares the outcome that a call reports for a document with the documents on the service. */
function wrongWords(outcome: string, number: string, service: TestService): readonly string[] {
  const made = service.state.made(number);
  const isWrong =
    (['accepted', 'already'].includes(outcome) && made !== 1) ||
    (['refused', 'failed'].includes(outcome) && made !== 0);
  return isWrong ? [`${number} ${outcome}, ${made} made`] : [];
}

interface Told {
  readonly outcome: string;
  readonly invoice: { readonly number: string };
}

async function submit(
  cwd: string,
  {
    kind,
    bin,
    service,
    state,
  }: { kind: 'plain' | 'namespace'; bin: string; service: TestService; state: string },
): Promise<{ readonly code: number | null; readonly files: readonly Told[] }> {
  const child = spawnCommand(kind, {
    bin,
    cwd,
    args: ['submit', '--issue', '--yes', '--rate', '1000', '--format', 'json', 'invoices'],
    env: {
      XDG_STATE_HOME: state,
      FATTURA_BASE_URL: service.url,
      FATTURA_API_KEY: service.key,
      FATTURA_COMPANY_ID: service.companyId,
    },
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.resume();
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { code, files: stdout === '' ? [] : (JSON.parse(stdout) as { files: readonly Told[] }).files };
}

function countsOf(outcomes: readonly string[]): string {
  const names = [...new Set(outcomes)].sort();
  return names.map((name) => `${outcomes.filter((one) => one === name).length} ${name}`).join(', ');
}
