/**
 * Law 5: `npm run hostile [-- --only WORD] [--list]`. Each hostile input is read and validated, or given to the
 * command, in a process of its own. It fails when something is thrown, takes over a second (a class of calls may have
 * a limit of its own, which test/hostile/calls tells and explains), or needs over 300 MB beside what a small invoice
 * needs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureApart } from './hostile/apart.ts';
import { type HostileInput, hostileInputs, type Prepared } from './hostile/inputs.ts';
import { failure, type Measured } from './hostile/measured.ts';

/** A machine that is busy with something else is no failure: what was slow is measured once more. */
const ATTEMPTS = 2;

function line(name: string, { bytes }: Prepared, result: Measured | string, why: string | undefined): string {
  const figures =
    typeof result === 'string'
      ? ''
      : `${Object.values(result.times)
          .map((time) => time.toFixed(0).padStart(6))
          .join(' ')
          .padStart(13)} ${result.megabytes.toFixed(0).padStart(5)}  ${result.outcome}`;
  return `${why === undefined ? 'ok  ' : 'FAIL'} ${name.padEnd(48)} ${String(bytes).padStart(8)} ${figures}${why === undefined ? '' : `  ${why}`}`;
}

/** @returns whether it held. */
function measureInput({ name, prepare }: HostileInput): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'fattura-hostile-'));
  try {
    const prepared = prepare(folder);
    const { what, path } = prepared;
    let result = measureApart(what, path);
    for (let i = 1; i < ATTEMPTS && failure(result, prepared) !== undefined; i += 1) {
      result = measureApart(what, path);
    }
    const why = failure(result, prepared);
    console.log(line(name, prepared, result, why));
    return why === undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      list: { type: 'boolean' },
      // What this process is for when it was started by itself.
      file: { type: 'string' },
      call: { type: 'string' },
    },
  });
  if (values.file !== undefined) {
    const { measureFile } = await import('./hostile/measureFile.ts');
    process.stdout.write(JSON.stringify(measureFile(values.file)));
    return 0;
  }
  if (values.call !== undefined) {
    const { measureCall } = await import('./hostile/measureCall.ts');
    process.stdout.write(JSON.stringify(await measureCall(values.call)));
    return 0;
  }
  const chosen = hostileInputs().filter(({ name }) => name.includes(values.only));
  if (values.list) {
    for (const { name } of chosen) console.log(name);
    return 0;
  }
  console.log(`${'     input'.padEnd(53)}    bytes   read  valid.    MB  what came of it (ms)`);
  let failed = 0;
  for (const input of chosen) if (!measureInput(input)) failed += 1;
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

main().then((code) => {
  process.exitCode = code;
});
