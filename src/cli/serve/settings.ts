/** Checks the options of `serve` before anything is started. */
import { availableParallelism } from 'node:os';
import { parseSize } from '../files/size.ts';
import { countOf, hostName, LOOPBACK_ADDRESS, portOf, tokenOf } from '../listen/options.ts';
import type { ServeCall } from './definition.ts';

export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  /** Further host names under which the server may be addressed. */
  readonly names: readonly string[];
  /** Null if everybody who reaches the server may use it. */
  readonly token: string | null;
  /** Processes that answer requests. */
  readonly processes: number;
  /** Threads of all processes together; each has at least one. */
  readonly threads: number;
  /** Requests at work or waiting, beyond which the answer is 503. */
  readonly queue: number;
  /** Milliseconds for the work on one file. */
  readonly timeout: number;
  readonly maxBytes: number;
  /** Bytes of the bodies at the same time, of all processes together. */
  readonly bodyBytes: number;
  readonly log: boolean;
  readonly json: boolean;
}

/** Beside that of the sandbox (4010). */
const PORT = 4020;

/** A connection pool of a busy client, with room for its files. */
const QUEUE = 128;

/** Seconds: several times what the largest file takes. */
const TIMEOUT = 30;

/** Bodies at the same time, as a multiple of the largest one. */
const BODIES = 8;

/** More processes gain less than their memory costs. */
const MOST_PROCESSES = 8;

/** @throws UsageError */
export function settingsOf({ options, io }: ServeCall): ServeSettings {
  const processors = availableParallelism();
  const maxBytes = parseSize(options['max-size']);
  return {
    port: portOf(options.port) ?? PORT,
    host: options.host ?? LOOPBACK_ADDRESS,
    names: (options.name ?? []).map(hostName),
    token: tokenOf(options['token-env'], io.env),
    processes:
      countOf('--processes', options.processes, { least: 1, most: 256 }) ??
      Math.min(processors, MOST_PROCESSES),
    threads: countOf('--threads', options.threads, { least: 1, most: 256 }) ?? processors,
    queue: countOf('--queue', options.queue, { least: 1, most: 1_000_000 }) ?? QUEUE,
    timeout: (countOf('--timeout', options.timeout, { least: 1, most: 3600 }) ?? TIMEOUT) * 1000,
    maxBytes,
    bodyBytes: maxBytes * BODIES,
    log: options.log === true,
    json: options.json === true,
  };
}
