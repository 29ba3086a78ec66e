import { resolve } from 'node:path';

/** The name of a journal as given, and its path. */
export interface JournalPlace {
  readonly name: string;
  readonly path: string;
}

/** The place of the journal of `--resume`; null without. */
export function journalPlace(name: string | undefined, cwd: string): JournalPlace | null {
  return name === undefined ? null : { name, path: resolve(cwd, name) };
}
