/** Names of signed files, and the warning about those that SdI rejects. */
import { basename, dirname, join } from 'node:path';
import { kindInName, stemOf } from '../../envelope/index.ts';
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
  if (target !== null) return join(target.path, dirname(own), signedName(basename(own), format, true));
  const path = input.path ?? '';
  return join(dirname(path), signedName(basename(path), format, false));
}

/** `.p7m` is added once; XAdES keeps the name in another folder. */
function signedName(name: string, format: Format, inFolder: boolean): string {
  if (format === 'cades') return kindInName(name) === 'p7m' ? name : `${name}.p7m`;
  return inFolder ? name : `${stemOf(name)}_signed.xml`;
}

/** The reason why SdI rejects a name (00001); null for a valid one. */
export function nameFlaw(path: string): FileNameFlaw | null {
  const parsed = parseFileName(basename(path));
  return parsed.kind === 'invalid' ? parsed : null;
}
