/** A hundred invoices as PDFs: one call of the command, compared with a program that uses the library. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Comparison } from './groups.ts';
import type { InputSet } from './inputs.ts';
import { alternate } from './measure.ts';
import type { Workshop } from './prepare.ts';
import { timed } from './processTime.ts';

const LIBRARY = 'a program with the library';

const COUNT = 100;

/** Processor time from the start of each process to its end; both read the same files and write a PDF for each. */
export function pdfs({ root }: Workshop, invoices: InputSet, repeats: number): Comparison {
  const files = invoices.files.slice(0, COUNT);
  const folder = mkdtempSync(join(tmpdir(), 'fattura-bench-'));
  const env = { XDG_CACHE_HOME: folder };
  const show = ['show', '--out-dir', join(folder, 'command'), '--overwrite', ...files];
  const subjects = [
    timed(LIBRARY, [join(root, '.bench/subjects/renderPdfs.js'), folder, ...files]),
    timed('fattura show --out-dir', [join(root, 'dist/cli/bin.cjs'), ...show], { env }),
  ];
  // The first call of the command fills the code cache.
  for (const { run } of subjects) run();
  const results = alternate(subjects, repeats);
  rmSync(folder, { recursive: true });
  return {
    group: 'pdfs',
    title: 'PDFs',
    set: `${COUNT} invoices`,
    files: COUNT,
    bytes: 0,
    valid: 1,
    baseline: LIBRARY,
    results,
  };
}
