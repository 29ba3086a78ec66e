/** Messages of SdI: those of the fixtures, one of each kind, and those of the corpus. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { InputSet } from './inputs.ts';

const KINDS: ReadonlySet<string> = new Set(['RC', 'NS', 'MC', 'NE', 'DT', 'AT', 'MT', 'EC', 'SE']);

interface CorpusFile {
  readonly file: string;
  readonly kind: string;
  readonly xsd_valid?: boolean;
}

export function messageInputs(root: string): readonly InputSet[] {
  const fixtures = join(root, 'fixtures/messages');
  const own = readdirSync(fixtures).map((file) => join(fixtures, file));
  const sets = [setOf('messages', 'messages of SdI, of each kind', own, own.length)];
  const corpus = join(root, '../shared/corpus');
  if (!existsSync(corpus)) return sets;
  const manifest = JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8')) as readonly CorpusFile[];
  const found = manifest.filter(({ kind }) => KINDS.has(kind));
  const files = found.map(({ file }) => join(corpus, 'files', file));
  const valid = found.filter(({ xsd_valid: isValid }) => isValid === true).length;
  return [...sets, setOf('corpusMessages', 'messages of the corpus', files, valid)];
}

function setOf(name: string, title: string, files: readonly string[], valid: number): InputSet {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { name, title, files, bytes, valid };
}
