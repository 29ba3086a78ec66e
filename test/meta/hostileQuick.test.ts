/**
 * Law 5 in small, for every run of the gate: small inputs, one after the other. `npm run hostile` measures large ones,
 * each in a process of its own, with their memory.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HostileInput, hostileInputs } from '../../scripts/hostile/inputs.ts';
import { measureCall } from '../../scripts/hostile/measureCall.ts';
import { timeOf } from '../../scripts/hostile/measured.ts';
import { measureFiles } from '../../scripts/hostile/measureFile.ts';
import { LIMIT, makeInputsOf } from '../hostile/build.ts';
import { runs } from '../support/thorough.ts';

/** Small, and big enough for what is quadratic to show: an amount of 200 kB took 17 seconds. */
const BYTES = 150_000;

/**
 * Far over what any of them takes on a busy machine, under what quadratic work takes: an amount of 150 kB took ten
 * seconds. Memory and the law's second are left to `npm run hostile`.
 */
const MOST_MS = 6_000;

/** Made of archives of a size of their own, whatever the size asked for; or slow by nature, and measured by one row. */
const LEFT_OUT = /^(?:archives|yaml|new): |^pdf: (?!a description of 5 MB|lines that are alike)/;

/** Rows of each table, evenly chosen: all take a minute. */
const MOST_OF_A_TABLE = runs(10);

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

/** A command, a command and its folder, or a kind of file. */
const TABLE = /^(?:folders: \w+|[^:]+:|\w+)/;

const folder = mkdtempSync(join(tmpdir(), 'fattura-hostile-'));
beforeAll(() => makeInputsOf(BYTES));
afterAll(() => {
  makeInputsOf(LIMIT);
  rmSync(folder, { recursive: true, force: true });
});

it.each(chosen())(
  '$name',
  async ({ name, prepare }) => {
    const own = mkdtempSync(join(folder, 'row-'));
    const { what, path, outcomes, milliseconds = 0 } = prepare(own);
    const [result] = what === 'call' ? await measureCall([path], { warmUps: 0 }) : measureFiles([path]);
    rmSync(own, { recursive: true });
    if (result === undefined) throw new Error(`${name} was not measured`);
    if (outcomes !== undefined) expect(outcomes).toContain(result.outcome);
    expect(timeOf(result)).toBeLessThanOrEqual(Math.max(MOST_MS, milliseconds));
  },
  60_000,
);
