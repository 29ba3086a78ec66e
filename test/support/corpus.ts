/** The public corpus next to the project, and the project's own fixtures when it is absent. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot, shared } from './shared.ts';

/** The manifest's kinds that are current invoices; all other kinds must be rejected. */
export const INVOICE_KINDS: readonly string[] = ['FPR12', 'FPA12', 'FSM10'];

export interface CorpusFile {
  readonly file: string;
  readonly kind: string;
  readonly size: number;
  /** libxml2's verdict with the official schema, from the manifest; null if it was not run. */
  readonly verdict: boolean | null;
}

interface ManifestEntry {
  readonly file: string;
  readonly kind: string;
  readonly size: number;
  readonly xsd_valid?: boolean | null;
  readonly xsd_valid_combined123?: boolean | null;
}

/** The corpus as listed in its manifest; empty if it is absent. */
export function corpusFiles(): readonly CorpusFile[] {
  if (!shared.present) return [];
  const entries = JSON.parse(
    readFileSync(join(shared.corpus, 'manifest.json'), 'utf8'),
  ) as readonly ManifestEntry[];
  return entries.map(({ file, kind, size, xsd_valid, xsd_valid_combined123 }) => ({
    file,
    kind,
    size,
    // The simplified invoice was only checked against its own schema, as `xsd_valid` (README of the corpus).
    verdict: xsd_valid_combined123 ?? xsd_valid ?? null,
  }));
}

export function corpusBytes(file: string): Uint8Array {
  return readFileSync(join(shared.corpus, 'files', file));
}

export function corpusInvoices(): readonly CorpusFile[] {
  return corpusFiles().filter((each) => INVOICE_KINDS.includes(each.kind));
}

export interface FixtureFile {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** True if its structure is valid. */
  readonly valid: boolean;
}

/** The project's own XML fixtures, without the hostile ones and the example of an inbox. */
export function fixtureFiles(): readonly FixtureFile[] {
  const folder = join(projectRoot, 'fixtures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.xml') && !/^(?:hostile|inbox|retired)/.test(file))
    .sort()
    .map((file) => ({
      file: basename(file),
      bytes: readFileSync(join(folder, file)),
      valid: /^(?:valid|structure)/.test(file),
    }));
}
