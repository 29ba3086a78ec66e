/**
 * `fattura validate --files-from -` over up to as many invoices as Italy issues in a day: files per second, and memory
 * during the run. Each invoice has its own number and name. It is written shortly before the command reads it, to a
 * file system in memory, and removed after it is reported, so that disk access is not measured.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputSet } from './inputs.ts';

export interface DayRun {
  readonly files: number;
  readonly seconds: number;
  /** Mean size of an invoice in bytes. */
  readonly bytes: number;
  /** Resident memory of the command, with its threads, after a number of files. */
  readonly readings: readonly { readonly files: number; readonly megabytes: number }[];
  readonly peakMB: number;
}

/** Invoices of a day in Italy, from the number of 2.5 billion in a year. */
export const A_DAY = 7_000_000;

/** Invoices on the file system at a time: more than the command reads ahead. */
const WINDOW = 8_000;

/** Invoices made before the outputs of the command are read. */
const BURST = 100;

/** Files after which memory is read, as parts of the whole; the first is after 10,000. */
const PARTS = [0.25, 0.5, 0.75, 1];
const FIRST = 10_000;

const IN_MEMORY = '/dev/shm';

/** The invoices with their number left open. */
function templates({ files }: InputSet): readonly (readonly [string, string])[] {
  return files.map((file) => {
    const [before = '', after = ''] = readFileSync(file, 'utf8').split(/(?<=<Numero>)[^<]*/);
    return [before, after];
  });
}

const nameOf = (number: number): string => `IT12345678903_${number.toString(36).padStart(5, '0')}.xml`;

export async function day(root: string, invoices: InputSet, files: number): Promise<DayRun> {
  const folder = mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'fattura-day-'));
  try {
    return await measured(root, folder, { texts: templates(invoices), files });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Work {
  readonly texts: readonly (readonly [string, string])[];
  readonly files: number;
}

async function measured(root: string, folder: string, { texts, files }: Work): Promise<DayRun> {
  const args = ['validate', '--no-config', '--fail-on', 'never', '--format', 'ndjson', '--files-from', '-'];
  const before = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist/cli/bin.cjs'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const readings: { files: number; megabytes: number }[] = [];
  const parts = PARTS.map((part) => Math.round(part * files)).filter((part) => part > FIRST);
  const due = [Math.min(FIRST, files), ...parts];
  let reported = 0;
  let peakMB = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) {
      // The last line is the summary.
      if (reported < files) unlinkSync(join(folder, nameOf(reported)));
      reported += 1;
      if (reported === due[0]) {
        due.shift();
        const { resident, peak } = memoryOf(child.pid);
        readings.push({ files: reported, megabytes: resident });
        peakMB = peak;
      }
    }
  });
  let bytes = 0;
  for (let made = 0; made < files; ) {
    while (made - reported > WINDOW) await once(child.stdout, 'data');
    let names = '';
    for (const end = Math.min(made + BURST, files); made < end; made += 1) {
      const [head, tail] = texts[made % texts.length] ?? ['', ''];
      const content = `${head}${made}${tail}`;
      bytes += content.length;
      writeFileSync(join(folder, nameOf(made)), content);
      names += `${folder}/${nameOf(made)}\0`;
    }
    if (!child.stdin.write(names)) await once(child.stdin, 'drain');
    // Outputs are read between two bursts.
    await new Promise(setImmediate);
  }
  child.stdin.end();
  const [code] = await once(child, 'close');
  if (code !== 0 || reported !== files + 1) throw new Error(`exit code ${code}, ${reported} reports`);
  return { files, seconds: (performance.now() - before) / 1000, bytes: bytes / files, readings, peakMB };
}

/** Megabytes, as Linux reports them. */
function memoryOf(pid: number | undefined): { readonly resident: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+([0-9]+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { resident: of('VmRSS'), peak: of('VmHWM') };
}
