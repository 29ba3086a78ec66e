/** The warning about a broken signature, in commands that use the content of a file without checking the file. */
import type { Opened } from '../../envelope/index.ts';
import type { Call } from '../command/definition.ts';
import { messagesIn } from '../messages/index.ts';
import { printError } from '../output/printError.ts';
import { signaturesOf } from './signaturesOf.ts';

/** True if a signature of the file is broken (00102), so the content may not be what was signed. */
export async function hasBrokenSignature(bytes: Uint8Array, name: string, opened?: Opened): Promise<boolean> {
  const verified = await signaturesOf(bytes, name, null, opened);
  return verified?.signatures.some(({ status }) => status === 'broken') === true;
}

/** Warns on standard error of a file with a broken signature; the exit code stays that of the command. */
export async function warnOfBrokenSignature(
  bytes: Uint8Array,
  name: string,
  {
    call,
    command,
    opened,
  }: {
    readonly call: Pick<Call, 'io' | 'language'>;
    readonly command: string;
    /** The opened file, if the caller has opened it already. */
    readonly opened?: Opened;
  },
): Promise<void> {
  if (!(await hasBrokenSignature(bytes, name, opened))) return;
  const { verify } = await messagesIn(call.language);
  await printError(call.io, command, verify.broken(name));
}
