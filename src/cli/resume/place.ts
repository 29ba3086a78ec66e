import { resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';

/** The name of a journal as given, and its path. */
export interface JournalPlace {
  readonly name: string;
  readonly path: string;
}

/**
 * The place of the journal of `--resume`; null without.
 *
 * @param output The output file of the call, which would replace a journal of this name.
 * @throws UsageError
 */
export function journalPlace(
  name: string | undefined,
  cwd: string,
  output: JournalPlace | null = null,
): JournalPlace | null {
  if (name === undefined) return null;
  const path = resolve(cwd, name);
  if (output?.path === path)
    throw new UsageError(({ usage }) => usage.conflict(`--resume ${name}`, `--output ${output.name}`));
  return { name, path };
}
