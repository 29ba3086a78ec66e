/** File names of parts. */
import { MAX_NAME } from './limits.ts';
import type { Parametrized } from './parameters.ts';

/**
 * The file name of a part, without control characters and without folders, which may belong to another system or lead
 * outside the target folder. Null without a name.
 */
export function fileNameOf(disposition: Parametrized | null, type: Parametrized | null): string | null {
  const given = disposition?.parameters.get('filename') ?? type?.parameters.get('name');
  if (given === undefined) return null;
  const name = given
    .slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .trim();
  if (name === '' || /^\.{1,2}$/.test(name)) return null;
  return name.length > MAX_NAME ? name.slice(-MAX_NAME) : name;
}
