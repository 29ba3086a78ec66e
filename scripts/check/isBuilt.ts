import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** True if the built file exists and no source below the folder is newer. */
export function isBuilt(built: string, sources: string): boolean {
  const made = statSync(built, { throwIfNoEntry: false })?.mtimeMs;
  if (made === undefined) return false;
  return readdirSync(sources, { recursive: true, encoding: 'utf8' }).every(
    (name) => statSync(join(sources, name)).mtimeMs <= made,
  );
}
