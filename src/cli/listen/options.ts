/** The options of commands that listen, checked before anything is started. */
import { UsageError } from '../command/usageError.ts';
import type { Io } from '../process/io.ts';

export const LOOPBACK_ADDRESS = '127.0.0.1';

const LAST_PORT = 65_535;

/** Shorter tokens can be guessed. */
const SHORTEST_TOKEN = 16;

/** @throws UsageError */
export function countOf(
  option: string,
  text: string | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < least || count > most)
    throw new UsageError(({ listen }) => listen.noNumber(option, text, { least, most }));
  return count;
}

/** The value of --port. @throws UsageError */
export const portOf = (text: string | undefined): number | undefined =>
  countOf('--port', text, { least: 0, most: LAST_PORT });

/** The value of --name: a host name without scheme, port and path. @throws UsageError */
export function hostName(text: string): string {
  if (!/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text))
    throw new UsageError(({ sandbox }) => sandbox.noHostName('--name', text));
  return text;
}

/**
 * The token of --token-env, read from a variable: other users of the machine can see command lines.
 * @returns null without the option
 * @throws UsageError
 */
export function tokenOf(name: string | undefined, env: Io['env']): string | null {
  if (name === undefined) return null;
  const token = env[name];
  if (token === undefined || !/^[\x21-\x7e]+$/.test(token) || token.length < SHORTEST_TOKEN)
    throw new UsageError(({ listen }) => listen.noToken(name, SHORTEST_TOKEN));
  return token;
}
