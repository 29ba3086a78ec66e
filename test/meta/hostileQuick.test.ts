/**
 * Law 5 on a small scale, for every run of the gate: small inputs, one after the other. `npm run hostile` measures
 * large ones, each in a separate process, including memory. The gate runs no other tests beside this file, because it measures time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HostileInput, hostileInputs } from '../../scripts/hostile/inputs.ts';
import { measureCall } from '../../scripts/hostile/measureCall.ts';
import { timeOf } from '../../scripts/hostile/measured.ts';
import { measureFiles } from '../../scripts/hostile/measureFile.ts';
import { withReason } from '../../scripts/hostile/outcome.ts';
import { main } from '../../src/cli/main.ts';
import { open } from '../../src/envelope/index.ts';
import { verifySignatures } from '../../src/envelope/signatures/index.ts';
import { validate } from '../../src/validate/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { LIMIT, makeInputsOf } from '../hostile/build.ts';

/** Small, but large enough to reveal quadratic work: an amount of 200 kB took 17 seconds. */
const BYTES = 150_000;

/** Far above normal times, far below those of quadratic work; `npm run hostile` measures memory. */
const MOST_MS = 1_500;

/** A busy machine must not fail the test: slow inputs are measured again. */
const ATTEMPTS = 2;

/** Archives of a fixed size, regardless of the size requested; or slow by nature, and measured by one row. */
const LEFT_OUT = /^(?:archives|yaml|new): |^pdf: (?!a description of 5 MB|lines that are alike)/;

/** Rows of each table, evenly chosen: all of them take a minute. */
const MOST_OF_A_TABLE = 6;

/** Rows that failed once. */
const ALWAYS = [
  'an amount of figures',
  'an amount of zeros',
  'amounts of 5 MB',
  'texts of 5 MB',
  'texts of blanks',
  'fix: JSON: bodies',
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

/** A command, a command and its folder, or a file kind. */
const TABLE = /^(?:folders: \w+|[^:]+:|\w+)/;

const library = { open, readInvoice, validate, verifySignatures };

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
    const { what, path, outcomes } = prepare(own);
    let time = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && time > MOST_MS; attempt += 1) {
      const [result] =
        what === 'call' ? await measureCall([path], main) : await measureFiles([path], library);
      if (result === undefined) throw new Error(`${name} was not measured`);
      if (outcomes !== undefined) expect(outcomes).toContain((await withReason(result)).outcome);
      time = timeOf(result);
    }
    rmSync(own, { recursive: true });
    expect(time).toBeLessThanOrEqual(MOST_MS);
  },
  60_000,
);
