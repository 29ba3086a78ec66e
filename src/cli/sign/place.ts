/** Names of signed files, and the warning about those that SdI rejects. */
import { basename, dirname, join } from 'node:path';
import { kindInName } from '../../envelope/index.ts';
import { type FileNameFlaw, parseFileName } from '../../model/index.ts';
import type { Input } from '../files/find.ts';
import type { Target } from '../files/target.ts';
import { nameBelow } from '../output/write.ts';
import type { SignSettings } from './settings.ts';

type Format = SignSettings['format'];

/** The path of the result; null for standard output. */
export function resultPath(
  input: Pick<Input, 'path' | 'below'>,
  target: Target | null,
  format: Format,
): string | null {
  if (target?.kind === 'stdout' || (target === null && input.path === null)) return null;
  if (target?.kind === 'file') return target.path;
  const own = input.path === null ? 'invoice.xml' : nameBelow(input.below);
  if (target !== null) return join(target.path, dirname(own), signedName(basename(own), format));
  const path = input.path ?? '';
  // In a folder of its own, because SdI accepts no other name of the same invoice.
  const folder = format === 'xades' ? join(dirname(path), 'signed') : dirname(path);
  return join(folder, signedName(basename(path), format));
}

/** `.p7m` is added once; XAdES keeps the name. */
function signedName(name: string, format: Format): string {
  return format === 'xades' || kindInName(name) === 'p7m' ? name : `${name}.p7m`;
}

/** The reason why SdI rejects a name (00001); null for a valid one. */
export function nameFlaw(path: string): FileNameFlaw | null {
  const parsed = parseFileName(basename(path));
  return parsed.kind === 'invalid' ? parsed : null;
}
