/** Checks a rejected invoice that is next to the message about it. */
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { romeDay } from '../../model/index.ts';
import { compareRejection, type MessageReport, type RejectionComparison } from '../../validate/index.ts';
import { besideOf } from '../files/companions.ts';
import type { Input } from '../files/find.ts';
import { readFileUpTo } from '../files/read.ts';
import { checkEither } from '../input/checkEither.ts';
import { today } from '../process/clock.ts';
import { signaturesOf } from '../signatures/signaturesOf.ts';
import type { VerifySettings } from '../signatures/verifyFile.ts';

interface BesideSettings {
  readonly maxBytes: number;
  readonly signatures: VerifySettings | null;
}

/**
 * Null if the invoice is neither in the folder nor in the archive of the message, or cannot be read. It is checked as
 * of the day on which SdI received it.
 */
export async function compareBeside(
  { content, receivedAt, errors }: MessageReport,
  input: Input,
  { maxBytes, signatures }: BesideSettings,
): Promise<RejectionComparison | null> {
  const name = textOf(content['nome_file']);
  const found = name === null ? null : await invoiceBeside(input, name, maxBytes);
  if (found === null) return null;
  const { file, bytes } = found;
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

interface InvoiceBeside {
  readonly file: string;
  readonly bytes: Uint8Array;
}

async function invoiceBeside(input: Input, name: string, maxBytes: number): Promise<InvoiceBeside | null> {
  const { inside, path } = input;
  if (inside !== undefined) {
    if (inside.invoice?.name.toLowerCase() !== name.toLowerCase()) return null;
    const bytes = await (await import('../containers/readMember.ts')).invoiceBytes(input, maxBytes);
    return bytes === null ? null : { file: inside.invoice.name, bytes };
  }
  const file = path === null ? null : besideOf(path, name);
  const found =
    path === null || file === null ? null : await readFileUpTo(join(dirname(path), file), maxBytes);
  return file !== null && found?.ok === true ? { file, bytes: found.bytes } : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
