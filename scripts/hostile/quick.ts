/** The quick part, for every run of the gate: small inputs, one after the other in one process. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeInputsOf } from '../../test/hostile/build.ts';
import { type HostileInput, hostileInputs, type Prepared } from './inputs.ts';
import { measureCall } from './measureCall.ts';
import { type Measured, timeOf } from './measured.ts';
import { measureFiles } from './measureFile.ts';

/** Small, but large enough to reveal quadratic work: an amount of 200 kB took 17 seconds. */
const BYTES = 150_000;

/** Far above the time of any input, far below that of quadratic work; memory is measured by `npm run hostile` only. */
const MOST_MS = 1_500;

/** Inputs whose size cannot be chosen, or that are slow by nature and measured by one row. */
const LEFT_OUT = /^(?:archives|yaml|new): |^pdf: (?!a description of 5 MB|lines that are alike)/;

/** Rows of each table, evenly spaced: all rows together take a minute. */
const MOST_OF_A_TABLE = 6;

/** Rows that failed once. */
const ALWAYS = [
  'an amount of figures',
  'an amount of zeros',
  'amounts of 5 MB',
  'texts of 5 MB',
  'total: bodies',
  'a million known elements',
  'an identifier of blanks and signs',
  'folders that link each other',
  'a link to itself',
  'pipes',
];

function chosen(): readonly HostileInput[] {
  const tables = new Map<string, HostileInput[]>();
  for (const input of hostileInputs()) {
    if (LEFT_OUT.test(input.name)) continue;
    const table = TABLE.exec(input.name)?.[0] ?? '';
    const rows = tables.get(table) ?? [];
    rows.push(input);
    tables.set(table, rows);
  }
  return [...tables.values()].flatMap((rows) => {
    const step = Math.ceil(rows.length / MOST_OF_A_TABLE);
    return rows.filter(({ name }, index) => index % step === 0 || ALWAYS.some((one) => name.includes(one)));
  });
}

/** A command, a command with its folder, or a kind of file. */
const TABLE = /^(?:folders: \w+|[^:]+:|\w+)/;

/** @returns The number of failures */
export async function quick(): Promise<{ readonly passed: number; readonly failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'fattura-hostile-'));
  let [passed, failed] = [0, 0];
  makeInputsOf(BYTES);
  try {
    for (const [index, { name, prepare }] of chosen().entries()) {
      const own = join(folder, String(index));
      mkdirSync(own);
      const prepared = prepare(own);
      const { what, path } = prepared;
      const [result] = what === 'call' ? await measureCall([path]) : measureFiles([path]);
      const why = result === undefined ? 'not measured' : failureOf(result, prepared);
      if (why === undefined) passed += 1;
      else {
        failed += 1;
        console.log(`FAIL ${name}  ${why}`);
      }
      rmSync(own, { recursive: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { passed, failed };
}

function failureOf(result: Measured, { outcomes, milliseconds = 0 }: Prepared): string | undefined {
  if (outcomes?.includes(result.outcome) === false)
    return `${result.outcome}, expected ${outcomes.join(' or ')}`;
  const time = timeOf(result);
  return time > Math.max(MOST_MS, milliseconds) ? `${time.toFixed(0)} ms` : undefined;
}
