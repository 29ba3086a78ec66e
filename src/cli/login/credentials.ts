/** Finds the address and the key, and asks for them if missing. */
import { UsageError } from '../command/usageError.ts';
import { readStreamUpTo } from '../files/read.ts';
import type { Messages } from '../messages/messages.ts';
import type { Io } from '../process/io.ts';
import { readLogin } from '../service/savedLogin.ts';

/** @throws UsageError if there is none. */
export async function findBaseUrl(asked: string | null, io: Io, { login }: Messages): Promise<string> {
  const known = asked ?? (io.env['FATTURA_BASE_URL'] || (await readLogin(io.env))?.baseUrl);
  const found = known ?? (await io.ask(login.askBaseUrl))?.trim();
  if (!found) throw new UsageError(({ service }) => service.noBaseUrl);
  return found;
}

/** Maximum size of input that may contain a key. */
const LONGEST_KEY = 10_000;

/** @throws UsageError if there is none. */
export async function findKey(io: Io, { login }: Messages): Promise<string> {
  const key =
    io.env['FATTURA_API_KEY'] || (await io.ask(login.askKey, { hidden: true })) || (await readKey(io));
  const trimmed = key.trim();
  if (trimmed === '') throw new UsageError((messages) => messages.login.noKey);
  return trimmed;
}

async function readKey(io: Io): Promise<string> {
  if (io.stdin.isTTY) return '';
  const read = await readStreamUpTo(io.stdin.chunks(), LONGEST_KEY);
  if (!read.ok) return '';
  // TextDecoder drops a byte order mark, which editors on Windows may add.
  return new TextDecoder().decode(read.bytes).split(/\r?\n/, 1)[0] ?? '';
}
