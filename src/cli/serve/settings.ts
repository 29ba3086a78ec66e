/** Checks the options of `serve` before anything is started. */
import { availableParallelism } from 'node:os';
import { UsageError } from '../command/usageError.ts';
import { parseSize } from '../files/size.ts';
import type { ServeCall } from './definition.ts';

export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  /** Further host names under which the server may be addressed. */
  readonly names: readonly string[];
  /** Null if everybody who reaches the server may use it. */
  readonly token: string | null;
  readonly threads: number;
  /** Requests at work or waiting, beyond which the answer is 503. */
  readonly queue: number;
  /** Milliseconds for the work on one file. */
  readonly timeout: number;
  readonly maxBytes: number;
  readonly log: boolean;
  readonly json: boolean;
}

/** Beside that of the sandbox (4010). */
const PORT = 4020;

const LOOPBACK_ADDRESS = '127.0.0.1';

/** A connection pool of a busy client, with room for its files. */
const QUEUE = 128;

/** Seconds: several times what the largest file takes. */
const TIMEOUT = 30;

const LAST_PORT = 65_535;

/** Shorter tokens can be guessed. */
const SHORTEST_TOKEN = 16;

/** @throws UsageError */
export function settingsOf({ options, io }: ServeCall): ServeSettings {
  return {
    port: countOf('--port', options.port, { least: 0, most: LAST_PORT }) ?? PORT,
    host: options.host ?? LOOPBACK_ADDRESS,
    names: (options.name ?? []).map(hostName),
    token: tokenOf(options['token-env'], io.env),
    threads: countOf('--threads', options.threads, { least: 1, most: 256 }) ?? availableParallelism(),
    queue: countOf('--queue', options.queue, { least: 1, most: 1_000_000 }) ?? QUEUE,
    timeout: (countOf('--timeout', options.timeout, { least: 1, most: 3600 }) ?? TIMEOUT) * 1000,
    maxBytes: parseSize(options['max-size']),
    log: options.log === true,
    json: options.json === true,
  };
}

function countOf(
  option: string,
  text: string | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < least || count > most)
    throw new UsageError(({ serve }) => serve.noNumber(option, text, { least, most }));
  return count;
}

/** Accepts a host name without scheme, port and path. */
function hostName(text: string): string {
  if (!/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text))
    throw new UsageError(({ sandbox }) => sandbox.noHostName('--name', text));
  return text;
}

/** Reads the token from an environment variable: other users of the machine can see command lines. */
function tokenOf(name: string | undefined, env: ServeCall['io']['env']): string | null {
  if (name === undefined) return null;
  const token = env[name];
  if (token === undefined || !/^[\x21-\x7e]+$/.test(token) || token.length < SHORTEST_TOKEN)
    throw new UsageError(({ serve }) => serve.noToken(name, SHORTEST_TOKEN));
  return token;
}
