/** Our check of a rejected invoice that lies beside the message about it. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { romeDay } from '../../model/index.ts';
import { compareRejection, type MessageReport, type RejectionComparison } from '../../validate/index.ts';
import { readFileUpTo } from '../files/read.ts';
import { checkEither } from '../input/checkEither.ts';
import { today } from '../process/clock.ts';
import { signaturesOf } from '../signatures/signaturesOf.ts';
import type { VerifySettings } from '../signatures/verifyFile.ts';

interface BesideSettings {
  readonly maxBytes: number;
  readonly signatures: VerifySettings | null;
}

/** Null if the file is not there or cannot be read. The day of the check is that on which SdI received the file. */
export async function compareBeside(
  { content, receivedAt, errors }: MessageReport,
  path: string,
  { maxBytes, signatures }: BesideSettings,
): Promise<RejectionComparison | null> {
  const file = fileBeside(path, textOf(content['nome_file']));
  const found = file === null ? null : await readFileUpTo(join(dirname(path), file), maxBytes);
  if (file === null || found === null || !found.ok) return null;
  const { bytes } = found;
  const asOf = romeDay(receivedAt ?? '') ?? today();
  const verified =
    signatures === null
      ? null
      : await signaturesOf(bytes, file, { ...signatures, asOf, asOfIsToday: receivedAt === null });
  const { report } = await checkEither(bytes, {
    file,
    maxBytes,
    asOf,
    only: 'controls',
    asSent: true,
    ...(verified === null ? {} : { signatures: verified.signatures }),
  });
  const hash = textOf(content['hash'])?.toLowerCase() ?? null;
  const isSameFile = hash === null ? null : createHash('sha256').update(bytes).digest('hex') === hash;
  return compareRejection(errors, report, isSameFile);
}

/** The names of the last folder: many messages of one folder are checked in a row. */
let known: { readonly folder: string; readonly names: ReadonlyMap<string, string> } | undefined;

/** The name of a file in the folder of the message, in any case; null if there is none. Names with folders have none. */
function fileBeside(path: string, name: string | null): string | null {
  if (name === null) return null;
  const folder = dirname(path);
  if (known?.folder !== folder) known = { folder, names: namesIn(folder) };
  return known.names.get(name.toLowerCase()) ?? null;
}

function namesIn(folder: string): ReadonlyMap<string, string> {
  try {
    return new Map(readdirSync(folder).map((name) => [name.toLowerCase(), name]));
  } catch {
    return new Map();
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
