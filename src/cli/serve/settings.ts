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
  /** Null if anyone who can reach the server may use it. */
  readonly token: string | null;
  /** Number of processes that answer requests. */
  readonly processes: number;
  /** Number of threads of all processes together; each process has at least one. */
  readonly threads: number;
  /** Maximum number of requests in progress or waiting; beyond it, the response is 503. */
  readonly queue: number;
  /** Maximum time for one file, in milliseconds. */
  readonly timeout: number;
  /** Milliseconds without a byte after which a connection is closed. */
  readonly idle: number;
  readonly maxBytes: number;
  /** Maximum total size of concurrent bodies in bytes, for all processes together. */
  readonly bodyBytes: number;
  readonly log: boolean;
  readonly json: boolean;
}

/** Next to the port of the sandbox (4010). */
const PORT = 4020;

/** Enough for the connection pool of a busy client. */
const QUEUE = 128;

/** Seconds: several times the duration of the largest file. */
const TIMEOUT = 30;

/** Milliseconds: more than a client that is still sending ever waits. */
const IDLE = 30_000;

/** Maximum total size of concurrent bodies, as a multiple of the largest one. */
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
    idle: IDLE,
    maxBytes,
    bodyBytes: maxBytes * BODIES,
    log: options.log === true,
    json: options.json === true,
  };
}
