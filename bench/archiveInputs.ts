/** Archives for the measurements: 3,000 invoices, and 3,000 signed ones; written once to .bench/archives. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedFile } from '../test/support/signerWriter.ts';
import { zipOf } from '../test/support/zipBuilder.ts';
import type { InputSet } from './inputs.ts';
import { invoice, random } from './invoice.ts';

/** Incremented with the generator, so that outdated inputs are not measured. */
const VERSION = '1';
const SEED = 20_261_124;
const COUNT = 3_000;

/** Number of files with a signature of their own; the archive repeats them under other names. */
const SIGNED = 100;

const plain = { accents: true, prefix: 'p', indent: true, newline: '\n', words: 6 } as const;

function make(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const chance = random(SEED);
  const names = Array.from(
    { length: COUNT },
    (_, n) => `XML/IT01234567890_${String(n).padStart(5, '0')}.xml`,
  );
  const invoices = names.map((name, n) => ({
    name,
    content: invoice({ ...plain, number: n + 1, lines: 1 + (n % 20) }, chance),
  }));
  const signed = invoices
    .slice(0, SIGNED)
    .map(({ content }) => signedFile({ key: 'RSA 2048', content: Buffer.from(content) }));
  writeFileSync(join(folder, 'invoices.zip'), zipOf(invoices));
  writeFileSync(
    join(folder, 'signed.zip'),
    zipOf(names.map((name, n) => ({ name: `${name}.p7m`, content: signed[n % SIGNED] ?? '' }))),
  );
  writeFileSync(join(folder, 'version'), VERSION);
}

/** An archive counts as the files in it. */
export interface ArchiveSet extends InputSet {
  readonly entries: number;
}

export function archiveInputs(root: string): readonly ArchiveSet[] {
  const folder = join(root, '.bench/archives');
  const marker = join(folder, 'version');
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== VERSION) make(folder);
  return [
    ['invoices', 'invoices in an archive'],
    ['signed', 'signed invoices (p7m) in an archive'],
  ].map(([name = '', what = '']) => {
    const file = join(folder, `${name}.zip`);
    const title = `${COUNT.toLocaleString('en')} ${what}`;
    return { name, title, files: [file], bytes: statSync(file).size, valid: COUNT, entries: COUNT };
  });
}
