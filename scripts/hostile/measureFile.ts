/** Reads and validates files, in a separate process. */
import { readFileSync } from 'node:fs';
import { validate } from '../../src/validate/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { invoice } from '../../test/hostile/build.ts';
import { type Measured, megabytesSince, memoryNow, stopwatch } from './measured.ts';

/** The small invoice comes first, so that loading and compiling are not measured. */
export function measureFiles(files: readonly string[]): readonly Measured[] {
  for (const small of [invoice(), invoice().replace('RF01', 'x'), '{"versione":"FPR12"}']) {
    readInvoice(small);
    validate(small);
  }
  return files.map(measureFile);
}

function measureFile(file: string): Measured {
  const input = readFileSync(file);
  const before = memoryNow();
  const reading = stopwatch();
  if (!file.endsWith('.json')) readInvoice(input);
  const read = reading();
  // Memory left over from the first call is not counted for the second.
  globalThis.gc?.();
  const validating = stopwatch();
  const report = validate(input);
  const times = { read, validate: validating() };
  return {
    times,
    megabytes: megabytesSince(before),
    outcome: `${report.verdict} ${report.findings.length + report.omitted}`,
  };
}
