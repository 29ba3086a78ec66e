/** Reads and validates files, and verifies their signatures, in a separate process. */
import { readFileSync } from 'node:fs';
import type { open } from '../../src/envelope/index.ts';
import type { verifySignatures } from '../../src/envelope/signatures/index.ts';
import type { validate } from '../../src/validate/index.ts';
import type { readInvoice } from '../../src/xml/index.ts';
import { invoice } from '../../test/hostile/build.ts';
import { type Measured, megabytesSince, memoryNow, stopwatch } from './measured.ts';

/** The library: from the sources, or built. */
export interface Library {
  readonly open: typeof open;
  readonly readInvoice: typeof readInvoice;
  readonly validate: typeof validate;
  readonly verifySignatures: typeof verifySignatures;
}

/** The small invoice comes first, so that loading and compiling are not measured. */
export async function measureFiles(files: readonly string[], library: Library): Promise<readonly Measured[]> {
  for (const small of [invoice(), invoice().replace('RF01', 'x'), '{"versione":"FPR12"}']) {
    library.readInvoice(small);
    library.validate(small);
  }
  const results: Measured[] = [];
  for (const file of files) {
    const isSigned = /\.(?:p7m|signed\.xml)$/.test(file);
    results.push(isSigned ? await measureSigned(file, library) : measureFile(file, library));
  }
  return results;
}

function measureFile(file: string, { readInvoice, validate }: Library): Measured {
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

async function measureSigned(file: string, { open, verifySignatures }: Library): Promise<Measured> {
  // Loaded for signed files only: the memory that loading takes would hide what other files need.
  const [{ nodeCrypto }, { signedFile }] = await Promise.all([
    import('../../src/cli/process/nodeCrypto.ts'),
    import('../../test/support/signerWriter.ts'),
  ]);
  const input = new Uint8Array(readFileSync(file));
  const crypto = nodeCrypto();
  await verifySignatures(open(signedFile()), { crypto });
  const before = memoryNow();
  const opening = stopwatch();
  const opened = open(input, file);
  const times = { open: opening() };
  const verifying = stopwatch();
  const reports = await verifySignatures(opened, { crypto });
  const counts = new Map<string, number>();
  for (const { status } of reports) counts.set(status, (counts.get(status) ?? 0) + 1);
  return {
    times: { ...times, verify: verifying() },
    megabytes: megabytesSince(before),
    outcome: [...counts].map(([status, count]) => `${status} ${count}`).join(', ') || `${opened.reason}`,
  };
}
